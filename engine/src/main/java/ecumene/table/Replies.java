package ecumene.table;

import java.util.List;

/** Where answers come from. */
@FunctionalInterface
public interface Replies {

  /** The next answer to any one of the open questions, which are never empty. */
  Given next(List<Question<?>> open);
}
