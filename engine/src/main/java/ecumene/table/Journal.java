package ecumene.table;

import java.util.ArrayList;
import java.util.List;

/** The replies given so far, in the order in which they were accepted. */
public record Journal(List<Reply> replies) {
  public static final Journal EMPTY = new Journal(List.of());

  public Journal {
    replies = List.copyOf(replies);
  }

  public Journal plus(Reply reply) {
    var longer = new ArrayList<Reply>(replies.size() + 1);
    longer.addAll(replies);
    longer.add(reply);
    return new Journal(longer);
  }
}
