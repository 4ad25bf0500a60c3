package ecumene.server.scene;

import ecumene.facts.Seats;
import ecumene.server.log.Replay;

/** What viewers saw of a table in the past. */
public record ReplayScenes(Replay replay) {

  /** What the viewer saw after so many lines, without questions. */
  public Message scene(Viewer viewer, int lines) {
    var then = replay.at(lines);
    var scene = new Scene(replay.table(), then, Seats.NONE, null);
    var writer = new SceneMessageWriter(scene, viewer, HostDesk.NONE);
    return new Message(lines, writer.past(then.eventsBeforePhase()));
  }

  /** Up to so many events before that number, as the viewer heard them. */
  public Message events(Viewer viewer, int before, int most) {
    var state = replay.state();
    int end = Math.clamp(before, 0, state.events());
    int from = Math.max(0, end - most);
    var chain = EventChain.and(null, 0, state.game().tellings(0).subList(0, end));
    var json = new JsonText().open().name("events").open().put("from", "" + from);
    json.put("list", EventChain.from(chain, from, viewer.seat())).close().close();
    return new Message(state.lines(), json.toBytes());
  }

  /** Up to so many remarks before that number, of those the viewer may read. */
  public Message chat(Viewer viewer, int before, int most) {
    var json = new JsonText().open().name("chat");
    RemarkList.before(before, most, replay.remarks(), viewer.seat()).write(json);
    return new Message(replay.state().lines(), json.close().toBytes());
  }
}
