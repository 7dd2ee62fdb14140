package org.lazax.contract;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinition.AttributeInclusion;
import com.github.victools.jsonschema.generator.CustomDefinition.DefinitionType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfig;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonModule;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.setup.GivenParts;

/** How records of the wire become schemas: as their JSON mapper reads them. */
final class WireSchemas {
  private final ObjectMapper json;

  private WireSchemas(ObjectMapper json) {
    this.json = json;
  }

  static SchemaGeneratorConfig config(ObjectMapper json) {
    WireSchemas wire = new WireSchemas(json);
    SchemaGeneratorConfigBuilder config =
        new SchemaGeneratorConfigBuilder(json, SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
            .with(
                new JacksonModule(
                    JacksonOption.SKIP_SUBTYPE_LOOKUP, JacksonOption.IGNORE_TYPE_INFO_TRANSFORM))
            .with(
                Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT,
                Option.DEFINITIONS_FOR_ALL_OBJECTS)
            .without(Option.SCHEMA_VERSION_INDICATOR, Option.FLATTENED_OPTIONALS);
    config
        .forTypesInGeneral()
        .withCustomDefinitionProvider(wire::definition)
        .withDefinitionNamingStrategy((key, _) -> name(key.getType().getErasedType()))
        .withPropertySorter((_, _) -> 0);
    config
        .forFields()
        .withTargetTypeOverridesResolver(WireSchemas::present)
        .withRequiredCheck(wire::isRequired);
    FieldBounds.apply(config.forFields());
    return config.build();
  }

  /** Values whose JSON is not that of their components. */
  private @Nullable CustomDefinition definition(
      ResolvedType type, SchemaGenerationContext context) {
    Class<?> raw = type.getErasedType();
    if (raw == Duration.class) {
      return inline(text().put("format", "duration"));
    }
    if (raw.isEnum()) {
      return named(raw, words(raw));
    }
    if (Map.class.isAssignableFrom(raw)) {
      return inline(map(type, context));
    }
    if (raw == Command.class || raw == Field.class) {
      return new CustomDefinition(reference(raw), DefinitionType.INLINE, AttributeInclusion.NO);
    }
    if (raw == GivenParts.class) {
      ObjectNode parts = json.createObjectNode().put("type", "object");
      parts.putObject("additionalProperties").put("type", "object");
      return named(raw, parts);
    }
    if (!raw.isRecord()) {
      return null;
    }
    return value(raw, context).map(value -> named(raw, value)).orElse(null);
  }

  private Optional<ObjectNode> value(Class<?> raw, SchemaGenerationContext context) {
    JsonFormat format = raw.getAnnotation(JsonFormat.class);
    if (format != null && format.shape() == JsonFormat.Shape.ARRAY) {
      return Optional.of(numbers(raw.getRecordComponents().length));
    }
    var accessor =
        json.getSerializationConfig().introspect(json.constructType(raw)).findJsonValueAccessor();
    if (accessor == null) {
      return Optional.empty();
    }
    ResolvedType written = context.getTypeContext().resolve(type(accessor.getMember()));
    return Optional.of(written.isInstanceOf(Map.class) ? map(written, context) : text());
  }

  private static Type type(Member accessor) {
    return accessor instanceof Method method
        ? method.getGenericReturnType()
        : ((java.lang.reflect.Field) accessor).getGenericType();
  }

  private ObjectNode numbers(int count) {
    ObjectNode array = json.createObjectNode().put("type", "array");
    array.put("minItems", count).put("maxItems", count).putObject("items").put("type", "integer");
    return array;
  }

  private ObjectNode map(ResolvedType type, SchemaGenerationContext context) {
    ResolvedType values = type.typeParametersFor(Map.class).get(1);
    ObjectNode map = json.createObjectNode().put("type", "object");
    map.set("additionalProperties", context.createDefinitionReference(values));
    return map;
  }

  /** A schema of several kinds, which is made elsewhere. */
  private ObjectNode reference(Class<?> raw) {
    return json.createObjectNode().put("$ref", "#/components/schemas/" + raw.getSimpleName());
  }

  private ObjectNode text() {
    return json.createObjectNode().put("type", "string");
  }

  private ObjectNode words(Class<?> raw) {
    ObjectNode words = text();
    Arrays.stream(raw.getEnumConstants())
        .forEach(word -> words.withArrayProperty("enum").add(json.<JsonNode>valueToTree(word)));
    return words;
  }

  /** The name of a schema: the wire name of a command, the simple name of another class. */
  private static String name(Class<?> raw) {
    return raw.isAnnotationPresent(WireType.class) ? WireTypes.nameOf(raw) : raw.getSimpleName();
  }

  private static CustomDefinition named(Class<?> raw, ObjectNode schema) {
    JsonClassDescription description = raw.getAnnotation(JsonClassDescription.class);
    if (description != null) {
      schema.put("description", description.value());
    }
    return new CustomDefinition(schema, DefinitionType.ALWAYS_REF, AttributeInclusion.NO);
  }

  private static CustomDefinition inline(ObjectNode schema) {
    return new CustomDefinition(schema, DefinitionType.INLINE, AttributeInclusion.YES);
  }

  /**
   * An absent property is an empty value, so the value itself is what is described. A sample is the
   * command with its type.
   */
  private static @Nullable List<ResolvedType> present(FieldScope field) {
    if (field.getType() == null) {
      return null;
    }
    if (field.getType().getErasedType() == Form.Sample.class) {
      return List.of(field.getContext().resolve(Command.class));
    }
    return field.getType().isInstanceOf(Optional.class)
        ? List.of(field.getType().typeParametersFor(Optional.class).getFirst())
        : null;
  }

  /** Whether the mapper refuses a record without this component, and never writes one. */
  private boolean isRequired(FieldScope field) {
    Class<?> read = read(field);
    return read != Optional.class
        && !isLeftOutIfEmpty(field, read)
        && !(isEmptyIfAbsent(field, read) && FieldBounds.mayBeEmpty(field));
  }

  private static boolean isLeftOutIfEmpty(FieldScope field, Class<?> read) {
    JsonInclude written = field.getRawMember().getDeclaringClass().getAnnotation(JsonInclude.class);
    return written != null
        && written.value() == JsonInclude.Include.NON_EMPTY
        && (Collection.class.isAssignableFrom(read) || Map.class.isAssignableFrom(read));
  }

  private boolean isEmptyIfAbsent(FieldScope field, Class<?> read) {
    JsonSetter setter = field.getAnnotation(JsonSetter.class);
    if (setter != null) {
      return setter.nulls() == Nulls.AS_EMPTY;
    }
    JsonSetter.Value usual =
        json.getDeserializationConfig().getConfigOverride(read).getSetterInfo();
    return usual != null && usual.getValueNulls() == Nulls.AS_EMPTY;
  }

  /** The type as which the component is read: that of the creator, if there is one. */
  private static Class<?> read(FieldScope field) {
    Class<?> declaring = field.getRawMember().getDeclaringClass();
    return Arrays.stream(declaring.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(JsonCreator.class))
        .flatMap(WireSchemas::parameters)
        .filter(parameter -> isNamed(parameter, field.getName()))
        .<Class<?>>map(Parameter::getType)
        .findFirst()
        .orElse(field.getRawMember().getType());
  }

  private static Stream<Parameter> parameters(Method creator) {
    return Arrays.stream(creator.getParameters());
  }

  private static boolean isNamed(Parameter parameter, String name) {
    JsonProperty property = parameter.getAnnotation(JsonProperty.class);
    return property != null && property.value().equals(name);
  }
}
