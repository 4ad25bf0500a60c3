package ecumene.app.page;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What something is called, by the id of the language. */
final class Name {
  private final Map<String, String> byLanguage;

  /** In the order of the list of languages. */
  Name(Map<String, String> byLanguage) {
    this.byLanguage = Collections.unmodifiableMap(new LinkedHashMap<>(byLanguage));
  }

  @JsonValue
  Map<String, String> byLanguage() {
    return byLanguage;
  }
}
