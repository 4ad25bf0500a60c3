package ecumene.server.rules;

import ecumene.facts.FactFiles;
import ecumene.game.Game;
import ecumene.language.rulebook.RuleBook;
import ecumene.wire.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import tools.jackson.core.type.TypeReference;

/**
 * What games are played by: every file of facts, every statement of the rules, and the code that
 * follows them, each with a hash.
 */
public final class RulesVersion {
  private static final TypeReference<LinkedHashMap<String, String>> PARTS =
      new TypeReference<>() {};
  private static final String FACTS = "facts/";

  /** The code: named where no file and no statement says what has changed. */
  private static final String ENGINE = "engine";

  /** All statements: named where so many have changed that nobody would read their numbers. */
  private static final String RULES = "rules";

  private static final int MOST_STATEMENTS = 20;

  private final SequencedMap<String, String> parts;
  private final String text;
  private final String id;

  private RulesVersion(SequencedMap<String, String> parts) {
    this.parts = parts;
    text = Wire.JSON.writeValueAsString(parts);
    id = ShortHash.of(text);
  }

  /** What this process plays by. */
  public static RulesVersion running() {
    return Running.VERSION;
  }

  /** Read when somebody asks first. */
  private static final class Running {
    static final RulesVersion VERSION = new RulesVersion(parts());

    private static SequencedMap<String, String> parts() {
      var parts = new LinkedHashMap<String, String>();
      FactFiles.NAMES.forEach(it -> parts.put(FACTS + it, ShortHash.of(FactFiles.text(it))));
      RuleBook.packaged().statements().forEach(it -> parts.put(it.id(), ShortHash.of(it.text())));
      parts.put(ENGINE, ShortHash.of(CodeSums.of(Game.class) + CodeSums.of(Wire.class)));
      return parts;
    }
  }

  /** Reads what {@link #text} has made. */
  public static RulesVersion read(String text) {
    return new RulesVersion(Wire.JSON.readValue(text, PARTS));
  }

  /** All of it in 16 hexadecimal digits. */
  public String id() {
    return id;
  }

  /** All of it as JSON. */
  public String text() {
    return text;
  }

  /**
   * What is not as it was then, as people call it: {@code facts/areas.csv}, {@code RU.40}; or
   * {@code engine} if no file and no statement has changed.
   */
  public List<String> changedSince(RulesVersion then) {
    var all = new LinkedHashSet<>(parts.keySet());
    all.addAll(then.parts.keySet());
    all.removeIf(part -> hash(part).equals(then.hash(part)));
    boolean isCodeOther = all.remove(ENGINE);
    var changed = new ArrayList<String>();
    var statements = new ArrayList<String>();
    all.forEach(part -> (part.startsWith(FACTS) ? changed : statements).add(part));
    changed.addAll(statements.size() > MOST_STATEMENTS ? List.of(RULES) : statements);
    return changed.isEmpty() && isCodeOther ? List.of(ENGINE) : List.copyOf(changed);
  }

  private String hash(String part) {
    return parts.getOrDefault(part, "");
  }
}
