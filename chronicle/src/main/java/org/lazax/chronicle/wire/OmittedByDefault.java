package org.lazax.chronicle.wire;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;

/**
 * A component of a record that is not written where it has its default, and has its default where
 * it is not written. The default of a boolean is false, that of a list is empty, that of an enum is
 * its first constant, which carries {@code @JsonEnumDefaultValue}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
@JacksonAnnotationsInside
@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = OmittedByDefault.Default.class)
@JsonSetter(nulls = Nulls.AS_EMPTY)
public @interface OmittedByDefault {

  /** Equal to every default. Jackson makes one and asks it about each value. */
  final class Default {
    @Override
    public boolean equals(Object value) {
      return switch (value) {
        case Boolean flag -> !flag;
        case Enum<?> constant -> constant == constant.getDeclaringClass().getEnumConstants()[0];
        case List<?> list -> list.isEmpty();
        case null, default -> false;
      };
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }
}
