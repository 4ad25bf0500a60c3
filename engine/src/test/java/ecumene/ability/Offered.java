package ecumene.ability;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Question;
import java.util.function.Consumer;

/** Says what an ability alone is offered for, whatever the question says of all the rest. */
final class Offered {
  private Offered() {}

  /** These areas can be picked. */
  static Consumer<Question<?>> targets(Target... targets) {
    return asked -> assertThat(offer(asked, PickTarget.class).targets()).containsExactly(targets);
  }

  /** So many tokens can be collected, or these areas be picked. */
  static Consumer<Question<?>> policies(int most, Target... targets) {
    return asked -> {
      var offer = offer(asked, ChoosePolicy.class);
      assertThat(offer.most()).isEqualTo(most);
      assertThat(offer.targets()).containsExactly(targets);
    };
  }

  /** So many of these can be named. */
  static Consumer<Question<?>> givers(int most, Civilization... seats) {
    return asked -> {
      var offer = offer(asked, NameGivers.class);
      assertThat(offer.most()).isEqualTo(most);
      assertThat(offer.candidates()).isEqualTo(Seats.of(seats));
    };
  }

  private static <O extends Offer<?>> O offer(Question<?> asked, Class<O> kind) {
    assertThat(asked).isInstanceOf(UseAbility.class);
    var offers = ((UseAbility) asked).offers();
    assertThat(offers).singleElement().isInstanceOf(kind);
    return kind.cast(offers.getFirst());
  }
}
