package ecumene.wire;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.Offer;
import ecumene.event.Event;
import ecumene.event.Price;
import ecumene.event.Ruled;
import ecumene.example.Page;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.loss.Fate;
import ecumene.movement.MoveTokens;
import ecumene.purchase.PriceList;
import ecumene.table.Question;
import ecumene.wire.form.Kebab;
import ecumene.wire.form.Kind;
import ecumene.world.World;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** The page on the referee shows every kind of question with legal answers, and every event. */
class DocumentedKindsTest {
  private static Page page = new Page("", List.of());

  @BeforeAll
  static void read() throws IOException {
    page = Page.of("referee.md");
  }

  static List<Class<?>> questions() {
    return Kinds.ofQuestions();
  }

  static List<Class<?>> events() {
    return Kinds.of(Event.class);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void questionsAreShownWithLegalAnswersOfEveryKind(Class<?> type) {
    var section = page.json(Kind.of(type));
    assertThat(section).as(missing(type)).hasSizeGreaterThanOrEqualTo(2);
    var question = question(section.getFirst(), type);
    var kinds = new ArrayList<Class<?>>();
    for (var block : section.subList(1, section.size())) {
      var shown = Wire.JSON.readTree(block);
      if (shown.path("kind").asString("").equals(Kind.of(type))) {
        question = question(block, type);
      } else {
        var read = Wire.answer(shown, question);
        assertThat(question.judgeAny(read)).as(block).isNull();
        kinds.add(read.getClass());
      }
    }
    for (var kind : Kinds.of(question.answerType())) {
      assertThat(kinds).as(missing(type, kind)).contains(kind);
    }
  }

  private static Question<?> question(String block, Class<?> type) {
    var shown = Wire.JSON.readTree(block);
    var question = (Question<?>) QUESTIONS.treeToValue(shown, type);
    assertThat(Wire.JSON.<JsonNode>valueToTree(question)).isEqualTo(shown);
    return question;
  }

  /** What the author of a new kind can begin with. */
  private static String missing(Class<?> question) {
    return "docs/referee.md needs a section ### %s with a question and legal answers, as in%n%s"
        .formatted(Kind.of(question), sample(question));
  }

  private static String missing(Class<?> question, Class<?> answer) {
    return "docs/referee.md needs in ### %s a legal answer of kind %s, as in%n%s"
        .formatted(Kind.of(question), Kind.of(answer), sample(answer));
  }

  private static String sample(Class<?> type) {
    return Samples.of(type).stream()
        .map(Wire.JSON::writeValueAsString)
        .max(Comparator.comparingInt(String::length))
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("events")
  void eventsAreListedWithTheirProperties(Class<?> type) {
    assertThat(listedEvents().contains(row(type)))
        .as("docs/referee.md needs under ## Events the row%n%s what happened |", row(type))
        .isTrue();
  }

  private static String row(Class<?> event) {
    var properties = new LinkedHashSet<String>();
    for (var component : event.getRecordComponents()) {
      properties.add(Kebab.of(component.getName()));
    }
    if (Ruled.class.isAssignableFrom(event)) {
      properties.add("rule");
    }
    var quoted = properties.stream().map(it -> "`" + it + "`").collect(joining(", "));
    return "| `" + Kind.of(event) + "` | " + quoted + " |";
  }

  /** Without what they mean, for that is for people to judge. */
  private static List<String> listedEvents() {
    var text = page.text();
    return text.substring(text.indexOf("## Events"))
        .lines()
        .filter(line -> line.matches("\\| `.+` \\| .* \\| .+ \\|"))
        .map(line -> line.replaceFirst("(.+? \\| .*? \\|).*", "$1"))
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void fatesAreListedWithTheirRule(Fate fate) {
    assertThat(page.text())
        .containsPattern("\\| `%s` \\| .+ \\| %s \\|".formatted(word(fate), fate.rule()));
  }

  private static String word(Fate fate) {
    return Wire.JSON.valueToTree(fate).asString();
  }

  @Test
  void noEventIsListedThatDoesNotExist() {
    assertThat(events()).extracting(DocumentedKindsTest::row).containsAll(listedEvents());
  }

  @ParameterizedTest
  @MethodSource("headings")
  void noQuestionIsShownThatDoesNotExist(String kind) {
    assertThat(questions()).extracting(Kind::of).contains(kind);
  }

  /** The headings of kinds: those in lower case. */
  static List<String> headings() throws IOException {
    return Page.of("referee.md").blocks().stream()
        .map(Page.Block::section)
        .filter(section -> section.matches("[a-z-]+"))
        .distinct()
        .toList();
  }

  /** Reads questions as they are shown, for which only this test has a use. */
  private static final JsonMapper QUESTIONS =
      Wire.JSON
          .rebuild()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .addModule(
              new SimpleModule()
                  .addDeserializer(MoveTokens.class, new MoveTokensReader())
                  .addDeserializer(Offer.class, new OfferReader())
                  .addDeserializer(PriceList.class, new PriceListReader()))
          .build();

  /**
   * Of a movement only the options are shown; they are those of a board with nothing else on it.
   */
  private static final class MoveTokensReader extends ValueDeserializer<MoveTokens> {
    @Override
    public MoveTokens deserialize(JsonParser json, DeserializationContext context) {
      var tree = context.readTree(json);
      var world = new World(Setup.of(18, Side.BOTH));
      var seat = Civilization.of(tree.path("seat").asString());
      world.fillTreasury(seat, tree.path("treasury").asInt());
      for (var stack : tree.path("tokens")) {
        world.placeTokens(seat, area(stack), stack.path("count").asInt());
      }
      for (var fleet : tree.path("ships")) {
        for (int ships = fleet.path("count").asInt(); ships > 0; ships--) {
          world.placeShip(seat, area(fleet));
        }
      }
      return new MoveTokens(seat, world.inPublic());
    }

    private static Area area(JsonNode line) {
      return Area.of(line.path("area").asString());
    }
  }

  private static final class OfferReader extends ValueDeserializer<Offer<?>> {
    @Override
    public Offer<?> deserialize(JsonParser json, DeserializationContext context) {
      var tree = context.readTree(json);
      var kind = tree.path("kind").asString();
      var type = questions().stream().filter(it -> Kind.of(it).equals(kind)).findFirst();
      return (Offer<?>) context.readTreeAsValue(tree, type.orElseThrow());
    }
  }

  private static final class PriceListReader extends ValueDeserializer<PriceList> {
    @Override
    public PriceList deserialize(JsonParser json, DeserializationContext context) {
      return new PriceList(List.of(context.readValue(json, Price[].class)));
    }
  }
}
