package org.lazax.rules.ability;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  private final Properties texts = new Properties();

  /** Reads the sentences of this file beside the class. */
  Sentences(String bundle) {
    InputStream file = Sentences.class.getResourceAsStream(bundle);
    try (var reader =
        new InputStreamReader(Objects.requireNonNull(file, bundle), StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of what is told. */
  Set<String> names() {
    return texts.stringPropertyNames();
  }

  /**
   * What is told about this record under this name; empty if there is no sentence for it.
   *
   * @param more further values that the sentence may name
   */
  Optional<String> about(String name, Table table, Object told, Map<String, String> more) {
    return Optional.ofNullable(texts.getProperty(name))
        .map(sentence ->
            VALUE
                .matcher(sentence)
                .replaceAll(match -> {
                  String value = match.group("name");
                  String said = more.get(value);
                  return Matcher.quoteReplacement(
                      said == null ? component(table, told, value) : said);
                }));
  }

  private static String component(Table table, Object told, String name) {
    RecordComponent component =
        Arrays.stream(told.getClass().getRecordComponents())
            .filter(each -> each.getName().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(told + " has no " + name));
    try {
      return said(table, component.getAccessor().invoke(told));
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
}
