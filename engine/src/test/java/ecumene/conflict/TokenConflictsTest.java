package ecumene.conflict;

import static ecumene.conflict.Casualty.Piece.TOKEN;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import org.junit.jupiter.api.Test;

class TokenConflictsTest {
  private static final Area ARGOS = Area.of("argos");
  private static final Area CORINTH = Area.of("corinth");
  private static final Casualty IN_ARGOS = new Casualty(TOKEN, ARGOS);
  private static final Casualty IN_CORINTH = new Casualty(TOKEN, CORINTH);

  private static Example conflicts(String position) {
    return Example.west(9, position).plays(TokenConflicts::resolve);
  }

  @Test
  @Rule("P4.1")
  void allAreFoughtOneAfterTheOther() {
    conflicts( // limits 1 and 2
            """
            minoa: argos 1, corinth 2
            rome: argos 2, corinth 1
            """)
        .becomes(
            """
            minoa: corinth 2
            rome: argos 2
            """);
  }

  @Test
  @Rule("advanced-military.3")
  void theHolderMayLetOtherConflictsBeResolvedFirst() {
    var position =
        """
        minoa: argos 1, corinth 2; advanced-military
        rome: argos 2, corinth 1
        """;
    conflicts(position)
        .asks(new LetOthersFight(MINOA, ARGOS))
        .then(MINOA, NO)
        .then(MINOA, IN_CORINTH) // minoa 1 against 2, over the limit of 1
        .then(MINOA, IN_CORINTH) // equal now: both lose, and corinth is empty of minoa
        .becomes(
            """
            minoa: argos 1
            rome: corinth 1
            """);
    conflicts(position)
        .then(MINOA, YES)
        .asks(new LetOthersFight(MINOA, CORINTH))
        .then(MINOA, NO)
        .then(MINOA, IN_ARGOS)
        .becomes(
            """
            minoa: corinth 2
            rome: argos 2
            """);
  }

  @Test
  @Rule("advanced-military.3")
  void theLowerRankedHolderMayWaitForTheHigherRankedOne() {
    var example =
        conflicts(
                """
                minoa: argos 1, corinth 1; advanced-military
                egypt: argos 2, corinth 1; advanced-military
                rome: argos 1, corinth 3
                """)
            .asks(new LetOthersFight(EGYPT, ARGOS))
            .then(EGYPT, YES) // and nobody else has to be asked
            .asks(new LetOthersFight(EGYPT, CORINTH))
            .then(EGYPT, NO)
            .asks(new LetOthersFight(MINOA, CORINTH))
            .then(MINOA, YES);
    example
        .then(MINOA, IN_CORINTH) // which minoa let wait, before argos, which egypt did
        .then(EGYPT, IN_CORINTH)
        .becomes(
            """
            minoa: nothing
            egypt: argos 2
            rome: corinth 3
            """);
    assertThat(example.events())
        .containsSubsequence(
            new TokensRemoved(MINOA, CORINTH, 1),
            new TokensRemoved(EGYPT, CORINTH, 1),
            new TokensRemoved(MINOA, ARGOS, 1),
            new TokensRemoved(ROME, ARGOS, 1));
  }

  @Test
  @Rule("RU.50")
  void nobodyIsAskedWhereNothingCouldChange() {
    conflicts( // no other conflict
            """
            minoa: argos 2, corinth 2; advanced-military
            rome: argos 1
            """)
        .becomes("rome: nothing");
    conflicts( // no holder in both
            """
            minoa: argos 2; advanced-military
            rome: argos 1, corinth 2
            egypt: corinth 3
            """)
        .becomes(
            """
            rome: nothing
            egypt: corinth 2
            """);
    conflicts( // too far away from each other
            """
            minoa: argos 2, troy 3; advanced-military
            rome: argos 1, troy 1
            """)
        .becomes("rome: nothing");
    conflicts( // nothing between them
            """
            minoa: argos 2, peloponnesos 3; advanced-military
            rome: argos 1, peloponnesos 1
            """)
        .becomes("rome: nothing");
  }

  @Test
  @Rule("RU.50")
  void aHolderIsAskedWhereTheLossesOfAnotherConflictCouldChangeThisOne() {
    conflicts( // both can be met by losses in corinth
            """
            minoa: argos 2, peloponnesos 3, corinth 1; advanced-military
            rome: argos 1, peloponnesos 1
            """)
        .asks(new LetOthersFight(MINOA, ARGOS))
        .then(MINOA, NO)
        .becomes("rome: nothing");
    conflicts( // egypt could take losses of corinth from argos
            """
            minoa: argos 3; advanced-military
            egypt: argos 1, corinth 1; advanced-military
            rome: corinth 3
            """)
        .then(EGYPT, NO)
        .asks(new LetOthersFight(MINOA, ARGOS))
        .then(MINOA, YES)
        .asks(new LetOthersFight(EGYPT, CORINTH))
        .then(EGYPT, NO)
        .then(EGYPT, IN_ARGOS)
        .becomes( // egypt has lost the other token too, and nobody is left to fight in argos
            """
            egypt: nothing
            rome: corinth 2
            """);
  }
}
