package ecumene.wire.form;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Which words somebody may have meant. */
public final class Spelling {
  private static final int MOST_SLIPS = 2;
  private static final int LETTERS_PER_SLIP = 3;
  private static final int LONG_PART = 4;

  private Spelling() {}

  /** The words nearest to this one, if they are near enough for its length. */
  public static List<String> near(String written, Collection<String> words) {
    var word = written.toLowerCase(Locale.ROOT);
    var near = misspelt(word, words);
    return near.isEmpty() && word.length() >= LONG_PART
        ? words.stream().filter(it -> it.contains(word)).toList()
        : near;
  }

  private static List<String> misspelt(String word, Collection<String> words) {
    int farthest = Math.min(MOST_SLIPS, word.length() / LETTERS_PER_SLIP);
    int nearest = words.stream().mapToInt(it -> distance(word, it)).min().orElse(word.length());
    return nearest > farthest
        ? List.of()
        : words.stream().filter(it -> distance(word, it) == nearest).toList();
  }

  /** How many letters have to be added, left out or changed. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
