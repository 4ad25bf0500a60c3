package ecumene.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RequestHashesTest {

  @Test
  void whatWasDoneIsKnown() {
    var requests = new RequestHashes();
    assertThat(requests.mayHave("0")).isFalse();
    for (int i = 0; i < 5_000; i++) {
      requests.add("" + i);
      requests.add("" + i);
    }
    for (int i = 0; i < 5_000; i++) {
      assertThat(requests.mayHave("" + i)).as("%d", i).isTrue();
    }
  }

  @Test
  void otherRequestsAreHardlyEverTakenForThem() {
    var requests = new RequestHashes();
    for (int i = 0; i < 5_000; i++) {
      requests.add("request " + i);
    }
    int mistaken = 0;
    for (int i = 5_000; i < 25_000; i++) {
      mistaken += requests.mayHave("request " + i) ? 1 : 0;
    }
    assertThat(mistaken).isLessThan(10);
  }

  @Test
  void anyHashIsFound() {
    var requests = new RequestHashes();
    assertThat(requests.mayHave("")).as("whose hash is 0").isFalse();
    requests.add("");
    assertThat(requests.mayHave("")).isTrue();
  }
}
