package ecumene.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Problem;
import ecumene.server.address.Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DestinationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "192.0.0.8",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "2001:0:1::1"
      })
  void privateAddressesAreNoDestination(String address) throws UnknownHostException {
    assertThat(Address.isPublic(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111"})
  void othersAre(String address) throws UnknownHostException {
    assertThat(Address.isPublic(InetAddress.getByName(address))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://chat.example/hook",
        "ftp://chat.example",
        "chat.example",
        "https:///hook",
        "",
        "https://user:password@chat.example/",
        "file:///etc/passwd",
        "https://bad host/",
        "javascript:1"
      })
  void whatIsNoAddressWithTlsIsRefused(String url) {
    assertThatThrownBy(() -> Destination.PUBLIC.parse(url)).isInstanceOf(Problem.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://chat.example/hook?x=1", "HTTPS://chat.example:8443/"})
  void anAddressWithTlsIsTaken(String url) {
    assertThat(Destination.PUBLIC.parse(url)).hasToString(url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://10.0.0.1/hook",
        "https://[::1]/hook",
        "https://169.254.169.254/latest"
      })
  void aPrivateAddressIsRefusedWhenItIsSet(String url) {
    assertThatThrownBy(() -> Destination.PUBLIC.parse(url))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("network of its own");
    assertThat(Destination.LOCAL_TOO.parse(url)).hasToString(url);
  }
}
