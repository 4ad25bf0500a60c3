package ecumene.app.page;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Writes what the page has from the code; a test says when it is out of date. */
@Command(
    name = "page-files",
    hidden = true,
    description = "Write the page's types, facts and rules anew; see web/README.md.",
    mixinStandardHelpOptions = true)
public final class PageFilesCommand implements Callable<Integer> {

  @Override
  public Integer call() throws IOException {
    PageFiles.write(Path.of(System.getProperty("ecumene.home", "")));
    return 0;
  }
}
