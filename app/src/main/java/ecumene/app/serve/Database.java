package ecumene.app.serve;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;

/** Opens what the settings name. */
final class Database {
  private Database() {}

  static Store open(Settings settings) {
    var url = settings.text(Setting.DATABASE);
    return url.isEmpty() ? Stores.open(Path.of(settings.text(Setting.DATA))) : Stores.open(url);
  }
}
