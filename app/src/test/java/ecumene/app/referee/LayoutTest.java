package ecumene.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import org.junit.jupiter.api.Test;

class LayoutTest {

  @Test
  void whatFitsIntoALineStandsOnOne() {
    assertThat(Layout.of(Wire.JSON.readTree("{\"a\":[1,{\"b\":\"−\\\"\"}],\"c\":{},\"d\":[]}")))
        .isEqualTo("{\"a\": [1, {\"b\": \"−\\\"\"}], \"c\": {}, \"d\": []}");
  }

  @Test
  void whatDoesNotFitIsSpreadOverSeveral() {
    var word = "\"" + "w".repeat(60) + "\"";
    assertThat(
            Layout.of(Wire.JSON.readTree("{\"a\":[%s,%s],\"b\":{\"c\":1}}".formatted(word, word))))
        .isEqualTo(
            """
            {
              "a": [
                %s,
                %s
              ],
              "b": {"c": 1}
            }\
            """
                .formatted(word, word));
  }
}
