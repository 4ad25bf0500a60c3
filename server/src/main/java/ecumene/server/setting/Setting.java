package ecumene.server.setting;

import java.util.Locale;

/** One thing that can be set, with what it is if nobody sets it. */
public enum Setting {
  ADDRESS("0.0.0.0", Sort.TEXT, "The address to listen at; 127.0.0.1 for this machine alone."),
  PORT("8080", Sort.NUMBER, "The port to listen at; 0 takes a free one."),
  DATA("ecumene-data", Sort.TEXT, "The directory of the embedded database."),
  PROTECT(
      "",
      Sort.TEXT,
      "A directory on another disk that gets a second copy of the embedded database, and every"
          + " commit soon."),
  PROTECT_HOURS("48", Sort.NUMBER, "How long one can go back in the second copy."),
  NEW_DATABASE(
      "yes",
      Sort.SWITCH,
      "Whether one may be begun where there is none: `no` once there is one, for a disk may not be"
          + " mounted."),
  DATABASE(
      "",
      Sort.SECRET,
      "postgres://name:password@host/database, instead of a directory; many processes can share"
          + " it."),
  BEHIND_PROXY(
      "no",
      Sort.SWITCH,
      "Whether a proxy of ours is in front and says in X-Forwarded-For who asks."),
  TRUSTED_PROXIES(
      "",
      Sort.TEXT,
      "Addresses or networks of our proxies, as in 10.0.0.2, 10.1.0.0/16; without, one on this"
          + " machine alone."),
  CERTIFICATE(
      "", Sort.TEXT, "A file with the certificate and its chain, as PEM: TLS without a proxy."),
  CERTIFICATE_KEY("", Sort.TEXT, "A file with its private key, as PEM (PKCS 8)."),
  CONNECTIONS_PER_ADDRESS(
      "500", Sort.NUMBER, "Of each address, at once; proxies of ours are exempt."),
  BYTES_PER_SECOND("100", Sort.NUMBER, "The least at which a body must come."),
  ANSWER_SECONDS(
      "20", Sort.NUMBER, "How long an answer, or an event of a stream, may take however short."),
  ANSWER_BYTES_PER_SECOND("1000", Sort.NUMBER, "The least at which the rest of it must be taken."),
  HEADER_SECONDS("10", Sort.NUMBER, "How long the head of a request may take."),
  BODY_SECONDS("120", Sort.NUMBER, "How long the body of a request may take."),
  REQUESTS_PER_SECOND("100", Sort.NUMBER, "Of each address; five times as many in a burst."),
  MESSAGES_PER_SECOND(
      "10",
      Sort.NUMBER,
      "Of each seat, host or account, whatever keys it has; five times as many in a burst."),
  NOTES_PER_HOUR(
      "120",
      Sort.NUMBER,
      "Of each host and seat: what everybody is told of for good, as pauses and bots."),
  TABLES_PER_HOUR(
      "60", Sort.NUMBER, "New tables of each address; one for bots alone counts five times."),
  LINES_ALONE(
      "2000",
      Sort.NUMBER,
      "How many lines bots write at a table of theirs until they wait for somebody to look."),
  LOG_MEGABYTES("64", Sort.NUMBER, "The longest log of a table; its last quarter is for the game."),
  STORE_MEGABYTES("100000", Sort.NUMBER, "The largest store in which new tables are opened."),
  FREE_MEGABYTES(
      "500", Sort.NUMBER, "How much the disk of the embedded database has free for new tables."),
  UNBEGUN_DAYS(
      "60", Sort.NUMBER, "How long a table is kept that nobody has sat down at, or asks for."),
  UNFINISHED_DAYS(
      "730", Sort.NUMBER, "How long a table is kept whose game is not over, and nobody asks for."),
  FINISHED_DAYS(
      "730", Sort.NUMBER, "How long a table is kept whose game is over, and nobody asks for."),
  ACCOUNTS_PER_HOUR("20", Sort.NUMBER, "New accounts of each address."),
  WRONG_PASSWORDS_PER_HOUR(
      "30",
      Sort.NUMBER,
      "Of each address, of each account, and of each device that has signed in before."),
  STREAMS("10000", Sort.NUMBER, "How many streams there may be at once."),
  STREAMS_PER_ADDRESS("200", Sort.NUMBER, "How many of them to each address."),
  REQUEST_BYTES("65536", Sort.NUMBER, "The longest body of a request."),
  IMPORT_BYTES("8388608", Sort.NUMBER, "The longest saved game that can be imported."),
  IMPORT_BYTES_AT_ONCE(
      "33554432",
      Sort.NUMBER,
      "Of all saved games that are being imported; a quarter of it from each address."),
  IMPORT_BYTES_PER_SECOND("10000", Sort.NUMBER, "The least at which a saved game must come."),
  SESSION_DAYS("30", Sort.NUMBER, "How long a session of an account lasts."),
  WEBHOOK_SECONDS("60", Sort.NUMBER, "The least time between two notices of a table."),
  WEBHOOK_LOCAL(
      "no", Sort.SWITCH, "Whether notices may go to private addresses, and there without TLS."),
  SECURITY_CONTACT(
      "",
      Sort.TEXT,
      "Where to report a hole, as an address (mailto: or https://), for"
          + " /.well-known/security.txt."),
  METRICS_FOR_ALL("no", Sort.SWITCH, "Whether /metrics answers others than this machine."),
  STOP_SECONDS("10", Sort.NUMBER, "How long to wait for replies under way when stopping."),
  LOG_LEVEL("info", Sort.TEXT, "How much to log: error, warn, info or debug.");

  private final String fallback;
  private final Sort sort;
  private final String meaning;

  /** What can be set to it. */
  enum Sort {
    TEXT,
    SECRET,
    NUMBER,
    SWITCH
  }

  Setting(String fallback, Sort sort, String meaning) {
    this.fallback = fallback;
    this.sort = sort;
    this.meaning = meaning;
  }

  /** As the file writes it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public String fallback() {
    return fallback;
  }

  public String meaning() {
    return meaning;
  }

  Sort sort() {
    return sort;
  }
}
