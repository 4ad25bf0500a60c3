package ecumene.server.rules;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.FactFiles;
import ecumene.wire.Wire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RulesVersionTest {
  private static final Map<String, String> THEN =
      Map.of("facts/areas.csv", "1", "RU.1", "2", "RU.2", "3", "engine", "4");

  private static RulesVersion version(Map<String, String> parts) {
    return RulesVersion.read(Wire.JSON.writeValueAsString(parts));
  }

  private static List<String> changed(Map<String, String> changes) {
    var now = new LinkedHashMap<>(THEN);
    now.putAll(changes);
    return version(now).changedSince(version(THEN));
  }

  @Test
  void allFactsStatementsAndTheCodeAreInIt() {
    var parts = Wire.JSON.readTree(RulesVersion.running().text()).propertyNames();
    assertThat(parts).contains("RU.40", "P9.21", "C3.1", "tempest", "pottery.1", "engine");
    assertThat(FactFiles.NAMES).allMatch(name -> parts.contains("facts/" + name));
  }

  @Test
  void itIsTheSameWhenItIsReadAgain() {
    var running = RulesVersion.running();
    var again = RulesVersion.read(running.text());
    assertThat(again.id()).isEqualTo(running.id()).matches("[0-9a-f]{16}");
    assertThat(running.changedSince(again)).isEmpty();
  }

  @Test
  void whatIsOtherNowIsNamed() {
    assertThat(changed(Map.of("RU.2", "9"))).containsExactly("RU.2");
    assertThat(changed(Map.of("RU.3", "9"))).as("a new one").containsExactly("RU.3");
    assertThat(changed(Map.of("RU.2", "9", "facts/areas.csv", "9", "engine", "9")))
        .as("facts first, and not the code besides")
        .containsExactly("facts/areas.csv", "RU.2");
    assertThat(version(Map.of("engine", "4")).changedSince(version(THEN)))
        .as("what is gone")
        .containsExactlyInAnyOrder("facts/areas.csv", "RU.1", "RU.2");
  }

  @Test
  void theCodeIsNamedWhereNothingElseHasChanged() {
    assertThat(changed(Map.of("engine", "9"))).containsExactly("engine");
  }

  @Test
  void veryManyStatementsAreNotNamedOneByOne() {
    var many = new LinkedHashMap<String, String>();
    for (int n = 10; n <= 30; n++) {
      many.put("RU." + n, "9");
    }
    assertThat(changed(many)).containsExactly("rules");
  }
}
