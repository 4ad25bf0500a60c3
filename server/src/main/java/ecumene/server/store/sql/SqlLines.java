package ecumene.server.store.sql;

import ecumene.server.store.Damage;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The logs of tables in a database; what is read of them is checked. */
record SqlLines(Sql sql, DamagedTables damaged) {

  /** The line before the first has to be there, so that an end that is lost is missed. */
  List<StoredLine> lines(TableId table, int from) {
    damaged.refuse(table, from);
    int next = Math.max(0, from - 1);
    var lines = new ArrayList<StoredLine>();
    for (var row : rows(table, next)) {
      if (row.number() != next) {
        throw damaged.found(new Damage(table, Part.MISSING, next), from);
      }
      if (next >= from) {
        if (!row.isWhole(table)) {
          throw damaged.found(new Damage(table, Part.LINE, next), from);
        }
        lines.add(row.line());
      }
      next++;
    }
    if (next < from) {
      throw damaged.found(new Damage(table, Part.MISSING, next), from);
    }
    damaged.areWhole(table, from, next);
    return lines;
  }

  private List<LineRow> rows(TableId table, int from) {
    return sql.list(
        "SELECT %s FROM lines WHERE table_id = ? AND number >= ? ORDER BY number"
            .formatted(LineRow.COLUMNS),
        LineRow::read,
        table.word(),
        from);
  }

  List<String> requests(TableId table, int lines) {
    return sql.list(
        "SELECT request FROM lines WHERE table_id = ? AND number < ? AND request IS NOT NULL",
        row -> row.getString(1),
        table.word(),
        lines);
  }

  OptionalInt indexOf(TableId table, int from, String request) {
    var number =
        sql.one(
            "SELECT number FROM lines WHERE table_id = ? AND number >= ? AND request = ?",
            row -> row.getInt(1),
            table.word(),
            from,
            request);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  long bytes(TableId table, int lines) {
    var bytes =
        sql.one(
            "SELECT SUM(OCTET_LENGTH(text)) FROM lines WHERE table_id = ? AND number < ?",
            row -> row.getLong(1),
            table.word(),
            lines);
    return bytes == null ? 0 : bytes;
  }
}
