package org.lazax.gateway;

import static com.fasterxml.jackson.databind.cfg.CoercionAction.Fail;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/**
 * Makes the JSON mapper strict: it refuses duplicate fields, content after the end, and a number in
 * place of a text or an enum value.
 */
@Singleton
class Strictness implements ObjectMapperCustomizer {
  @Override
  public void customize(ObjectMapper mapper) {
    mapper
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
    mapper
        .coercionConfigFor(LogicalType.Textual)
        .setCoercion(CoercionInputShape.Boolean, Fail)
        .setCoercion(CoercionInputShape.Integer, Fail)
        .setCoercion(CoercionInputShape.Float, Fail);
  }
}
