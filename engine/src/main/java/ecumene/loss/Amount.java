package ecumene.loss;

import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.Reckoning;
import ecumene.event.Reckoning.Measure;
import ecumene.event.Reckoning.Step;
import ecumene.facts.Advance;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;

/** What a card demands of somebody, changed by the advances they hold (P9.5, G17). */
public final class Amount {
  private final CalamityCard calamity;
  private final Civilization sufferer;
  private final int base;
  private final String rule;
  private final List<Step> steps = new ArrayList<>();

  Amount(CalamityCard calamity, Civilization sufferer, int base, String rule) {
    this.calamity = calamity;
    this.sufferer = sufferer;
    this.base = base;
    this.rule = rule;
  }

  /** Less for a holder of the advance, as its statement says. */
  public Amount less(int by, Advance advance, String statement) {
    steps.add(new Step(advance, -by, statement));
    return this;
  }

  /** More for a holder of the advance, as its statement says. */
  public Amount more(int by, Advance advance, String statement) {
    steps.add(new Step(advance, by, statement));
    return this;
  }

  /** Applies the advances that are held, and tells the arithmetic. */
  private int of(Measure measure, Table table) {
    var world = table.world();
    var held = new ArrayList<>(steps);
    held.removeIf(step -> !world.holds(sufferer, step.advance()));
    var reckoning = new Reckoning(sufferer, measure, base, rule, held);
    table.tell(new AmountReckoned(calamity, reckoning));
    return reckoning.result();
  }

  /** So much damage, to be taken wherever the sufferer likes. */
  public Damage damage(Table table) {
    return damage(Scope.EVERYWHERE, table);
  }

  /** So much damage, to be taken within a scope. */
  public Damage damage(Scope scope, Table table) {
    return new Damage(sufferer, of(Measure.DAMAGE, table), scope);
  }

  public int cities(Table table) {
    return of(Measure.CITIES, table);
  }

  public int tokens(Table table) {
    return of(Measure.TOKENS, table);
  }

  public int unitPoints(Table table) {
    return of(Measure.UNIT_POINTS, table);
  }

  /** So many tokens for each city. */
  public int supportRate(Table table) {
    return of(Measure.SUPPORT_RATE, table);
  }

  public int faceValue(Table table) {
    return of(Measure.FACE_VALUE, table);
  }

  /** So many spaces of the A.S.T. */
  public int steps(Table table) {
    return of(Measure.STEPS, table);
  }
}
