package ecumene.server.http;

import static ecumene.server.limit.Limit.Rate.perHour;
import static ecumene.server.limit.Limit.Rate.perSecond;

import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.limit.Limit;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.table.Sentence;

/**
 * How much may be asked for.
 *
 * @param requests of an address
 * @param messages with a key
 * @param tables of an address
 * @param accounts of an address
 * @param wrongPasswords of an address
 * @param wrongPasswordsOfAccount for an account
 * @param streams to an address
 */
record RateLimits(
    Limit requests,
    Limit messages,
    Limit tables,
    Limit accounts,
    Limit wrongPasswords,
    Limit wrongPasswordsOfAccount,
    ConcurrencyLimit streams) {

  static RateLimits of(Settings settings) {
    int failures = settings.number(Setting.WRONG_PASSWORDS_PER_HOUR);
    return new RateLimits(
        new Limit(
            Sentence.of("too many requests from this address"),
            perSecond(settings.number(Setting.REQUESTS_PER_SECOND))),
        new Limit(
            Sentence.of("too many requests with this key"),
            perSecond(settings.number(Setting.MESSAGES_PER_SECOND))),
        new Limit(
            Sentence.of("too many new tables from this address"),
            perHour(settings.number(Setting.TABLES_PER_HOUR))),
        new Limit(
            Sentence.of("too many new accounts from this address"),
            perHour(settings.number(Setting.ACCOUNTS_PER_HOUR))),
        new Limit(Sentence.of("too many wrong passwords from this address"), perHour(failures)),
        new Limit(Sentence.of("too many wrong passwords for this account"), perHour(failures)),
        new ConcurrencyLimit(
            Sentence.of("too many streams"),
            settings.number(Setting.STREAMS),
            settings.number(Setting.STREAMS_PER_ADDRESS)));
  }
}
