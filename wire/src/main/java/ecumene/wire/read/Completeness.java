package ecumene.wire.read;

import static com.fasterxml.jackson.annotation.Nulls.AS_EMPTY;
import static com.fasterxml.jackson.annotation.Nulls.DEFAULT;
import static com.fasterxml.jackson.annotation.Nulls.FAIL;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import ecumene.wire.form.LeftOutIfNone;
import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/**
 * Every component of a record must be there and have a value, but for those that may be null, and
 * those that are {@link LeftOutIfNone}.
 */
public final class Completeness extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1;

  @Override
  public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
    return isComponent(member) ? absent(member) == FAIL : null;
  }

  @Override
  public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated member) {
    return isComponent(member)
        ? JsonSetter.Value.forValueNulls(absent(member), FAIL)
        : JsonSetter.Value.empty();
  }

  private static boolean isComponent(Annotated member) {
    return member instanceof AnnotatedParameter parameter
        && parameter.getOwner().getAnnotated() instanceof Constructor<?>;
  }

  /** What becomes of a component that is absent or null. */
  private static Nulls absent(Annotated component) {
    var parameter = (AnnotatedParameter) component;
    var constructor = (Constructor<?>) parameter.getOwner().getAnnotated();
    int index = parameter.getIndex();
    if (constructor.getParameters()[index].isAnnotationPresent(LeftOutIfNone.class)) {
      return AS_EMPTY;
    }
    var type = constructor.getAnnotatedParameterTypes()[index];
    return type.isAnnotationPresent(Nullable.class) ? DEFAULT : FAIL;
  }
}
