package org.lazax.gateway;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/** What could be read in two ways is refused: a field twice, something after the end. */
@Singleton
class Strictness implements ObjectMapperCustomizer {
  @Override
  public void customize(ObjectMapper mapper) {
    mapper
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
  }
}
