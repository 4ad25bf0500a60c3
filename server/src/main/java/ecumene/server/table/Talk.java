package ecumene.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is said at the table and about it.
 *
 * @param webhook where news go; null: nowhere
 * @param keyChanges how often keys of seats have changed
 */
record Talk(List<Remark> remarks, @Nullable String webhook, int keyChanges) {

  Talk {
    remarks = List.copyOf(remarks);
  }

  Talk and(Remark remark) {
    var more = new ArrayList<>(remarks);
    more.add(remark);
    return new Talk(more, webhook, keyChanges);
  }

  Talk withWebhook(@Nullable String url) {
    return new Talk(remarks, url, keyChanges);
  }

  Talk newKeys() {
    return new Talk(remarks, webhook, keyChanges + 1);
  }
}
