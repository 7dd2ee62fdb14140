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
import java.util.Optional;

/**
 * Marks a component of a record that is not written if it has its default value. A component that
 * is missing in JSON has the default. The default of a boolean is false, of a list the empty list,
 * of an optional value that there is none, and of an enum its first constant, which needs
 * {@code @JsonEnumDefaultValue}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
@JacksonAnnotationsInside
@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = OmittedByDefault.Default.class)
@JsonSetter(nulls = Nulls.AS_EMPTY)
public @interface OmittedByDefault {

  /** Equal to every default value. Jackson creates an instance and compares each value with it. */
  final class Default {
    @Override
    public boolean equals(Object value) {
      return switch (value) {
        case Boolean flag -> !flag;
        case Enum<?> constant -> constant == constant.getDeclaringClass().getEnumConstants()[0];
        case List<?> list -> list.isEmpty();
        case Optional<?> optional -> optional.isEmpty();
        case null, default -> false;
      };
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }
}
