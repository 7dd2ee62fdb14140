package org.lazax.rules.ability;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.units.Place;

/**
 * Sentences for players about records, by the name of what they tell. A name in braces stands for
 * the component of the record, with what is printed on cards.
 */
final class Sentences {
  private static final Pattern VALUE = Pattern.compile("\\{(?<name>\\w+)}");

  /** The accessors of a type of records, by the names of the components. */
  private static final ClassValue<Map<String, Method>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected Map<String, Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .collect(
                  Collectors.toUnmodifiableMap(
                      RecordComponent::getName, RecordComponent::getAccessor));
        }
      };

  private final Map<String, List<Piece>> sentences;

  /** Reads the sentences of this file beside the class. */
  Sentences(String bundle) {
    Properties texts = new Properties();
    InputStream file = Sentences.class.getResourceAsStream(bundle);
    try (var reader =
        new InputStreamReader(Objects.requireNonNull(file, bundle), StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    sentences =
        texts.stringPropertyNames().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    Function.identity(), name -> pieces(texts.getProperty(name))));
  }

  private static List<Piece> pieces(String sentence) {
    List<Piece> pieces = new ArrayList<>();
    Matcher value = VALUE.matcher(sentence);
    int end = 0;
    while (value.find()) {
      pieces.add(new Words(sentence.substring(end, value.start())));
      pieces.add(new Value(value.group("name")));
      end = value.end();
    }
    pieces.add(new Words(sentence.substring(end)));
    return List.copyOf(pieces);
  }

  /** The names of what is told. */
  Set<String> names() {
    return sentences.keySet();
  }

  /**
   * What is told about this record under this name; empty if there is no sentence for it.
   *
   * @param more further values that the sentence may name
   */
  Optional<String> about(String name, Table table, Object told, Map<String, String> more) {
    List<Piece> sentence = sentences.get(name);
    if (sentence == null) {
      return Optional.empty();
    }
    StringBuilder said = new StringBuilder();
    for (Piece piece : sentence) {
      said.append(
          switch (piece) {
            case Words(String words) -> words;
            case Value(String value) when more.containsKey(value) -> more.get(value);
            case Value(String value) -> component(table, told, value);
          });
    }
    return Optional.of(said.toString());
  }

  private static String component(Table table, Object told, String name) {
    Method component = COMPONENTS.get(told.getClass()).get(name);
    if (component == null) {
      throw new IllegalStateException(told + " has no " + name);
    }
    try {
      return said(table, component.invoke(told));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String said(Table table, Object value) {
    return switch (value) {
      case AbilityRef ability -> AbilityWords.of(table, ability.component()).name();
      case ActionCardId id -> table.catalog().actionCard(id).name();
      case AgendaId id -> table.catalog().agenda(id).name();
      case LeaderId id -> table.catalog().leader(id).name();
      case PlanetId id -> table.catalog().planet(id).name();
      case StrategyCardId id -> table.catalog().strategyCard(id).name();
      case TechnologyId id -> table.catalog().technology(id).name();
      case Place place ->
          place.planet().map(planet -> said(table, planet)).orElse("system " + place.system());
      case Optional<?> some -> some.map(each -> said(table, each)).orElse("nobody");
      default -> String.valueOf(value);
    };
  }

  /** A part of a sentence. */
  private sealed interface Piece {}

  private record Words(String words) implements Piece {}

  /** A further value, or else a component of the record. */
  private record Value(String name) implements Piece {}
}
