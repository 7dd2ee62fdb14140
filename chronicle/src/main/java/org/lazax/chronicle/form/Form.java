package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireTypes;

/**
 * A command that a seat may give now, described for a client that does not know the command. The
 * sample is a complete command that is accepted now. The fields describe the permitted changes. All
 * other properties stay as in the sample.
 *
 * @param command wire name of the command
 * @param title a short title for a player
 * @param rules ids of the rules that may refuse a combination of values although the fields allow
 *     it; a dry run shows whether they do
 * @param about further information for the choice, by name; not part of the command
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonClassDescription(
    "A command that a seat may give now, for clients that do not know the command.")
public record Form(
    @JsonPropertyDescription("The wire name of the command.") String command,
    @JsonPropertyDescription("A short title for a player.") String title,
    @JsonPropertyDescription(
            "The rules that may refuse a combination of values although the fields allow it. A dry run shows whether they do.")
        List<String> rules,
    @JsonPropertyDescription("What may differ from the sample.") List<Field> fields,
    @JsonPropertyDescription("A whole command that is accepted now.") Sample sample,
    @JsonPropertyDescription(
            "What is good to know for the choice, by name. docs/options.md describes the names.")
        Map<String, Object> about) {
  public Form {
    rules = List.copyOf(rules);
    fields = List.copyOf(fields);
    about = about.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }

  /** A form without fields. Its title is the name of the command. */
  public static Form of(Command sample) {
    String command = WireTypes.nameOf(sample);
    return new Form(
        command, title(command), List.of(), List.of(), new Sample(command, sample), Map.of());
  }

  private static String title(String command) {
    String name = command.substring(command.indexOf('.') + 1).replace('-', ' ');
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** The same, with another title. */
  public Form titled(String title) {
    return new Form(command, title, rules, fields, sample, about);
  }

  /** The same with a further field. */
  public Form with(Field field) {
    List<Field> all = new ArrayList<>(fields);
    all.add(field);
    return new Form(command, title, rules, all, sample, about);
  }

  /** The same, where these rules may refuse what the fields allow. */
  public Form refusedBy(String... ids) {
    return new Form(command, title, Arrays.asList(ids), fields, sample, about);
  }

  /** The same, where these rules may refuse it too. */
  public Form alsoRefusedBy(List<String> ids) {
    List<String> all = new ArrayList<>(rules);
    all.addAll(ids);
    return new Form(command, title, all, fields, sample, about);
  }

  /** Whether a refusal is by one of the rules that may refuse what the fields allow. */
  public boolean names(Refusal refusal) {
    return refusal.rule().filter(rules::contains).isPresent();
  }

  /** The same with something that is good to know. */
  public Form about(String name, Object value) {
    Map<String, Object> all = new LinkedHashMap<>(about);
    all.put(name, value);
    return new Form(command, title, rules, fields, sample, all);
  }

  /**
   * The field of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Field field(String name) {
    return fields.stream()
        .filter(field -> field.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such field: " + name));
  }

  /**
   * A whole command, as a client sends it.
   *
   * @param type wire name of the command
   */
  public record Sample(String type, @JsonUnwrapped Command command) {}
}
