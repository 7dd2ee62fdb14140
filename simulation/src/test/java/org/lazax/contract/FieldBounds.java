package org.lazax.contract;

import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigPart;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Optional;
import org.lazax.chronicle.wire.Limits;

/** The bounds of fields in their schemas, by {@link Limits}. */
final class FieldBounds {
  private FieldBounds() {}

  static void apply(SchemaGeneratorConfigPart<FieldScope> fields) {
    fields
        .withNumberInclusiveMinimumResolver(field ->
            limits(field, isNumber(field))
                .map(limits -> BigDecimal.valueOf(limits.min()))
                .orElse(null))
        .withNumberInclusiveMaximumResolver(
            field -> max(field, isNumber(field)).map(BigDecimal::valueOf).orElse(null))
        .withStringMinLengthResolver(field -> min(field, isText(field)).orElse(null))
        .withStringMaxLengthResolver(field -> max(field, isText(field)).orElse(null))
        .withArrayMinItemsResolver(field -> min(field, isList(field)).orElse(null))
        .withArrayMaxItemsResolver(field -> max(field, isList(field)).orElse(null));
  }

  /** Whether a list may have no entries. */
  static boolean mayBeEmpty(FieldScope field) {
    return min(field, true).isEmpty();
  }

  private static boolean isNumber(FieldScope field) {
    Class<?> raw = field.getType().getErasedType();
    return raw == int.class || raw == Integer.class;
  }

  private static boolean isText(FieldScope field) {
    return field.getType().getErasedType() == String.class;
  }

  private static boolean isList(FieldScope field) {
    return !field.isFakeContainerItemScope()
        && Collection.class.isAssignableFrom(field.getType().getErasedType());
  }

  private static Optional<Limits> limits(FieldScope field, boolean apply) {
    return apply && !field.isFakeContainerItemScope()
        ? Optional.ofNullable(field.getRawMember().getAnnotation(Limits.class))
        : Optional.empty();
  }

  private static Optional<Integer> min(FieldScope field, boolean apply) {
    return limits(field, apply).map(Limits::min).filter(min -> min > 0);
  }

  private static Optional<Integer> max(FieldScope field, boolean apply) {
    return limits(field, apply).map(Limits::max).filter(max -> max < Integer.MAX_VALUE);
  }
}
