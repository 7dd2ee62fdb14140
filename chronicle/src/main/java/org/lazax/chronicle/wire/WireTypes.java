package org.lazax.chronicle.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The records that may travel, by wire name. Immutable; one name is one class and one class one
 * name.
 */
public final class WireTypes {
  private final Map<String, Class<?>> classes;
  private final Map<Class<?>, Class<?>> readAs;
  private final ObjectMapper json;

  private WireTypes(Map<String, Class<?>> classes, Map<Class<?>, Class<?>> readAs) {
    this.classes = Map.copyOf(classes);
    this.readAs = Map.copyOf(readAs);
    this.json = mapper(this.classes, this.readAs);
  }

  public static WireTypes of(List<Class<?>> types) {
    return new WireTypes(byName(types), Map.of());
  }

  private static Map<String, Class<?>> byName(Collection<Class<?>> types) {
    Map<String, Class<?>> classes = new LinkedHashMap<>();
    for (Class<?> type : types) {
      Class<?> other = classes.put(nameOf(type), type);
      if (other != null && other != type) {
        throw new IllegalArgumentException(
            nameOf(type) + " names both " + other.getName() + " and " + type.getName());
      }
    }
    return classes;
  }

  /** These and those. */
  public WireTypes and(WireTypes others) {
    Map<Class<?>, Class<?>> all = new LinkedHashMap<>(readAs);
    others.readAs.forEach((known, read) -> put(all, known, read));
    return new WireTypes(with(others.classes.values()), all);
  }

  public WireTypes and(Collection<Class<?>> others) {
    return new WireTypes(with(others), readAs);
  }

  private Map<String, Class<?>> with(Collection<Class<?>> others) {
    List<Class<?>> all = new ArrayList<>(classes.values());
    all.addAll(others);
    return byName(all);
  }

  /**
   * The same, with values that a module below knows by an interface alone read as a class of a
   * module above.
   *
   * @throws IllegalArgumentException if they are read as another class already
   */
  public <I> WireTypes reading(Class<I> known, Class<? extends I> read) {
    Map<Class<?>, Class<?>> more = new LinkedHashMap<>(readAs);
    put(more, known, read);
    return new WireTypes(classes, more);
  }

  private static void put(Map<Class<?>, Class<?>> readAs, Class<?> known, Class<?> read) {
    Class<?> other = readAs.put(known, read);
    if (other != null && other != read) {
      throw new IllegalArgumentException(
          known.getName() + " is read both as " + other.getName() + " and as " + read.getName());
    }
  }

  /** The wire name of a class that carries one. */
  public static String nameOf(Class<?> type) {
    WireType name = type.getAnnotation(WireType.class);
    if (name == null) {
      throw new IllegalArgumentException(type.getName() + " has no @WireType");
    }
    return name.value();
  }

  public Optional<Class<?>> classOf(String name) {
    return Optional.ofNullable(classes.get(name));
  }

  public Collection<Class<?>> all() {
    return classes.values();
  }

  /**
   * The mapper for these types: unknown properties, missing ones, duplicate keys and numbers given
   * as text are refused, times and durations are ISO text, procedures and outcomes carry their wire
   * name as {@code type}. Sets keep the order in which they are written, so that a state folded
   * from lines is printed like the one that was at work.
   */
  public ObjectMapper json() {
    return json;
  }

  @SuppressWarnings("unchecked") // the class implements the interface: see reading
  private static ObjectMapper mapper(
      Map<String, Class<?>> classes, Map<Class<?>, Class<?>> readAs) {
    SimpleModule abstractTypes = new SimpleModule();
    abstractTypes.addAbstractTypeMapping(Set.class, LinkedHashSet.class);
    readAs.forEach(
        (known, read) -> abstractTypes.addAbstractTypeMapping((Class<Object>) known, read));
    ObjectMapper mapper =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .addModule(abstractTypes.setDeserializerModifier(new StrictUnwrapping()))
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();
    classes.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    return mapper;
  }
}
