package ecumene.table;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.facts.TradeCard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is told to people: a template, and what fills its gaps one after the other. It becomes text
 * only where somebody reads it, in their language; here, in English. A gap is written as its
 * filling is: {@code {advance}} by its id, {@code {Advance}} as it is printed. What has to agree
 * with a number stands in its gap, for one and for several: {@code {due} [due:city is|cities are]
 * due}.
 *
 * <p>A template stands where the sentence is made, as a literal, so that all of them can be found
 * and translated.
 *
 * @param arguments numbers, words that are the same in every language, what {@code facts} has, and
 *     parts that are sentences themselves
 */
public record Sentence(String template, List<Object> arguments) {
  private static final Pattern GAP = Pattern.compile("\\{([A-Za-z]+)}");
  private static final Pattern AGREEMENT =
      Pattern.compile("\\[([A-Za-z]+):([^|\\]]+)\\|([^|\\]]+)]");

  public static Sentence of(String template, Object... arguments) {
    return new Sentence(template, List.of(arguments));
  }

  /** The names of the gaps of a template, in their order. */
  public static List<String> gaps(String template) {
    return GAP.matcher(template).results().map(gap -> gap.group(1)).toList();
  }

  /** What fills each gap. */
  public Map<String, Object> fillings() {
    var fillings = new LinkedHashMap<String, Object>();
    var gaps = gaps(template);
    for (int i = 0; i < gaps.size(); i++) {
      fillings.put(gaps.get(i), arguments.get(i));
    }
    return fillings;
  }

  /** In English. */
  @Override
  public String toString() {
    var fillings = fillings();
    var agreed =
        AGREEMENT
            .matcher(template)
            .replaceAll(it -> it.group(Objects.equals(fillings.get(it.group(1)), 1) ? 2 : 3));
    var filling = arguments.iterator();
    return GAP.matcher(agreed)
        .replaceAll(gap -> Matcher.quoteReplacement(told(filling.next(), gap.group(1))));
  }

  private static String told(Object argument, String gap) {
    boolean printed = Character.isUpperCase(gap.charAt(0));
    return switch (argument) {
      case Civilization civilization -> printed ? civilization.label() : civilization.id();
      case Advance advance -> printed ? advance.label() : advance.id();
      case TradeCard card -> printed ? card.label() : card.id();
      case Area _, Areas _, Seats _, Commodities _, Sentence _, Number _, String _ ->
          argument.toString();
      default -> throw new IllegalArgumentException("no sentence tells of " + argument.getClass());
    };
  }
}
