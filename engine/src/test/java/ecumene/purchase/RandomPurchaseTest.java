package ecumene.purchase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RandomPurchaseTest {

  /** Every legal purchase of a small shop, and no other, is made at random some time. */
  @Test
  void anyAnswerCanBeGiven() {
    for (long seed = 0; seed < 12; seed++) {
      var shop = Shop.of(seed, 3, 3, 2);
      var chance = new SplittableRandom(seed);
      var every = EveryPurchase.of(shop);
      var given = new LinkedHashSet<Purchase>();
      for (int i = 0; i < 200_000 && given.size() < every.size(); i++) {
        var answer = shop.anyAnswer(chance::nextInt);
        assertThat(shop.judge(answer)).as("%s in %s", answer, shop).isNull();
        given.add(inArts(answer));
      }
      assertThat(given).as("%s", shop).containsExactlyInAnyOrderElementsOf(every);
    }
  }

  private static Purchase inArts(Purchase purchase) {
    return new Purchase(
        purchase.bought(),
        purchase.lowered(),
        purchase.added(),
        purchase.payment(),
        new Credits(purchase.credits().total(), 0, 0, 0, 0));
  }
}
