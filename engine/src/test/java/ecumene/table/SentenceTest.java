package ecumene.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import java.time.DayOfWeek;
import org.junit.jupiter.api.Test;

class SentenceTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area RHODES = Area.of("rhodes");

  private static String tell(String template, Object... arguments) {
    return Sentence.of(template, arguments).toString();
  }

  @Test
  void gapsAreFilledOneAfterTheOther() {
    assertThat(tell("that is {damage} damage, {due} are due", 4, 5))
        .isEqualTo("that is 4 damage, 5 are due");
    assertThat(tell("you are not done")).isEqualTo("you are not done");
    assertThat(tell("{to} is not adjacent to {from} by land", KNOSSOS, RHODES))
        .isEqualTo("knossos is not adjacent to rhodes by land");
  }

  @Test
  void listsAreToldByIds() {
    assertThat(tell("{seats} can not be named", Seats.of(Civilization.ROME, Civilization.MINOA)))
        .isEqualTo("minoa, rome can not be named");
    assertThat(tell("{cards}", Commodities.of(Commodity.IRON, Commodity.OCHRE, Commodity.OCHRE)))
        .isEqualTo("2 ochre, iron");
    assertThat(tell("{areas}", Areas.of(KNOSSOS))).isEqualTo("knossos");
  }

  @Test
  void aGapWithACapitalIsToldAsItIsPrinted() {
    assertThat(tell("{Advance}, not {advance}", Advance.TRADE_ROUTES, Advance.TRADE_ROUTES))
        .isEqualTo("Trade Routes, not trade-routes");
    assertThat(tell("{Seat}, not {seat}", Civilization.ROME, Civilization.ROME))
        .isEqualTo("Rome, not rome");
    assertThat(tell("{Calamity}, not {card}", CalamityCard.CIVIL_WAR, Commodity.OIL))
        .isEqualTo("Civil War, not oil");
  }

  @Test
  void whatAgreesWithANumberIsToldForOneOrForSeveral() {
    assertThat(tell("{cities} [cities:city is|cities are] in stock", 1))
        .isEqualTo("1 city is in stock");
    assertThat(tell("{cities} [cities:city is|cities are] in stock", 0))
        .isEqualTo("0 cities are in stock");
    assertThat(tell("{area}: at most {most} [most:token|tokens]", KNOSSOS, 3))
        .isEqualTo("knossos: at most 3 tokens");
    assertThat(Sentence.gaps("{area}: at most {most} [most:token|tokens]"))
        .containsExactly("area", "most");
  }

  @Test
  void aPartCanBeASentenceItself() {
    assertThat(tell("{place}: too long", Sentence.of("line {number}", 7)))
        .isEqualTo("line 7: too long");
  }

  @Test
  void whatFillsAGapIsNotReadAsATemplate() {
    assertThat(tell("{first} and {second}", "{second} $1 \\", 2)).isEqualTo("{second} $1 \\ and 2");
  }

  @Test
  void fillingsHaveTheNamesOfTheirGaps() {
    assertThat(Sentence.of("{area} has {count} to move", KNOSSOS, 3).fillings())
        .containsExactly(entry("area", KNOSSOS), entry("count", 3));
  }

  @Test
  void nothingElseCanBeTold() {
    assertThatIllegalArgumentException().isThrownBy(() -> tell("{day}", DayOfWeek.MONDAY));
  }

  @Test
  void aRefusalIsToldWithItsRule() {
    assertThat(new Refusal("P9.21", "that is {damage} damage, {due} are due", 4, 5))
        .hasToString("P9.21: that is 4 damage, 5 are due")
        .isEqualTo(new Refusal("P9.21", "that is {damage} damage, {due} are due", 4, 5))
        .isNotEqualTo(new Refusal("P9.21", "that is {damage} damage, {due} are due", 4, 6));
  }
}
