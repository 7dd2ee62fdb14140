package org.lazax.chronicle.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.ServiceCommand;

/**
 * The types that may be written and read, by wire name. Immutable. Each name has one class. Each
 * class has one name, except for {@link ServiceCommand}s, which have one in each service.
 */
public final class WireTypes {
  /** The names as they were read from the annotations, which takes long. */
  private static final ClassValue<String> NAMES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          WireType name = type.getAnnotation(WireType.class);
          if (name == null) {
            throw new IllegalArgumentException(type.getName() + " has no @WireType");
          }
          return name.value();
        }
      };

  private final Map<String, Class<?>> classes;
  private final Map<Class<?>, Class<?>> readAs;
  private final ObjectMapper json;
  private final ObjectMapper commandJson;

  private WireTypes(Map<String, Class<?>> classes, Map<Class<?>, Class<?>> readAs) {
    this.classes = Map.copyOf(classes);
    this.readAs = Map.copyOf(readAs);
    this.json = mapper(this.classes, this.readAs);
    this.commandJson = lenient(json);
  }

  public static WireTypes of(List<Class<?>> types) {
    return new WireTypes(byName(types), Map.of());
  }

  private static Map<String, Class<?>> byName(Collection<Class<?>> types) {
    Map<String, Class<?>> classes = new LinkedHashMap<>();
    types.forEach(type -> put(classes, nameOf(type), type));
    return classes;
  }

  private static void put(Map<String, Class<?>> classes, String name, Class<?> type) {
    Class<?> other = classes.put(name, type);
    if (other != null && other != type) {
      throw new IllegalArgumentException(
          name + " names both " + other.getName() + " and " + type.getName());
    }
  }

  /** The types of the commands of a service, by the names that they have there. */
  public static WireTypes of(Service service, Collection<Class<?>> commands) {
    Map<String, Class<?>> classes = new LinkedHashMap<>();
    commands.forEach(type -> put(classes, nameOf(service, type), type));
    return new WireTypes(classes, Map.of());
  }

  /** The types of both. */
  public WireTypes and(WireTypes others) {
    Map<Class<?>, Class<?>> all = new LinkedHashMap<>(readAs);
    others.readAs.forEach((known, read) -> put(all, known, read));
    return new WireTypes(with(others.classes), all);
  }

  public WireTypes and(Collection<Class<?>> others) {
    return new WireTypes(with(byName(others)), readAs);
  }

  private Map<String, Class<?>> with(Map<String, Class<?>> others) {
    Map<String, Class<?>> all = new LinkedHashMap<>(classes);
    others.forEach((name, type) -> put(all, name, type));
    return all;
  }

  /**
   * The same types, which also read values of an interface as this class. A lower module knows only
   * the interface, a higher module has the class.
   *
   * @throws IllegalArgumentException if the interface is already read as another class
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

  /**
   * The wire name of a class. Refuses, with an {@link IllegalArgumentException}, a class without
   * one.
   */
  public static String nameOf(Class<?> type) {
    return NAMES.get(type);
  }

  /** The wire name of a command. */
  public static String nameOf(Command command) {
    return command instanceof ServiceCommand taken
        ? nameOf(taken.service(), taken.getClass())
        : nameOf(command.getClass());
  }

  /** The wire name of a class of commands in a service. */
  public static String nameOf(Service service, Class<?> command) {
    return ServiceCommand.class.isAssignableFrom(command)
        ? service.prefix() + "." + nameOf(command)
        : nameOf(command);
  }

  public Optional<Class<?>> classOf(String name) {
    return Optional.ofNullable(classes.get(name));
  }

  /** All types, each once. */
  public Set<Class<?>> all() {
    return Set.copyOf(classes.values());
  }

  /** All names with their types, in the order of the names. */
  public SortedMap<String, Class<?>> names() {
    return Collections.unmodifiableSortedMap(new TreeMap<>(classes));
  }

  /**
   * The JSON mapper for these types. Unknown and missing properties, duplicate keys and numbers
   * given as text are refused. Times and durations are ISO 8601 text. Procedures and outcomes have
   * their wire name as {@code type}. Sets keep their order, so that a state folded from lines is
   * printed like the writer's state.
   */
  public ObjectMapper json() {
    return json;
  }

  /**
   * The JSON mapper that reads commands. In contrast to events, a command may leave out empty lists
   * and empty objects.
   */
  public ObjectMapper commandJson() {
    return commandJson;
  }

  /**
   * What a command is read with in addition to its JSON: the service of its wire name.
   *
   * @param name the wire name of the command
   */
  public static InjectableValues ofName(String name) {
    InjectableValues.Std values = new InjectableValues.Std();
    Service.owning(name).ifPresent(service -> values.addValue(Service.class, service));
    return values;
  }

  private static ObjectMapper lenient(ObjectMapper json) {
    ObjectMapper commands = json.copy();
    for (Class<?> collection : List.of(List.class, Set.class, Map.class)) {
      commands
          .configOverride(collection)
          .setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
    }
    return commands;
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
            .enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES)
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
