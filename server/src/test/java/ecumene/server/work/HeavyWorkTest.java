package ecumene.server.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class HeavyWorkTest {

  @Test
  void itIsDoneByAThreadOfThePlatform() {
    try (var work = new HeavyWork()) {
      assertThat(work.run("anna", () -> Thread.currentThread().isVirtual())).isFalse();
    }
  }

  @Test
  void whatFailsFailsForWhoeverWantedIt() {
    try (var work = new HeavyWork(1, 1, 1)) {
      var problem = new Problem(Problem.Kind.NOT_FOUND, "gone");
      assertThatThrownBy(
              () ->
                  work.run(
                      "anna",
                      () -> {
                        throw problem;
                      }))
          .isSameAs(problem);
      assertThat(work.run("anna", () -> "and it goes on")).isEqualTo("and it goes on");
    }
  }

  @Test
  void thoseWhoWaitAreServedInTurn() throws Exception {
    var order = Collections.synchronizedList(new ArrayList<String>());
    try (var work = new HeavyWork(1, 10, 10);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var gate = new CountDownLatch(1);
      threads.execute(() -> work.run("first", () -> await(gate)));
      awaitWaiting(work, 0);
      int waiting = 0;
      for (var who : List.of("anna", "anna", "anna", "ben", "cleo")) {
        threads.execute(() -> work.run(who, () -> order.add(who)));
        awaitWaiting(work, ++waiting);
      }
      gate.countDown();
    }
    assertThat(order).containsExactly("anna", "ben", "cleo", "anna", "anna");
  }

  @Test
  void whoFindsTooManyBeforeThemIsRefused() throws Exception {
    try (var work = new HeavyWork(1, 3, 2);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var gate = new CountDownLatch(1);
      threads.execute(() -> work.run("first", () -> await(gate)));
      awaitWaiting(work, 0);
      for (int waiting = 1; waiting <= 2; waiting++) {
        threads.execute(() -> work.run("anna", () -> true));
        awaitWaiting(work, waiting);
      }
      assertBusy(work, "anna"); // of one
      threads.execute(() -> work.run("ben", () -> true));
      awaitWaiting(work, 3);
      assertBusy(work, "cleo"); // of all
      assertThat(work.refused()).isEqualTo(2);
      gate.countDown();
    }
  }

  private static void assertBusy(HeavyWork work, String who) {
    assertThatThrownBy(() -> work.run(who, () -> true))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(problem.kind()).isEqualTo(Problem.Kind.BUSY);
              assertThat(problem.retryAfter()).isPositive();
            });
  }

  @Test
  void whatWasTakenIsDoneAfterTheEnd() throws Exception {
    var done = Collections.synchronizedList(new ArrayList<String>());
    var work = new HeavyWork(1, 10, 10);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var gate = new CountDownLatch(1);
      threads.execute(() -> work.run("first", () -> await(gate)));
      awaitWaiting(work, 0);
      threads.execute(() -> work.run("anna", () -> done.add("anna")));
      awaitWaiting(work, 1);
      work.close();
      assertThatThrownBy(() -> work.run("ben", () -> true))
          .isInstanceOfSatisfying(
              Problem.class, it -> assertThat(it.kind()).isEqualTo(Problem.Kind.STOPPING));
      gate.countDown();
    }
    assertThat(done).containsExactly("anna");
  }

  private static boolean await(CountDownLatch gate) {
    try {
      gate.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until so many wait, and something is being done. */
  private static void awaitWaiting(HeavyWork work, int count) throws InterruptedException {
    while (!work.isBusy() || work.waiting() != count) {
      Thread.sleep(1);
    }
  }
}
