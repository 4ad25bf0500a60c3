package ecumene.calamity;

import ecumene.facts.CalamityCard;

/** Which rule a calamity card stands for. */
public final class Calamities {
  private Calamities() {}

  public static Calamity of(CalamityCard card) {
    return switch (card) {
      case TEMPEST -> new Tempest();
      case SQUANDERED_WEALTH -> new SquanderedWealth();
      case CITY_RIOTS -> new CityRiots();
      case CITY_IN_FLAMES -> new CityInFlames();
      case TRIBAL_CONFLICT -> new TribalConflict();
      case MINOR_UPRISING -> new MinorUprising();
      case BANDITRY -> new Banditry();
      case COASTAL_MIGRATION -> new CoastalMigration();
      case VOLCANIC_ERUPTION_OR_EARTHQUAKE -> new VolcanicEruptionOrEarthquake();
      case TREACHERY -> new Treachery();
      case FAMINE -> new Famine();
      case SLAVE_REVOLT -> new SlaveRevolt();
      case FLOOD -> new Flood();
      case SUPERSTITION -> new Superstition();
      case CIVIL_WAR -> new CivilWar();
      case BARBARIAN_HORDES -> new BarbarianHordes();
      case CYCLONE -> new Cyclone();
      case EPIDEMIC -> new Epidemic();
      case TYRANNY -> new Tyranny();
      case CIVIL_DISORDER -> new CivilDisorder();
      case CORRUPTION -> new Corruption();
      case ICONOCLASM_AND_HERESY -> new IconoclasmAndHeresy();
      case REGRESSION -> new Regression();
      case PIRACY -> new Piracy();
    };
  }
}
