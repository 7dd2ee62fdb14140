package org.lazax.chronicle.wire;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.util.NameTransformer;

/**
 * Refuses unknown properties of a record that has a component with {@code @JsonUnwrapped}.
 *
 * <p>Jackson passes all properties that the outer record does not know to the unwrapped record, and
 * makes the unwrapped record ignore unknown ones. Records have at most one unwrapped component, and
 * its properties have no prefix, so no property has to be ignored.
 */
final class StrictUnwrapping extends BeanDeserializerModifier {
  private static final long serialVersionUID = 1;

  @Override
  public JsonDeserializer<?> modifyDeserializer(
      DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> deserializer) {
    return deserializer.getClass() == BeanDeserializer.class && bean.getBeanClass().isRecord()
        ? new OfRecord((BeanDeserializer) deserializer)
        : deserializer;
  }

  private static final class OfRecord extends BeanDeserializer {
    private static final long serialVersionUID = 1;

    OfRecord(BeanDeserializerBase like) {
      super(like);
    }

    /** A copy, because Jackson treats an unchanged deserializer as one that cannot be unwrapped. */
    @Override
    public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer names) {
      return new OfRecord(this);
    }
  }
}
