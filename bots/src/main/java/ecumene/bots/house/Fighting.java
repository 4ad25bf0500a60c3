package ecumene.bots.house;

import ecumene.conflict.AttackFirst;
import ecumene.conflict.Casualty;
import ecumene.conflict.ClaimSpoils;
import ecumene.conflict.Spoils;
import ecumene.conflict.TakeCasualty;
import ecumene.facts.Areas;
import ecumene.table.Decision;
import ecumene.table.Picked;
import ecumene.view.View;

/** Choices in conflicts. */
final class Fighting {

  private Fighting() {}

  /** A ship before a token, and a token that comes to nothing before one that is needed. */
  static Casualty casualty(TakeCasualty asked, View view, Figures.Fighting figures) {
    var best = asked.options().getFirst();
    double least = Double.MAX_VALUE;
    for (var option : asked.options()) {
      double loss = loss(option, asked, view, figures);
      if (loss < least) {
        least = loss;
        best = option;
      }
    }
    return best;
  }

  private static double loss(
      Casualty option, TakeCasualty asked, View view, Figures.Fighting figures) {
    if (option.piece() == Casualty.Piece.SHIP) {
      return figures.ship();
    }
    if (option.area().equals(asked.conflict())) {
      return figures.inConflict();
    }
    int tokens = view.tokens(asked.seat(), option.area());
    return tokens > Ground.room(view, option.area())
        ? 0
        : tokens > 2 ? figures.oneOfMany() : figures.oneOfFew();
  }

  /** Everything there is to be had. */
  static Spoils spoils(ClaimSpoils asked) {
    return new Spoils(asked.cards() > 0 ? Decision.YES : Decision.NO, asked.treasury());
  }

  /** The own attack first: it frees tokens for the defence. */
  static Picked attackFirst(AttackFirst asked) {
    return new Picked(asked.own().isEmpty() ? Areas.NONE : Areas.of(asked.own().first()));
  }
}
