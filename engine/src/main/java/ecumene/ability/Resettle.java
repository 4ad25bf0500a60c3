package ecumene.ability;

import static ecumene.facts.Advance.DIASPORA;
import static java.util.Collections.frequency;
import static java.util.Collections.nCopies;

import ecumene.ability.Resettlement.Move;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Diaspora lifts own tokens and places them elsewhere.
 *
 * @param places where tokens can be lifted or placed
 * @param most how many tokens at most
 * @param cities the areas in play with a city, of whomever
 * @param full the areas in play without a city that have no room, nor tokens of the holder
 * @rule diaspora.1
 */
public record Resettle(Civilization seat, List<Place> places, int most, Areas cities, Areas full)
    implements Offer<Resettlement> {

  /**
   * An area as it is now.
   *
   * @param tokens the holder's, which can be lifted
   * @param room for so many more; below 0 where too many are there
   */
  public record Place(Area area, int tokens, int room) {}

  public Resettle {
    places = List.copyOf(places);
  }

  @Override
  public Advance advance() {
    return DIASPORA;
  }

  @Override
  public Class<Resettlement> answerType() {
    return Resettlement.class;
  }

  @Override
  public @Nullable Refusal judge(Resettlement answer) {
    for (var move : answer.moves()) {
      if (move.tokens() < 1 || move.tokens() > most) {
        return new Refusal(rule(), "{tokens} tokens can not be lifted", move.tokens());
      }
      if (move.from().equals(move.to())) {
        return new Refusal(rule(), "tokens of {area} are placed elsewhere", move.from());
      }
    }
    if (answer.moves().isEmpty()) {
      return new Refusal("RU.41", "at least one token is lifted");
    }
    if (answer.tokens() > most) {
      return new Refusal(
          rule(),
          "{lifted} [lifted:token is|tokens are] lifted, at most {most} can be",
          answer.tokens(),
          most);
    }
    for (var move : answer.moves()) {
      int lifted = answer.lifted(move.from());
      int tokens = place(move.from()).tokens();
      if (lifted > tokens) {
        return new Refusal(
            rule(), "{area} has {tokens} to lift, not {lifted}", move.from(), tokens, lifted);
      }
      int placed = answer.placed(move.to());
      int room = Math.max(0, place(move.to()).room() + answer.lifted(move.to()));
      if (placed > room) {
        return tooMany(move.to(), room, placed);
      }
    }
    return null;
  }

  private Refusal tooMany(Area area, int room, int placed) {
    if (cities.contains(area)) {
      return room == 0
          ? new Refusal("diaspora.3", "{area} has a city", area)
          : new Refusal(
              "diaspora.3", "{area} has room for {room}, not {placed}", area, room, placed);
    }
    if (find(area) != null || full.contains(area)) {
      return new Refusal(
          "diaspora.2", "{area} has room for {room}, not {placed}", area, room, placed);
    }
    return area.isSea()
        ? new Refusal("1.5", "nothing can stay on the open sea {area}", area)
        : new Refusal("1.14", "{area} is out of play", area);
  }

  private Place place(Area area) {
    var place = find(area);
    return place == null ? new Place(area, 0, 0) : place;
  }

  private @Nullable Place find(Area area) {
    for (var place : places) {
      if (place.area().equals(area)) {
        return place;
      }
    }
    return null;
  }

  /** Whether any token can go anywhere. */
  boolean isPossible() {
    return places.stream()
        .filter(from -> from.tokens() > 0)
        .anyMatch(from -> places.stream().anyMatch(to -> to.room() > 0 && !to.equals(from)));
  }

  private List<Move> singleMoves() {
    return places.stream()
        .filter(from -> from.tokens() > 0)
        .flatMap(from -> targets(from.area(), List.of(), List.of()).stream())
        .toList();
  }

  /** Where a token can go after these moves of one token each, when so many are lifted. */
  private List<Move> targets(Area from, List<Move> made, List<Area> lifted) {
    return places.stream()
        .filter(to -> !to.area().equals(from))
        .filter(to -> to.room() + frequency(lifted, to.area()) > placed(made, to.area()))
        .map(to -> new Move(from, to.area(), 1))
        .toList();
  }

  private static long placed(List<Move> made, Area area) {
    return made.stream().filter(move -> move.to().equals(area)).count();
  }

  @Override
  public Resettlement anyAnswer(Dice dice) {
    var tokens = new ArrayList<Area>();
    for (var place : places) {
      tokens.addAll(nCopies(place.tokens(), place.area()));
    }
    var lifted = dice.some(tokens, 1 + dice.below(most));
    var made = new ArrayList<Move>();
    for (var from : lifted) {
      var targets = targets(from, made, lifted);
      if (targets.isEmpty()) {
        return new Resettlement(List.of(dice.one(singleMoves()))); // what was lifted has no room
      }
      made.add(dice.one(targets));
    }
    return Resettlement.ofSingle(made);
  }

  /** Where no token can go only explains. */
  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("resettle", seat).and(most);
    for (var place : places) {
      print.and(place.area().index()).and(place.tokens()).and(place.room());
    }
    return print;
  }
}
