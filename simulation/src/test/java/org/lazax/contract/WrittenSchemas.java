package org.lazax.contract;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.kernel.Procedure;

/**
 * The schemas of records as their JSON mapper writes them, which it tells itself. Descriptions are
 * those of their Javadoc.
 */
final class WrittenSchemas {
  private static final String SCHEMAS = "#/components/schemas/";

  private static final Map<Class<?>, String> FORMATS =
      Map.of(Instant.class, "date-time", Duration.class, "duration");

  private final ObjectMapper json;
  private final SerializationConfig config;
  private final Javadoc javadoc = new Javadoc();
  private final Map<String, JsonNode> schemas = new TreeMap<>();
  private final Map<String, Class<?>> named = new HashMap<>();

  WrittenSchemas(ObjectMapper json) {
    this.json = json;
    this.config = json.getSerializationConfig();
  }

  /** All schemas so far, by name. */
  Map<String, JsonNode> all() {
    return schemas;
  }

  /** The schema of an object that has one. */
  ObjectNode object(Class<?> raw) {
    return (ObjectNode) Objects.requireNonNull(schemas.get(name(raw, true)), raw.getName());
  }

  /** The schema of a type: a reference, if it has a name. */
  ObjectNode of(JavaType type) {
    Class<?> raw = type.getRawClass();
    if (type.isReferenceType()) {
      return of(type.getContentType());
    }
    if (type.isMapLikeType()) {
      ObjectNode map = typed("object");
      map.set("additionalProperties", of(type.getContentType()));
      return map;
    }
    if (type.isContainerType()) {
      ObjectNode array = typed("array");
      array.set("items", of(type.getContentType()));
      return array;
    }
    if (FORMATS.containsKey(raw)) {
      return typed("string").put("format", FORMATS.get(raw));
    }
    if (raw == String.class) {
      return typed("string");
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return typed("boolean");
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(raw)) {
      return typed("integer");
    }
    return raw == Object.class || JsonNode.class.isAssignableFrom(raw)
        ? json.createObjectNode()
        : reference(type);
  }

  private ObjectNode reference(JavaType declared) {
    JavaType type = asRead(declared);
    if (type.isInterface() && !type.getRawClass().isAnnotationPresent(JsonTypeInfo.class)) {
      return typed("object");
    }
    Optional<JavaType> value = value(type);
    if (value.filter(written -> !written.hasRawClass(String.class)).isPresent()) {
      return of(value.get());
    }
    boolean isObject = value.isEmpty() && !type.isEnumType() && !isArray(type);
    String name = name(type.getRawClass(), isObject);
    Class<?> other = named.put(name, type.getRawClass());
    if (other == null) {
      ObjectNode schema = value.isPresent() ? typed("string") : made(type);
      javadoc.of(type.getRawClass()).ifPresent(text -> schema.put("description", text));
      schemas.put(name, schema);
    } else if (other != type.getRawClass()) {
      throw new IllegalStateException(name + " names both " + other + " and " + type);
    }
    return json.createObjectNode().put("$ref", SCHEMAS + name);
  }

  /** The class that is read where an interface is declared. */
  private JavaType asRead(JavaType declared) {
    try {
      return json.getDeserializationContext()
          .getFactory()
          .mapAbstractType(json.getDeserializationConfig(), declared);
    } catch (JsonMappingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The name of a schema. Values have the same schemas in commands. */
  static String name(Class<?> raw, boolean isObject) {
    String simple = raw.getName().substring(raw.getPackageName().length() + 1).replace('$', '.');
    return isObject ? "view." + simple : simple;
  }

  private ObjectNode made(JavaType type) {
    Class<?> raw = type.getRawClass();
    if (type.isEnumType()) {
      ObjectNode words = typed("string");
      Arrays.stream(raw.getEnumConstants())
          .forEach(word -> words.withArrayProperty("enum").add(json.<JsonNode>valueToTree(word)));
      return words;
    }
    if (isArray(type)) {
      int count = raw.getRecordComponents().length;
      ObjectNode array = typed("array").put("minItems", count).put("maxItems", count);
      array.set("items", typed("integer"));
      return array;
    }
    JsonTypeInfo info = raw.getAnnotation(JsonTypeInfo.class);
    return raw.isInterface() && info != null ? kinds(type, info.property()) : object(type);
  }

  private static boolean isArray(JavaType type) {
    JsonFormat format = type.getRawClass().getAnnotation(JsonFormat.class);
    return format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  /** One schema for each kind of an interface, told apart by this property. */
  private ObjectNode kinds(JavaType type, String property) {
    OneOf one = new OneOf(json, property, "The kind.");
    Map<String, String> names = new TreeMap<>();
    for (NamedType kind :
        config
            .getSubtypeResolver()
            .collectAndResolveSubtypesByClass(
                config, config.introspectClassAnnotations(type).getClassInfo())) {
      if (kind.hasName() && !kind.getType().isInterface()) {
        String name = "view." + prefix(type) + "." + kind.getName();
        ObjectNode fields = object(config.constructType(kind.getType()));
        javadoc.of(kind.getType()).ifPresent(text -> fields.put("description", text));
        schemas.put(name, one.of(kind.getName(), fields));
        names.put(kind.getName(), name);
      }
    }
    return one.all(
        javadoc.of(type.getRawClass()).orElse(""),
        names.keySet(),
        kind -> names.getOrDefault(kind, kind));
  }

  private static String prefix(JavaType type) {
    return type.hasRawClass(Procedure.class) ? "procedure" : type.getRawClass().getSimpleName();
  }

  private ObjectNode object(JavaType type) {
    ObjectNode object = typed("object");
    ObjectNode properties = object.putObject("properties");
    addProperties(type, properties, object.putArray("required"));
    return object.put("additionalProperties", false);
  }

  private void addProperties(JavaType type, ObjectNode properties, ArrayNode required) {
    BeanDescription bean = config.introspect(type);
    JsonInclude.Value usual = bean.findPropertyInclusion(config.getDefaultPropertyInclusion());
    for (BeanPropertyDefinition property : bean.findProperties()) {
      AnnotatedMember written = property.getAccessor();
      if (written == null) {
        continue;
      }
      if (config.getAnnotationIntrospector().findUnwrappingNameTransformer(written) != null) {
        addProperties(written.getType(), properties, required);
        continue;
      }
      ObjectNode schema =
          written.hasAnnotation(JsonRawValue.class) ? typed("object") : of(written.getType());
      boolean isNullable = isNullable(type.getRawClass(), property.getInternalName());
      boolean isLeftOut = isNullable && type.getRawClass().isAnnotationPresent(JsonInclude.class);
      if (isNullable && !isLeftOut) {
        schema.set("type", json.createArrayNode().add(schema.path("type")).add("null"));
      }
      javadoc
          .of(type.getRawClass(), property.getInternalName())
          .map(text -> written.getType().isReferenceType() ? leftOut(text) : text)
          .ifPresent(text -> schema.put("description", text));
      properties.set(property.getName(), schema);
      if (!isLeftOut
          && isAlwaysWritten(written.getType(), usual.withOverrides(property.findInclusion()))) {
        required.add(property.getName());
      }
    }
  }

  private static boolean isNullable(Class<?> type, String component) {
    return type.isRecord()
        && Arrays.stream(type.getRecordComponents())
            .filter(each -> each.getName().equals(component))
            .anyMatch(each -> each.getAnnotatedType().isAnnotationPresent(Nullable.class));
  }

  /** What is empty in the record is not written. */
  private static String leftOut(String text) {
    return text.replace("; empty ", "; left out ");
  }

  private static boolean isAlwaysWritten(JavaType type, JsonInclude.Value included) {
    return switch (included.getValueInclusion()) {
      case ALWAYS, USE_DEFAULTS, NON_NULL -> true;
      case NON_ABSENT -> !type.isReferenceType();
      case NON_EMPTY, NON_DEFAULT, CUSTOM -> false;
    };
  }

  /** As what a value is written, if it is not written as an object. */
  private Optional<JavaType> value(JavaType type) {
    return Optional.ofNullable(config.introspect(type).findJsonValueAccessor())
        .map(AnnotatedMember::getType);
  }

  private ObjectNode typed(String type) {
    return json.createObjectNode().put("type", type);
  }
}
