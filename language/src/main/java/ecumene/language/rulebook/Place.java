package ecumene.language.rulebook;

import java.nio.file.Path;

/** A line of a file of the project, written as editors and terminals know how to open it. */
public record Place(Path file, int line) {
  @Override
  public String toString() {
    return file + ":" + line;
  }
}
