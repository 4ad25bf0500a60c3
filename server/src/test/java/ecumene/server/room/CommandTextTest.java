package ecumene.server.room;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.ROME;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import ecumene.wire.Wire;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What stands here is stored: never change a hash, add others. */
class CommandTextTest {
  private static final StoredKey EGYPTS =
      new StoredKey(new Digest("1"), new TableId("t"), StoredKey.Role.SEAT, EGYPT, null);
  private static final KeyChange.Exchanged CLAIM = new KeyChange.Exchanged(new Digest("0"), EGYPTS);

  private static final Map<Command, String> STORED =
      Map.ofEntries(
          entry(
              new Command.AnswerQuestion(
                  EGYPT,
                  "0123456789abcdef",
                  Wire.JSON.readTree("{\"kind\": \"named\", \"seats\": [\"rome\"]}")),
              "33b1016fa9489058"),
          entry(new Command.TakeBack(EGYPT), "4e1d5d6fa41f2e1c"),
          entry(new Command.Leave(EGYPT), "2153806d4b4fc7b9"),
          entry(new Command.Rename(EGYPT, "Ola"), "60cd56e85a96f334"),
          entry(new Command.GiveSeat(EGYPT, null), "63e12a62fbb8d479"),
          entry(new Command.GiveSeat(EGYPT, BotKind.HOUSE), "1333cf98983b20cd"),
          entry(new Command.ComeBack(EGYPT), "bc49066d63819b27"),
          entry(new Command.Claim(CLAIM, null), "a0dd4f6ffdcc0102"),
          entry(new Command.Claim(CLAIM, "00112233445566778899aabbccddeeff"), "68db0626fdfa13b8"),
          entry(new Command.Begin(), "e76129f5f7bd95eb"),
          entry(new Command.RenewLink(new KeyChange.Renewed(EGYPTS)), "08c0f3ecf4cee83a"),
          entry(new Command.Say(null, null, "żółw"), "96e357302c1023ec"),
          entry(new Command.Say(EGYPT, ROME, "a, b"), "c506753b84a2e57d"),
          entry(new Command.Pause(), "fc49a0cc6dd4c0f8"),
          entry(new Command.Resume(), "1804d7d53d0c88fb"),
          entry(new Command.Rouse(), "c19f3083fef0a2ec"),
          entry(new Command.Extend(Duration.ofSeconds(90)), "34fff261224e291e"),
          entry(new Command.SetWebhook(null), "c83d17df5b0d4386"),
          entry(new Command.SetWebhook("https://example.org/hook"), "eabd8544aa00a367"));

  @Test
  void requestsThatWereStoredAreKnownAgain() {
    STORED.forEach(
        (command, digits) ->
            assertThat(CommandText.hash(command).digits()).as("%s", command).isEqualTo(digits));
  }

  @Test
  void everyCommandStandsHere() {
    assertThat(STORED.keySet().stream().<Class<?>>map(Command::getClass).distinct())
        .containsExactlyInAnyOrder(Command.class.getPermittedSubclasses());
  }
}
