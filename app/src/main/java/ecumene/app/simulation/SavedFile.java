package ecumene.app.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.game.Game;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import java.util.zip.GZIPInputStream;

/**
 * A file that should have a saved game.
 *
 * @param complaints where it is said what is wrong with it
 */
public record SavedFile(Path path, PrintWriter complaints) {
  /** The exit status of a command whose file is not as it should be. */
  public static final int FAULTY = 2;

  /**
   * Plays the game again.
   *
   * @param then what is done with it, and its exit status
   */
  public int replay(ToIntFunction<Game> then) {
    return open(saved -> then.applyAsInt(saved.replay()));
  }

  /**
   * Reads the file.
   *
   * @param then what is done with it, and its exit status
   */
  public int open(ToIntFunction<SavedGame> then) {
    try {
      return then.applyAsInt(SavedGame.read(read()));
    } catch (FaultyDocument faulty) {
      faulty.faults().forEach(fault -> complain(fault.toString()));
    } catch (NoSuchFileException missing) {
      complain("there is no such file");
    } catch (IOException unreadable) {
      complain("it can not be read: " + unreadable.getMessage());
    }
    return FAULTY;
  }

  /** Says what is wrong with it. */
  public void complain(String sentence) {
    complaints.println(path + ": " + sentence);
  }

  private String read() throws IOException {
    try (InputStream plain = Files.newInputStream(path);
        InputStream in = path.toString().endsWith(".gz") ? new GZIPInputStream(plain) : plain) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
