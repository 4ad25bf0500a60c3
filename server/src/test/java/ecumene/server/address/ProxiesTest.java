package ecumene.server.address;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProxiesTest {
  @Test
  void thoseWhoAreNamedAreBelieved() {
    var proxies = Proxies.of("10.0.0.2, 10.1.0.0/15,2001:db8::/32");
    for (var trusted : new String[] {"10.0.0.2", "10.1.2.3", "10.0.255.255", "2001:db8:1::1"}) {
      assertThat(proxies.trust(InetAddress.ofLiteral(trusted))).as(trusted).isTrue();
    }
    for (var other : new String[] {"10.2.0.1", "127.0.0.1", "2001:db9::1", "::1", "11.0.0.2"}) {
      assertThat(proxies.trust(InetAddress.ofLiteral(other))).as(other).isFalse();
    }
    assertThat(Proxies.NONE.trust(InetAddress.getLoopbackAddress())).isFalse();
    assertThat(Proxies.HERE.trust(InetAddress.getLoopbackAddress())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "/8"})
  void whatIsNoAddressIsRefused(String word) {
    assertThatThrownBy(() -> Proxies.of(word))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(word);
  }
}
