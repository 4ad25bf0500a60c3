package ecumene.map.board;

import ecumene.language.Language;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where things stand in an area: its name in every language, its limit, a city (on the site, if
 * there is one), the token stacks of four owners, and ships where it has water.
 */
public record Anchors(
    Map<Language, Label> labels, Spot limit, Spot city, List<Spot> stacks, @Nullable Spot ships) {

  public Label label(Language language) {
    return Objects.requireNonNull(labels.get(language));
  }
}
