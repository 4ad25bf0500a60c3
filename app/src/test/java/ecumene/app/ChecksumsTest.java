package ecumene.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is built with a library or a plugin that is not the one we know. */
class ChecksumsTest {
  private static final Path SCRIPT = Path.of("../scripts/checksums.sh");
  private static final Path LIST = Path.of("../.mvn/checksums/checksums.sha256");
  private static final String LIBRARY = "a/library/1/library-1.jar";
  private static final String PLUGIN = "a/plugin/2/plugin-2.jar";

  @TempDir private Path folder;

  private record Run(int status, String said) {}

  /** A project that lists a library and a plugin, and a repository that has both. */
  private Path repository() throws Exception {
    var repository = folder.resolve("repository");
    var list = new StringBuilder();
    for (var artifact : List.of(LIBRARY, PLUGIN)) {
      var file = repository.resolve(artifact);
      Files.createDirectories(file.getParent());
      Files.writeString(file, artifact);
      list.append(sum(file)).append("  ").append(artifact).append('\n');
    }
    var checksums = folder.resolve(".mvn/checksums");
    Files.createDirectories(checksums);
    Files.writeString(checksums.resolve("checksums.sha256"), list);
    Files.createDirectories(folder.resolve("scripts"));
    Files.copy(SCRIPT, folder.resolve("scripts/checksums.sh"));
    return repository;
  }

  private static String sum(Path file) throws Exception {
    var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(digest);
  }

  private Run run(String function, Path place) throws IOException, InterruptedException {
    var script = "set -euo pipefail; . scripts/checksums.sh; %s '%s'".formatted(function, place);
    var process =
        new ProcessBuilder("bash", "-c", script)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    var said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), said);
  }

  @Test
  void whatIsListedIsBuiltWith() throws Exception {
    assertThat(run("verify_artifacts", repository())).isEqualTo(new Run(0, ""));
  }

  @Test
  void whatIsMissingIsDownloadedLater() throws Exception {
    var repository = repository();
    Files.delete(repository.resolve(PLUGIN));
    assertThat(run("verify_artifacts", repository)).isEqualTo(new Run(0, ""));
    Files.delete(repository.resolve(LIBRARY));
    assertThat(run("verify_artifacts", repository)).isEqualTo(new Run(0, ""));
    assertThat(run("verify_artifacts", folder.resolve("nowhere"))).isEqualTo(new Run(0, ""));
  }

  @Test
  void whatIsNotWhatIsListedFails() throws Exception {
    var repository = repository();
    Files.writeString(repository.resolve(PLUGIN), "another");
    var run = run("verify_artifacts", repository);
    assertThat(run.status()).isOne();
    assertThat(run.said()).contains(PLUGIN).doesNotContain(LIBRARY);
  }

  @Test
  void aLibraryThatIsNotListedFails() throws Exception {
    var library = repository().resolve(LIBRARY);
    var lib = Files.createDirectory(folder.resolve("lib"));
    Files.copy(library, lib.resolve("library-1.jar"));
    Files.writeString(lib.resolve("ecumene-engine-1.jar"), "our own");
    assertThat(run("verify_libraries", lib)).isEqualTo(new Run(0, ""));

    Files.writeString(lib.resolve("other-1.jar"), "a stranger");
    var run = run("verify_libraries", lib);
    assertThat(run.status()).isOne();
    assertThat(run.said()).contains("other-1.jar");
  }

  @Test
  void whatIsInARepositoryOfItsOwnIsListed() throws Exception {
    var repository = repository();
    assertThat(run("verify_nothing_else", repository)).isEqualTo(new Run(0, ""));

    var stranger = repository.resolve("a/stranger/3/stranger-3.pom");
    Files.createDirectories(stranger.getParent());
    Files.writeString(stranger, "a stranger");
    var run = run("verify_nothing_else", repository);
    assertThat(run.status()).isOne();
    assertThat(run.said()).contains("stranger-3.pom").doesNotContain(LIBRARY);
  }

  @Test
  void whatIsMissingIsFetchedAndComparedBeforeItIsUsed() throws Exception {
    var mirror = Files.move(repository(), folder.resolve("mirror"));
    var fetch = "fetch_artifacts '%s'".formatted(mirror.toUri());
    var repository = folder.resolve("repository");
    assertThat(run(fetch, repository)).isEqualTo(new Run(0, ""));
    assertThat(repository.resolve(LIBRARY)).hasContent(LIBRARY);
    assertThat(run("verify_artifacts", repository)).isEqualTo(new Run(0, ""));

    Files.delete(repository.resolve(PLUGIN));
    Files.writeString(mirror.resolve(PLUGIN), "another");
    var run = run(fetch, repository);
    assertThat(run.status()).isOne();
    assertThat(run.said()).contains(PLUGIN).contains("is not what");
    assertThat(repository.resolve(PLUGIN)).doesNotExist();
  }

  /** Those that are on the class path of this test, at least. */
  @Test
  void everyLibraryIsListed() throws Exception {
    var listed =
        Files.readAllLines(LIST).stream()
            .collect(Collectors.toMap(line -> line.substring(66), line -> line.substring(0, 64)));
    var jars =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(it -> it.endsWith(".jar") && !it.contains("ecumene-"))
            .map(Path::of)
            .toList();
    assertThat(jars).hasSizeGreaterThan(30);
    for (var jar : jars) {
      var path = listed.keySet().stream().filter(it -> jar.endsWith(it)).findFirst();
      assertThat(path).as("the list has " + jar.getFileName()).isPresent();
      assertThat(listed.get(path.orElseThrow())).as(jar.toString()).isEqualTo(sum(jar));
    }
  }
}
