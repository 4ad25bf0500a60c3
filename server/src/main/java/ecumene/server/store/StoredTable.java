package ecumene.server.store;

/**
 * A table as it was created; everything since is in its log.
 *
 * @param created milliseconds since 1970
 * @param plan what the table was created with, the seed included, as JSON
 */
public record StoredTable(TableId id, long created, String plan) {}
