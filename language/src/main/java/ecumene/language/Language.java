package ecumene.language;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A language that rules, board and page are written in, and what things are called in it. */
public final class Language {
  /** What has a name: an {@code id} among the things that are {@code of} one sort. */
  public record Key(String of, String id) {
    @Override
    public String toString() {
      return of + " " + id;
    }
  }

  private final String id;
  private final String ownName;
  private final String folder;
  private final Map<Key, String> names = new LinkedHashMap<>();

  Language(String id, String ownName, String folder, List<String> rows) {
    this.id = id;
    this.ownName = ownName;
    this.folder = folder;
    rows.stream().skip(1).forEach(this::add);
  }

  private void add(String row) {
    var cells = row.split(",", 3);
    if (cells.length < 3 || cells[2].isBlank()) {
      throw new IllegalArgumentException(file() + " gives no name in the row " + row);
    }
    var key = new Key(cells[0], cells[1]);
    if (names.put(key, cells[2]) != null) {
      throw new IllegalArgumentException("%s names the %s twice".formatted(file(), key));
    }
  }

  /** By which the list and the folders know it: {@code pl}. */
  public String id() {
    return id;
  }

  /** What those who speak it call it: {@code Polski}. */
  public String ownName() {
    return ownName;
  }

  /** Where its rules and names are, within the project: {@code rules/pl}. */
  public String folder() {
    return folder;
  }

  /** All that has a name, in the order of the file. */
  public List<Key> named() {
    return List.copyOf(names.keySet());
  }

  public String name(String of, String id) {
    var key = new Key(of, id);
    var name = names.get(key);
    if (name == null) {
      throw new IllegalArgumentException("%s lacks the %s".formatted(file(), key));
    }
    return name;
  }

  public String name(Area area) {
    return name("area", area.id());
  }

  public String name(Civilization civilization) {
    return name("civilization", civilization.id());
  }

  private String file() {
    return folder + "/names.csv";
  }

  @Override
  public String toString() {
    return id;
  }
}
