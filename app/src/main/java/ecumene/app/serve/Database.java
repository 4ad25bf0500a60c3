package ecumene.app.serve;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.time.Duration;

/** Opens what the settings name. */
final class Database {
  private Database() {}

  static Store open(Settings settings) {
    var url = settings.text(Setting.DATABASE);
    if (!url.isEmpty()) {
      return Stores.open(url);
    }
    var directory = Path.of(settings.text(Setting.DATA));
    if (!settings.isOn(Setting.NEW_DATABASE) && !Stores.isThere(directory)) {
      throw new StoreFailed(
          "there is no database in %s: mount its disk, put the files back, or restore a backup"
              .formatted(directory));
    }
    var copy = settings.text(Setting.PROTECT);
    return copy.isEmpty()
        ? Stores.open(directory)
        : Stores.open(
            directory, Path.of(copy), Duration.ofHours(settings.number(Setting.PROTECT_HOURS)));
  }
}
