package ecumene.bots.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A program that gets a line and answers with a line, within a time. */
final class BotProcess implements AutoCloseable {
  private static final int LONGEST = 1 << 20;

  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;
  private final ExecutorService reader = Executors.newVirtualThreadPerTaskExecutor();
  private final Duration limit;

  BotProcess(List<String> command, Duration limit) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
    out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    this.limit = limit;
  }

  /** Sends a line and waits for the answer. */
  String exchange(String line) throws BotFailure {
    var answer =
        reader.submit(
            () -> {
              in.write(line);
              in.write('\n');
              in.flush();
              return read();
            });
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      throw new BotFailure("it did not answer within " + limit.toMillis() + " ms");
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof BotFailure failure
          ? failure
          : new BotFailure("it is gone");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new BotFailure("nobody waits for it any more");
    }
  }

  private String read() throws IOException, BotFailure {
    var line = new StringBuilder();
    for (int c = out.read(); c != '\n'; c = out.read()) {
      if (c < 0) {
        throw new BotFailure("it ended");
      }
      if (line.length() >= LONGEST) {
        throw new BotFailure("its line does not end");
      }
      line.append((char) c);
    }
    return line.toString();
  }

  @Override
  public void close() {
    process.destroyForcibly();
    reader.shutdownNow();
  }
}
