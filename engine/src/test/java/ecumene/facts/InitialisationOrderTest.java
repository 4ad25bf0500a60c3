package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whichever of the classes is used first, all of them come up. */
class InitialisationOrderTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        Advance.class,
        Area.class,
        Areas.class,
        AstRequirement.class,
        Atlas.class,
        Barbarians.class,
        CalamityModifier.class,
        Civilization.class,
        Commodity.class,
        FloodPlain.class,
        Owner.class,
        Seats.class,
        Setup.class,
        ThemeSet.class,
        Volcano.class
      })
  void anyClassMayComeFirst(Class<?> first) throws Exception {
    var classes = Setup.class.getProtectionDomain().getCodeSource().getLocation();
    try (var fresh =
        new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
      Class.forName(first.getName(), true, fresh);
      var setups = fresh.loadClass(Setup.class.getName()).getMethod("all").invoke(null);
      assertThat((List<?>) setups).hasSize(19);
    }
  }
}
