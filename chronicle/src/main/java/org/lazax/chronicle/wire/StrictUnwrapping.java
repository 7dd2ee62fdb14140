package org.lazax.chronicle.wire;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.util.NameTransformer;

/**
 * Refuses unknown properties also where a record has a component with {@code @JsonUnwrapped}.
 *
 * <p>Jackson gives the unwrapped record all properties that the outer one does not know, and tells
 * it to ignore those that it does not know either. There is one unwrapped component at most and its
 * properties have no prefix, so none needs to be ignored.
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

    /** A copy: the same object would count as one that cannot be unwrapped. */
    @Override
    public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer names) {
      return new OfRecord(this);
    }
  }
}
