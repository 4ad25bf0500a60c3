package ecumene.server.setting;

import static ecumene.server.setting.Setting.Sort.NUMBER;
import static ecumene.server.setting.Setting.Sort.SECRET;
import static ecumene.server.setting.Setting.Sort.SWITCH;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.regex.Pattern;

/** All settings: those that were made, and what the others are by default. */
public final class Settings {
  public static final Settings DEFAULTS = new Settings(new EnumMap<>(Setting.class));

  private static final Pattern WHOLE_NUMBER = Pattern.compile("[0-9]{1,9}");
  private static final Pattern YES_OR_NO = Pattern.compile("yes|no");

  private final Map<Setting, String> made;

  private Settings(Map<Setting, String> made) {
    this.made = made;
  }

  /** Reads a file of lines like {@code port=8080}. */
  public static Settings read(Reader file) throws IOException {
    var lines = new Properties();
    lines.load(file);
    var settings = DEFAULTS;
    for (var word : lines.stringPropertyNames().stream().sorted().toList()) {
      var setting =
          Arrays.stream(Setting.values())
              .filter(it -> it.word().equals(word))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException(word + ": there is no such setting"));
      settings = settings.with(setting, lines.getProperty(word).strip());
    }
    return settings;
  }

  /** The same, but for one. */
  public Settings with(Setting setting, String value) {
    if (setting.sort() == NUMBER && !WHOLE_NUMBER.matcher(value).matches()) {
      throw new IllegalArgumentException(setting.word() + ": a whole number belongs here");
    }
    if (setting.sort() == SWITCH && !YES_OR_NO.matcher(value).matches()) {
      throw new IllegalArgumentException(setting.word() + ": yes or no belongs here");
    }
    var changed = new EnumMap<Setting, String>(Setting.class);
    changed.putAll(made);
    changed.put(setting, value);
    return new Settings(changed);
  }

  public String text(Setting setting) {
    return made.getOrDefault(setting, setting.fallback());
  }

  public int number(Setting setting) {
    return Integer.parseInt(text(setting));
  }

  /** How much there may be; empty: 0 is set, and there is no limit. */
  public OptionalInt limit(Setting setting) {
    int most = number(setting);
    return most == 0 ? OptionalInt.empty() : OptionalInt.of(most);
  }

  public boolean isOn(Setting setting) {
    return text(setting).equals("yes");
  }

  /** A file that would be read as these settings, but for what is secret. */
  public String print() {
    var file = new StringBuilder();
    for (var setting : Setting.values()) {
      boolean hidden = setting.sort() == SECRET && !text(setting).isEmpty();
      file.append("# ").append(setting.meaning()).append('\n');
      file.append(hidden ? "# " : "").append(setting.word()).append('=');
      file.append(hidden ? "(set, and not shown)" : text(setting)).append("\n\n");
    }
    return file.toString().stripTrailing() + "\n";
  }
}
