package org.lazax.catalog;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.printed.Component;

/** Binds the entries of a file to their type and refuses entries that do not match it exactly. */
final class CatalogReader {
  private static final ObjectMapper MAPPER = mapper();

  private final CatalogSource source;
  private final boolean optional;

  /**
   * Reads from a source.
   *
   * @param optional whether a missing file counts as a file without entries
   */
  CatalogReader(CatalogSource source, boolean optional) {
    this.source = source;
    this.optional = optional;
  }

  /** The entries of a file by id, in the order of the file. */
  <I extends ComponentId, C extends Component<I>> Map<I, C> read(String file, Class<C> type) {
    return entries(file, parse(file, optional), type);
  }

  /** The same of a file that only expansions with files of their own have. */
  <I extends ComponentId, C extends Component<I>> Map<I, C> readIfThere(
      String file, Class<C> type) {
    return entries(file, parse(file, true), type);
  }

  private static <I extends ComponentId, C extends Component<I>> Map<I, C> entries(
      String file, JsonNode entries, Class<C> type) {
    if (!entries.isArray()) {
      throw new InvalidCatalogException(file, "the whole file", "a list of entries was expected");
    }
    Map<I, C> components = new LinkedHashMap<>();
    for (int i = 0; i < entries.size(); i++) {
      String entry = entries.get(i).path("id").asText("entry " + (i + 1));
      C component = bind(file, entry, entries.get(i), type);
      if (components.put(component.id(), component) != null) {
        throw new InvalidCatalogException(file, entry, "the id is taken by an earlier entry");
      }
    }
    return Collections.unmodifiableMap(components);
  }

  private JsonNode parse(String file, boolean perhaps) {
    try (InputStream in = source.open(file)) {
      return MAPPER.readTree(in);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new InvalidCatalogException(file, "line " + line, e.getOriginalMessage(), e);
    } catch (FileNotFoundException e) {
      if (perhaps) {
        return MAPPER.createArrayNode();
      }
      throw new InvalidCatalogException(file, "the whole file", String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new InvalidCatalogException(file, "the whole file", String.valueOf(e.getMessage()), e);
    }
  }

  private static <C> C bind(String file, String entry, JsonNode node, Class<C> type) {
    try {
      return MAPPER.treeToValue(node, type);
    } catch (JsonProcessingException e) {
      throw new InvalidCatalogException(file, entry, e.getOriginalMessage(), e);
    }
  }

  /**
   * Optional properties that are missing are empty, zero or false. Missing required properties,
   * unknown properties and values of another type are refused.
   */
  private static ObjectMapper mapper() {
    JsonMapper mapper =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule().addAbstractTypeMapping(Set.class, LinkedHashSet.class))
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .withCoercionConfig(
                LogicalType.Integer,
                c -> c.setCoercion(CoercionInputShape.String, CoercionAction.Fail))
            .build();
    for (Class<?> collection : List.of(List.class, Set.class, Collection.class, Map.class)) {
      mapper
          .configOverride(collection)
          .setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
    }
    Stream.concat(kinds(Requirement.class), kinds(Unlock.class))
        .forEach(kind -> mapper.registerSubtypes(new NamedType(kind, snake(kind))));
    return mapper;
  }

  /** The records that implement a sealed type. A file names a record in snake case. */
  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(CatalogReader::kinds)
        : Stream.of(type);
  }

  private static String snake(Class<?> kind) {
    return PropertyNamingStrategies.SnakeCaseStrategy.INSTANCE.translate(kind.getSimpleName());
  }
}
