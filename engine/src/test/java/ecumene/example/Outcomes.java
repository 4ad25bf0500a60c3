package ecumene.example;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.table.Open;
import ecumene.table.Outcome;
import ecumene.table.Outcome.Done;
import ecumene.table.Outcome.Waiting;

/** Compares what came out of the same rule and the same replies. */
public final class Outcomes {
  private Outcomes() {}

  public static void areTheSame(Outcome one, Outcome other) {
    assertThat(one.events()).isEqualTo(other.events());
    assertThat(one.open().stream().map(Open::id))
        .containsExactlyElementsOf(other.open().stream().map(Open::id).toList());
    assertThat(one.open().stream().map(Open::waitsFor))
        .containsExactlyElementsOf(other.open().stream().map(Open::waitsFor).toList());
    assertThat(position(one)).isEqualTo(position(other));
  }

  /** The world and what has been drawn. */
  private static String position(Outcome outcome) {
    return switch (outcome) {
      case Waiting waiting -> waiting.world().hash() + ", " + waiting.draws();
      case Done done -> "done, " + done.next().world().hash() + ", " + done.next().draws();
    };
  }
}
