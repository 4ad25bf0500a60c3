package ecumene.server.store.sqlite;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Tables;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody but the owner reads what is stored. */
class OwnerOnlyTest {
  private static final String OPEN = "rw-r--r--";

  @TempDir private Path folder;

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static void assertPrivate(Path directory) throws IOException {
    assertThat(permissions(directory)).isEqualTo("rwx------");
    try (var files = Files.walk(directory)) {
      for (var file : files.toList()) {
        assertThat(permissions(file))
            .as(file.toString())
            .isEqualTo(Files.isDirectory(file) ? "rwx------" : "rw-------");
      }
    }
  }

  @Test
  void whatIsNewIsPrivate() throws IOException {
    var directory = folder.resolve("data");
    try (var store = Stores.open(directory)) {
      Tables.in(store);
      assertThat(directory.resolve("ecumene.db-wal")).exists();
      assertPrivate(directory);
      var copy = folder.resolve("copy.db");
      store.backup(copy);
      assertThat(permissions(copy)).isEqualTo("rw-------");
    }
  }

  @Test
  void whatIsOlderIsMended() throws IOException {
    var directory = folder.resolve("data");
    Stores.open(directory).close();
    Files.writeString(directory.resolve("monday.db"), "a backup");
    for (var name : new String[] {"ecumene.db", "lock", "monday.db"}) {
      Files.setPosixFilePermissions(directory.resolve(name), fromString(OPEN));
    }
    Files.setPosixFilePermissions(directory, fromString("rwxr-xr-x"));

    try (var store = Stores.open(directory)) {
      Tables.in(store);
      assertPrivate(directory);
    }
  }

  /** As older versions and a careless copy have left it. */
  @Test
  void whatABackupReplacesIsPrivate() throws IOException {
    var directory = folder.resolve("data");
    var backup = folder.resolve("backup.db");
    try (var store = Stores.open(directory)) {
      store.backup(backup);
    }
    Files.setPosixFilePermissions(directory, fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(backup, fromString(OPEN));
    var database = directory.resolve("ecumene.db");
    Files.setPosixFilePermissions(database, fromString(OPEN));

    Stores.restore(backup, directory);
    assertPrivate(directory);
    assertThat(permissions(backup)).as("the backup is only read").isEqualTo(OPEN);
  }

  @Test
  void whatABackupHasReplacedIsMended() throws IOException {
    var directory = folder.resolve("data");
    Stores.open(directory).close();
    var before = Files.createDirectory(directory.resolve("replaced-1"));
    var old = Files.writeString(before.resolve("ecumene.db"), "what was there before");
    Files.setPosixFilePermissions(old, fromString(OPEN));
    Files.setPosixFilePermissions(before, fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(directory, fromString("rwxr-xr-x"));

    Stores.open(directory).close();
    assertPrivate(directory);
  }

  @Test
  void whatIsNotOursIsLeftAlone() throws IOException {
    var directory = Files.createDirectory(folder.resolve("home"));
    Files.setPosixFilePermissions(directory, fromString("rwxr-xr-x"));
    var script = Files.writeString(directory.resolve("script"), "#!/bin/sh");
    Files.setPosixFilePermissions(script, fromString("rwxr-xr-x"));

    Stores.open(directory).close();
    assertThat(permissions(script)).isEqualTo("rwxr-xr-x");
    assertThat(permissions(directory)).isEqualTo("rwxr-xr-x");
    assertThat(permissions(directory.resolve("ecumene.db"))).isEqualTo("rw-------");
  }
}
