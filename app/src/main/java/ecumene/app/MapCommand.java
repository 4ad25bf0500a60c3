package ecumene.app;

import ecumene.map.draw.Assets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws the map anew from facts and coastline. */
@Command(
    name = "map",
    description = "Draw the map anew from facts and coastline.",
    mixinStandardHelpOptions = true)
final class MapCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the files go; map/assets if not given.")
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    var home = Path.of(System.getProperty("ecumene.home", ""));
    var written = Assets.write(out == null ? home.resolve("map/assets") : out);
    written.forEach(System.out::println);
    return 0;
  }
}
