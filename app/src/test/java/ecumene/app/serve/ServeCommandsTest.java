package ecumene.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.game.RandomGame;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.kind.Stores;
import ecumene.table.Seed;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.SavedGame;
import ecumene.wire.save.SeedParts;
import ecumene.world.Terms;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ServeCommandsTest {
  @TempDir private Path folder = Path.of("");

  private record Run(int status, String out, String err) {}

  private static Run run(Object command, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        new CommandLine(command)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(args);
    return new Run(status, out.toString(), err.toString().strip());
  }

  @Test
  void settingsComeFromTheFileAndThenFromTheCommandLine() throws IOException {
    var file = Files.writeString(folder.resolve("e.properties"), "port=1\nstreams=7\n").toString();
    var run = run(new ServeCommand(), "--print-config", "--config", file, "--port", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("port=2\n", "streams=7\n", "data=ecumene-data\n");
  }

  @Test
  void whatCanNotRunSaysWhy() throws IOException {
    var file = Files.writeString(folder.resolve("e.properties"), "prot=1").toString();
    assertThat(run(new ServeCommand(), "--config", file))
        .isEqualTo(new Run(2, "", "prot: there is no such setting"));
    assertThat(run(new ServeCommand(), "--config", file + "x").err())
        .startsWith("there is no file ");
  }

  @Test
  void aDatabaseIsNotBegunWhereOneShouldBe() throws IOException {
    var file = Files.writeString(folder.resolve("e.properties"), "new-database=no").toString();
    var data = folder.resolve("unmounted");
    var run = run(new ServeCommand(), "--config", file, "--port", "0", "--data", data.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("there is no database in " + data);
    assertThat(data).doesNotExist();
    Stores.open(data).close();
    assertThat(Stores.isThere(data)).isTrue();
  }

  @Test
  void theSecondCopyIsRestored() {
    var copy = folder.resolve("copy");
    Stores.open(folder.resolve("data"), copy, Duration.ofHours(1)).close();
    var to = folder.resolve("restored").toString();
    var run = run(new RestoreCommand(), "--data", to, "--protected", copy.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("in place, tables: 0");
    assertThat(run(new RestoreCommand(), "--data", to).err()).contains("either a backup");
    var early = "1970-01-01T00:00:00Z";
    run = run(new RestoreCommand(), "--data", to, "--protected", copy.toString(), "--at", early);
    assertThat(run.err()).contains("the oldest copy");
  }

  @Test
  void aProxyThatNobodyNamesIsNotBelieved() throws IOException {
    var file = Files.writeString(folder.resolve("e.properties"), "behind-proxy=yes\n").toString();
    var data = folder.resolve("data");
    var run = run(new ServeCommand(), "--config", file, "--data", data.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("name the proxies in trusted-proxies");
    assertThat(data).doesNotExist();
  }

  @Test
  void itIsSaidWhoReachesTheServer() throws SocketException {
    var addresses =
        Stream.of("127.0.0.1", "169.254.7.5", "fe80::5", "192.168.1.5", "203.0.113.7")
            .map(InetAddress::ofLiteral)
            .toList();
    assertThat(new Reach(addresses, false).describe(8080))
        .isEqualTo(
            """
            whoever reaches port 8080 of one of these addresses can open tables and play:
              127.0.0.1        from this machine
              169.254.7.5      from machines on the same cable or wireless network
              fe80:0:0:0:0:0:0:5  from machines on the same cable or wireless network
              192.168.1.5      from the local network
              203.0.113.7      from the Internet, unless a firewall is in front
            without a certificate or a proxy, keys and passwords can be read on the way\
            """);
    assertThat(new Reach(addresses, true).describe(8080)).doesNotContain("without");
    var own = Reach.of(Settings.DEFAULTS.with(Setting.ADDRESS, "127.0.0.1"));
    assertThat(own.describe(8080)).endsWith("  127.0.0.1        from this machine");
    var everywhere = Reach.of(Settings.DEFAULTS);
    assertThat(everywhere.addresses())
        .containsExactlyInAnyOrderElementsOf(
            NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses).toList());
  }

  @Test
  void aGameIsComparedWithWhatWasPromised() throws IOException {
    var game =
        new RandomGame(Setup.of(5, Side.WEST), Terms.SHORT.upTo(1), 1).play((before, after) -> {});
    var file = Files.writeString(folder.resolve("g.json"), SavedGame.of(game).write()).toString();
    var promised = Commitment.of(game.header().seed());
    var kept = run(new VerifyCommand(), file, "--commitment", promised);
    assertThat(kept.status()).as(kept.err()).isZero();
    assertThat(kept.out()).contains("commitment " + promised);
    var broken = run(new VerifyCommand(), file, "--commitment", "0".repeat(64));
    assertThat(broken.status()).isEqualTo(2);
    assertThat(broken.err()).endsWith("its seed is not the one that was promised");
  }

  // A seed that is made of parts

  private static final SeedParts PARTS =
      SeedParts.of("0123456789abcdef0123456789abcdef")
          .with(Civilization.EGYPT, "00112233445566778899aabbccddeeff")
          .closed(Seats.of(Civilization.EGYPT, Civilization.MINOA));

  private Run verify(SavedGame game, String... more) throws IOException {
    var file = Files.writeString(folder.resolve("v.json"), game.write()).toString();
    return run(
        new VerifyCommand(),
        Stream.concat(Stream.of(file), Stream.of(more)).toArray(String[]::new));
  }

  private static SavedGame begun(Seed seed) {
    return SavedGame.of(Game.begin(Header.toLearn(seed)));
  }

  @Test
  void whatASeedIsMadeOfIsChecked() throws IOException {
    var promised = Commitment.of("k3x", PARTS);
    var game = begun(PARTS.seed()).playedAt("k3x", PARTS);
    var kept = verify(game, "--commitment", promised);
    assertThat(kept.status()).as(kept.err()).isZero();
    assertThat(kept.out().lines())
        .containsExactly(
            "commitment " + promised,
            "contribution egypt 00112233445566778899aabbccddeeff",
            "no contribution from minoa",
            "seed: made of the server's secret and these contributions",
            "not checked: that each is what its player sent, which only that player knows",
            "replayed %d phases".formatted(game.phases().size()));
    assertThat(verify(game).out())
        .endsWith(
            "not checked: that the table showed this commitment; --commitment DIGITS compares"
                + " it\n");
  }

  @Test
  void aPartThatWasTamperedWithIsRefused() throws IOException {
    var promised = Commitment.of("k3x", PARTS);
    var other = "ffffffffffffffffffffffffffffffff";
    var game = begun(PARTS.seed());
    for (var parts :
        List.of(
            PARTS.with(Civilization.EGYPT, other),
            PARTS.without(Civilization.EGYPT),
            new SeedParts(PARTS.secret(), PARTS.contributions(), Seats.NONE))) {
      var forged = verify(game.playedAt("k3x", parts), "--commitment", promised);
      assertThat(forged.status()).isEqualTo(2);
      assertThat(forged.err()).endsWith("is not made of its secret and these contributions");
    }
    var secret = new SeedParts(other, PARTS.contributions(), PARTS.silent());
    assertThat(verify(game.playedAt("k3x", secret)).status()).isEqualTo(2);
    var elsewhere = verify(game.playedAt("k3y", PARTS), "--commitment", promised);
    assertThat(elsewhere.status()).isEqualTo(2);
    assertThat(elsewhere.err()).endsWith("its secret is not the one that was promised");
    var whole = begun(secret.seed()).playedAt("k3x", secret);
    assertThat(verify(whole).status()).isZero();
    assertThat(verify(whole, "--commitment", promised).status()).isEqualTo(2);
  }

  @Test
  void whatAFileLacksIsSaid() throws IOException {
    var old = verify(begun(PARTS.seed()));
    assertThat(old.status()).isZero();
    assertThat(old.out()).contains("not checked: where the seed comes from");
    var imported = verify(begun(PARTS.seed()).importedAt("k3x"));
    assertThat(imported.status()).isZero();
    assertThat(imported.out()).contains("seed: chosen by whoever imported the game");
  }

  @Test
  void whatAServerKeepsIsCopied() {
    var data = folder.resolve("data");
    Stores.open(data).close();
    var copy = folder.resolve("copy.db");
    var first = run(new BackupCommand(), "--data", data.toString(), copy.toString());
    assertThat(first.status()).as(first.err()).isZero();
    assertThat(copy).isNotEmptyFile();
    assertThat(run(new BackupCommand(), "--data", data.toString(), copy.toString()).status())
        .isEqualTo(2);
    var restored = run(new RestoreCommand(), "--data", data.toString(), copy.toString());
    assertThat(restored.status()).as(restored.err()).isZero();
    assertThat(restored.out())
        .isEqualToNormalizingNewlines(
            "in place, tables: 0, lines: 0; what was there before is in %s\n"
                .formatted(data.resolve("replaced-1")));
    assertThat(run(new RestoreCommand(), "--data", data.toString(), copy + "x"))
        .isEqualTo(new Run(2, "", "there is no file " + copy + "x"));
    assertThat(run(new ExportCommand(), "--data", data.toString(), "nowhere"))
        .isEqualTo(new Run(2, "", "there is no such table"));
  }
}
