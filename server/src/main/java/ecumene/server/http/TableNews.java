package ecumene.server.http;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.language.Languages;
import ecumene.server.metric.Meters;
import ecumene.server.notice.Destination;
import ecumene.server.notice.Notices;
import ecumene.server.room.TableListener;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import ecumene.server.table.Wait;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Passes on what happens at tables: to webhooks, to the log, to the meters. */
record TableNews(Notices notices, Destination webhooks, Meters meters) implements TableListener {
  private static final Logger LOG = LoggerFactory.getLogger(TableNews.class);

  /** Bots need no notice. A webhook may have been set when more was allowed than now. */
  @Override
  public void written(TableId table, TableState now) {
    var webhook = now.talk().webhook() == null ? null : webhooks.find(now.talk().webhook());
    if (webhook != null) {
      var awaited = now.waits().stream().map(Wait::seat).collect(Seats.toSeats());
      var people = awaited.filter(seat -> now.people().botOf(seat) == null);
      var all = Languages.PACKAGED;
      var language = all.find(now.plan().language()).orElse(all.english());
      notices.awaited(table, now.plan().name(), language, webhook, people);
    }
  }

  @Override
  public void timedOut(TableId table, Civilization seat) {
    LOG.info("time was up, table={} seat={}", table, seat.id());
    meters.timedOut();
  }

  @Override
  public void rewound(TableId table) {
    meters.rewound();
  }

  @Override
  public void stoodIn(TableId table, Civilization seat) {
    LOG.info("a bot stands in, table={} seat={}", table, seat.id());
    meters.stoodIn();
  }
}
