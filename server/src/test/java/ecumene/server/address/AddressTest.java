package ecumene.server.address;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;

class AddressTest {
  private final InetAddress proxy = address("10.0.0.1");

  @Test
  void aComputerHasAsManyAddressesOfIpv6AsItLikes() {
    assertThat(Address.group(address("2001:db8:1:2:3:4:5:6")))
        .isEqualTo(Address.group(address("2001:db8:1:2:ffff::1")))
        .isNotEqualTo(Address.group(address("2001:db8:1:3:3:4:5:6")));
    assertThat(Address.group(address("192.0.2.1"))).isEqualTo("192.0.2.1");
  }

  @Test
  void onlyWhatTheProxyItselfSaysIsBelieved() {
    assertThat(Address.behindProxy(List.of("1.1.1.1", "192.0.2.7"), proxy))
        .isEqualTo(address("192.0.2.7"));
    assertThat(Address.behindProxy(List.of("2001:db8::1"), proxy))
        .isEqualTo(address("2001:db8::1"));
    assertThat(Address.behindProxy(List.of(), proxy)).isEqualTo(proxy);
  }

  @Test
  void aNameIsNotLookedUp() {
    assertThat(Address.behindProxy(List.of("localhost"), proxy)).isEqualTo(proxy);
    assertThat(Address.behindProxy(List.of("1.2.3.4.5.6"), proxy)).isEqualTo(proxy);
    assertThat(Address.behindProxy(List.of("999.2.3.4"), proxy)).isEqualTo(proxy);
  }

  private static InetAddress address(String numbers) {
    try {
      return InetAddress.getByName(numbers);
    } catch (UnknownHostException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
