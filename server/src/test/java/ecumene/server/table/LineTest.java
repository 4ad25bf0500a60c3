package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What stands here is stored: never change a line, add others. */
class LineTest {
  private static final List<String> STORED =
      List.of(
          "{'line':'imported'}",
          "{'line':'played','entry':{'seat':'rome'}}",
          "{'line':'taken-back','seat':'rome'}",
          "{'line':'seated','seat':'rome','bot':'house'}",
          "{'line':'stood-in','seat':'rome'}",
          "{'line':'came-back','seat':'rome'}",
          "{'line':'named','seat':'rome','name':'Ola'}",
          "{'line':'claimed','seat':'rome'}",
          "{'line':'contributed','seat':'rome','value':'00112233445566778899aabbccddeeff'}",
          "{'line':'begun'}",
          "{'line':'link-renewed','seat':'rome'}",
          "{'line':'said','from':'rome','to':'egypt','text':'ave'}",
          "{'line':'paused'}",
          "{'line':'resumed'}",
          "{'line':'rested'}",
          "{'line':'roused'}",
          "{'line':'extended','seconds':90}",
          "{'line':'rewound','lines':12}",
          "{'line':'lost'}",
          "{'line':'recovered','lines':12}",
          "{'line':'rules-changed','changed':['facts/areas.csv','RU.40']}",
          "{'line':'webhook-set','url':'https://example.org/hook'}");

  @Test
  void linesThatWereStoredAreReadAndWrittenAlike() {
    for (var line : STORED) {
      assertThat(read(line).write().replace('"', '\'')).isEqualTo(line);
    }
  }

  @Test
  void everyLineStandsHere() {
    assertThat(STORED.stream().<Class<?>>map(it -> read(it).getClass()))
        .containsExactlyInAnyOrder(Line.class.getPermittedSubclasses());
  }

  @Test
  void whatANewerVersionWritesIsKnownByItsKind() {
    assertThat(STORED).allMatch(line -> Line.isKnown(line.replace('\'', '"')));
    assertThat(Line.isKnown("{\"line\":\"played\",\"entry\":\"of another sort\"}")).isTrue();
    assertThat(Line.isKnown("{\"line\":\"rolled\"}")).isFalse();
    assertThat(Line.isKnown("rolled")).isFalse();
  }

  @Test
  void partsOfSnapshotsThatWereStoredAreReadAndWrittenAlike() {
    var wait = "{'seat':'rome','question':'0f','pace':'trade','since':1790000000000}";
    assertThat(again(wait, Wait.class)).isEqualTo(wait);
    var remark = "{'line':3,'at':1790000000000,'text':'ave'}";
    assertThat(again(remark, Remark.class)).isEqualTo(remark);
  }

  private static String again(String stored, Class<?> type) {
    var part = Wire.JSON.readValue(stored.replace('\'', '"'), type);
    return Wire.JSON.writeValueAsString(part).replace('"', '\'');
  }

  private static Line read(String line) {
    return Line.read(line.replace('\'', '"'));
  }
}
