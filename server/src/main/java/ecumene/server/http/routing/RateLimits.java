package ecumene.server.http.routing;

import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.limit.ByteLimit;
import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.limit.Limit;
import ecumene.server.limit.Limit.Rate;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.table.Sentence;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * How much may be asked for.
 *
 * @param requests of an address
 * @param messages of a person
 * @param notes of a person at a table
 * @param tables of an address
 * @param accounts of an address
 * @param streams to an address
 * @param imports bytes of saved games
 */
public record RateLimits(
    Limit requests,
    Limit messages,
    Limit notes,
    Limit tables,
    Limit accounts,
    ConcurrencyLimit streams,
    ByteLimit imports) {
  /** Of all that may be imported at once, each address may have one. */
  private static final int SHARES = 4;

  public static RateLimits of(Settings settings) {
    return new RateLimits(
        new Limit(
            Sentence.of("too many requests from this address"),
            rate(settings, Setting.REQUESTS_PER_SECOND, Rate::perSecond)),
        new Limit(
            Sentence.of("too many requests of this player"),
            rate(settings, Setting.MESSAGES_PER_SECOND, Rate::perSecond)),
        new Limit(
            Sentence.of("too many changes to this table"),
            rate(settings, Setting.NOTES_PER_HOUR, Rate::perHour)),
        new Limit(
            Sentence.of("too many new tables from this address"),
            rate(settings, Setting.TABLES_PER_HOUR, Rate::perHour)),
        new Limit(
            Sentence.of("too many new accounts from this address"),
            rate(settings, Setting.ACCOUNTS_PER_HOUR, Rate::perHour)),
        new ConcurrencyLimit(
            Sentence.of("too many streams"),
            settings.number(Setting.STREAMS),
            settings.number(Setting.STREAMS_PER_ADDRESS)),
        imports(settings));
  }

  /** One as long as may be must always be possible. */
  private static ByteLimit imports(Settings settings) {
    int longest = settings.number(Setting.IMPORT_BYTES);
    int most = Math.max(longest, settings.number(Setting.IMPORT_BYTES_AT_ONCE));
    return new ByteLimit(most, Math.max(longest, most / SHARES));
  }

  /** An action of which everybody at the table is told for good, and so not too often. */
  public <B> BiFunction<Call, B, HttpResponse> noted(BiFunction<Call, B, HttpResponse> action) {
    return (call, body) -> {
      notes.take(Gatekeeper.atTable(call.opened()));
      return action.apply(call, body);
    };
  }

  public static @Nullable Rate rate(Settings settings, Setting setting, IntFunction<Rate> rate) {
    var count = settings.limit(setting);
    return count.isPresent() ? rate.apply(count.getAsInt()) : null;
  }
}
