package org.lazax.rules.ability;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.units.Place;

/** What happens at a moment, in words for the players who are asked. */
public final class MomentWords {
  private static final String BUNDLE = "moments_en.properties";
  private static final Properties SENTENCES = sentences();
  private static final Pattern VALUE = Pattern.compile("\\{(?<name>\\w+)}");

  private MomentWords() {}

  /** What happens, without a full stop; the name of the moment if there are no words for it. */
  public static String of(Table table, Occurrence occurrence) {
    String kind = occurrence.kind();
    String sentence = SENTENCES.getProperty(kind);
    return sentence == null
        ? titled(kind)
        : VALUE
            .matcher(sentence)
            .replaceAll(value -> escaped(value, name -> said(table, occurrence, name)));
  }

  /** A name such as {@code strategy-card} as the beginning of a sentence. */
  static String titled(String name) {
    String words = name.replace('-', ' ').replace('_', ' ');
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** The kinds of occurrences for which there are words. */
  public static Set<String> kinds() {
    return SENTENCES.stringPropertyNames();
  }

  private static String escaped(MatchResult value, Function<String, String> said) {
    return Matcher.quoteReplacement(said.apply(value.group("name")));
  }

  private static String said(Table table, Occurrence occurrence, String name) {
    RecordComponent component =
        Arrays.stream(occurrence.getClass().getRecordComponents())
            .filter(each -> each.getName().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(occurrence + " has no " + name));
    try {
      return said(table, component.getAccessor().invoke(occurrence));
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

  private static Properties sentences() {
    Properties sentences = new Properties();
    InputStream file = MomentWords.class.getResourceAsStream(BUNDLE);
    try (var reader =
        new InputStreamReader(Objects.requireNonNull(file, BUNDLE), StandardCharsets.UTF_8)) {
      sentences.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sentences;
  }
}
