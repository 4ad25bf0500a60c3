package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import java.util.Arrays;
import java.util.List;

/** Tokens, cities and ships: on the board, in stock and in treasury (1.1). */
final class Pieces {
  static final int TOKENS = 55;
  static final int CITIES = 9;

  /** By owner and land area. */
  private byte[][] tokens;

  /** Whose tokens are in an array that no copy has; the others are cloned before they change. */
  private int ownArrays;

  /** Tokens of all owners, by land area; a byte would not do for an area all of them enter. */
  private short[] crowd;

  /** By land area: the owner's index + 1, or 0 for no city. */
  private byte[] cityOwner;

  private Presence presence;

  private Ships ships;

  /** By owner. */
  private byte[] cities;

  /** By owner; a byte is enough for 55, and the barbarians' tokens are unlimited. */
  private short[] tokensOnBoard;

  private byte[] stock;
  private byte[] treasury;

  /** One bit a land area: a city built this turn (P5.4). */
  private long[] newCities;

  /** Whether a copy has the same arrays: then they are cloned before anything changes. */
  private boolean isShared;

  Pieces() {
    tokens = new byte[Owner.COUNT][Area.LAND];
    ownArrays = -1;
    crowd = new short[Area.LAND];
    cityOwner = new byte[Area.LAND];
    presence = new Presence();
    ships = new Ships();
    cities = new byte[Owner.COUNT];
    tokensOnBoard = new short[Owner.COUNT];
    stock = new byte[Civilization.COUNT];
    Arrays.fill(stock, (byte) TOKENS);
    treasury = new byte[Civilization.COUNT];
    newCities = new long[Presence.WORDS];
  }

  private Pieces(Pieces other) {
    tokens = other.tokens;
    crowd = other.crowd;
    cityOwner = other.cityOwner;
    presence = other.presence;
    ships = other.ships;
    cities = other.cities;
    tokensOnBoard = other.tokensOnBoard;
    stock = other.stock;
    treasury = other.treasury;
    newCities = other.newCities;
    isShared = true;
  }

  Pieces copy() {
    isShared = true;
    return new Pieces(this);
  }

  /** Comes before every change. */
  private void unshare() {
    if (isShared) {
      tokens = tokens.clone();
      ownArrays = 0;
      crowd = crowd.clone();
      cityOwner = cityOwner.clone();
      presence = presence.copy();
      ships = ships.copy();
      cities = cities.clone();
      tokensOnBoard = tokensOnBoard.clone();
      stock = stock.clone();
      treasury = treasury.clone();
      newCities = newCities.clone();
      isShared = false;
    }
  }

  /** The index of an area that pieces can be in. */
  static int land(Area area) {
    if (area.isSea()) {
      throw new IllegalStateException("1.5: nothing can stay on the open sea " + area);
    }
    return area.index();
  }

  void hash(PositionHash hash) {
    hash.add(tokens).add(cityOwner);
    ships.hash(hash);
    hash.add(treasury).add(newCities);
  }

  int tokens(int owner, int area) {
    return tokens[owner][area];
  }

  /** By land area, to be read only. */
  byte[] tokens(int owner) {
    return tokens[owner];
  }

  int crowd(int area) {
    return crowd[area];
  }

  /** The index of the city's owner, or -1. */
  int cityOwner(int area) {
    return cityOwner[area] - 1;
  }

  /** The areas where the owner has tokens or a city, in the order of the map. */
  List<Area> areasOf(int owner) {
    return presence.areas(owner);
  }

  /** Where owners are, to be read only. */
  Presence presence() {
    return presence;
  }

  /** Where ships are, to be read only. */
  Ships ships() {
    return ships;
  }

  int cities(int owner) {
    return cities[owner];
  }

  int tokensOnBoard(int owner) {
    return tokensOnBoard[owner];
  }

  int stock(int civilization) {
    return stock[civilization];
  }

  int treasury(int civilization) {
    return treasury[civilization];
  }

  /** From stock to the board. The barbarians' stock is unlimited. */
  void place(int owner, int area, int count) {
    unshare();
    boolean limited = owner < Civilization.COUNT;
    int available = limited ? stock[owner] : room(owner, area);
    demand(count, available, "1.3: stock has fewer tokens than are placed");
    if (limited) {
      stock[owner] -= (byte) count;
    }
    shift(owner, area, count);
  }

  /** From the board to stock. */
  void remove(int owner, int area, int count) {
    unshare();
    demand(count, tokens(owner, area), "1.1: fewer tokens there than are taken away");
    if (owner < Civilization.COUNT) {
      stock[owner] += (byte) count;
    }
    shift(owner, area, -count);
  }

  /** From one area of the board to another. */
  void move(int owner, int from, int to, int count) {
    int available = Math.min(tokens(owner, from), room(owner, to));
    demand(count, available, "1.1: fewer tokens there than are moved");
    shift(owner, from, -count);
    shift(owner, to, count);
  }

  /** How many more tokens of one owner the array can count. */
  private int room(int owner, int area) {
    return Byte.MAX_VALUE - tokens(owner, area);
  }

  private static void demand(int count, int available, String otherwise) {
    if (count < 0 || count > available) {
      throw new IllegalStateException(otherwise);
    }
  }

  private void shift(int owner, int area, int count) {
    unshare();
    if ((ownArrays >> owner & 1) == 0) {
      tokens[owner] = tokens[owner].clone();
      ownArrays |= 1 << owner;
    }
    tokens[owner][area] += (byte) count;
    crowd[area] += (short) count;
    tokensOnBoard[owner] += (short) count;
    presence.set(owner, area, isPresent(owner, area));
  }

  void placeCity(int owner, int area) {
    unshare();
    if (cityOwner[area] != 0) {
      throw new IllegalStateException("P5.1: one city per area");
    }
    if (owner < Civilization.COUNT && cities[owner] == CITIES) {
      throw new IllegalStateException("1.1: no city in stock");
    }
    cityOwner[area] = (byte) (owner + 1);
    cities[owner]++;
    presence.set(owner, area, isPresent(owner, area));
  }

  void removeCity(int area) {
    unshare();
    if (cityOwner[area] == 0) {
      throw new IllegalStateException("1.1: no city there");
    }
    int owner = cityOwner(area);
    cities[owner]--;
    cityOwner[area] = 0;
    presence.set(owner, area, isPresent(owner, area));
    newCities[area >> 6] &= ~(1L << area);
  }

  boolean isNewCity(int area) {
    return (newCities[area >> 6] >> area & 1) != 0;
  }

  void markNewCity(int area) {
    unshare();
    newCities[area >> 6] |= 1L << area;
  }

  void forgetNewCities() {
    unshare();
    Arrays.fill(newCities, 0);
  }

  /** From stock to treasury. */
  void collect(int civilization, int count) {
    unshare();
    demand(count, stock[civilization], "1.3: stock has fewer tokens than are collected");
    stock[civilization] -= (byte) count;
    treasury[civilization] += (byte) count;
  }

  /** From treasury to stock. */
  void spend(int civilization, int count) {
    unshare();
    demand(count, treasury[civilization], "1.1: treasury has fewer tokens than leave it");
    stock[civilization] += (byte) count;
    treasury[civilization] -= (byte) count;
  }

  void moveShip(int civilization, int from, int to) {
    unshare();
    ships.move(civilization, from, to);
  }

  private boolean isPresent(int owner, int area) {
    return tokens(owner, area) > 0 || cityOwner(area) == owner;
  }
}
