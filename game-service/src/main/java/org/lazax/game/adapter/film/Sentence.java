package org.lazax.game.adapter.film;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence of the bundle, with places for the properties of an event.
 *
 * @param quiet whether it is said only if nothing else is
 */
record Sentence(boolean quiet, List<Part> parts) {
  private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z.]+)(?::([a-z ]+))?}");
  private static final Pattern OPTION = Pattern.compile("\\[([^\\]]*)]");

  /** A part of a sentence. */
  sealed interface Part {
    /** A text as it is. */
    record Plain(String text) implements Part {}

    /**
     * A property of the event.
     *
     * @param at the same path as a pointer into the event
     * @param noun what a number counts
     */
    record Property(String path, JsonPointer at, Optional<String> noun) implements Part {
      static Property of(String path, Optional<String> noun) {
        return new Property(path, JsonPointer.compile("/" + path.replace('.', '/')), noun);
      }
    }

    /** Alternatives, of which the first that lacks no property is said; none if all do. */
    record Option(List<List<Part>> alternatives) implements Part {}
  }

  static Sentence parse(String text) {
    boolean quiet = text.startsWith("~");
    String words = quiet ? text.substring(1) : text;
    List<Part> parts = new ArrayList<>();
    Matcher option = OPTION.matcher(words);
    int end = 0;
    while (option.find()) {
      parts.addAll(places(words.substring(end, option.start())));
      parts.add(
          new Part.Option(
              Arrays.stream(option.group(1).split("\\|", -1)).map(Sentence::places).toList()));
      end = option.end();
    }
    parts.addAll(places(words.substring(end)));
    return new Sentence(quiet, List.copyOf(parts));
  }

  private static List<Part> places(String text) {
    List<Part> parts = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int end = 0;
    while (place.find()) {
      parts.add(new Part.Plain(text.substring(end, place.start())));
      parts.add(Part.Property.of(place.group(1), Optional.ofNullable(place.group(2))));
      end = place.end();
    }
    parts.add(new Part.Plain(text.substring(end)));
    return parts;
  }

  /** The properties that it names, by their paths. */
  Set<String> properties() {
    Set<String> properties = new TreeSet<>();
    collect(parts, properties);
    return properties;
  }

  private static void collect(List<Part> parts, Set<String> properties) {
    for (Part part : parts) {
      switch (part) {
        case Part.Plain _ -> {}
        case Part.Property property -> properties.add(property.path());
        case Part.Option option ->
            option.alternatives().forEach(words -> collect(words, properties));
      }
    }
  }

  /** The sentence about an event. */
  String about(JsonNode event, Speech speech) {
    String text = about(parts, event, speech);
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private static String about(List<Part> parts, JsonNode event, Speech speech) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(
          switch (part) {
            case Part.Plain plain -> plain.text();
            case Part.Property property ->
                speech.say(property.path(), event.at(property.at()), property.noun());
            case Part.Option option ->
                option.alternatives().stream()
                    .filter(words -> areThere(words, event))
                    .findFirst()
                    .map(words -> about(words, event, speech))
                    .orElse("");
          });
    }
    return text.toString();
  }

  private static boolean areThere(List<Part> parts, JsonNode event) {
    for (Part part : parts) {
      if (part instanceof Part.Property property && isNothing(event.at(property.at()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNothing(JsonNode value) {
    return value.isMissingNode()
        || value.isNull()
        || (value.isContainerNode() && value.isEmpty())
        || (value.isNumber() && value.asInt() == 0);
  }
}
