package ecumene.app.page;

import ecumene.language.Languages;
import java.util.LinkedHashMap;

/** What things are called in every language. */
final class Names {
  private final Languages languages;

  Names(Languages languages) {
    this.languages = languages;
  }

  /** What the languages themselves are called by their speakers. */
  Name ofLanguages() {
    var own = new LinkedHashMap<String, String>();
    languages.forEach(language -> own.put(language.id(), language.ownName()));
    return new Name(own);
  }

  Name get(String of, String id) {
    var name = new LinkedHashMap<String, String>();
    languages.forEach(language -> name.put(language.id(), language.name(of, id)));
    return new Name(name);
  }

  /** Where the facts have a name, it must be the English one. */
  Name get(String of, String id, String label) {
    var english = languages.english().name(of, id);
    if (!english.equals(label)) {
      throw new IllegalArgumentException("rules/names.csv calls " + label + " " + english);
    }
    return get(of, id);
  }
}
