package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value that a field offers.
 *
 * @param value the value in the command if the candidate is taken: an id or an object
 * @param most how often it can be taken; once if empty. Candidates of one field with the same value
 *     share this supply
 * @param worth its value, weight or cost, in the unit of its field; 0 if empty
 * @param per how many pieces have this worth together; one if empty. An incomplete set counts as a
 *     complete one
 * @param fields the fields that are filled in for each piece that is taken
 * @param about further information for the choice, by name; not part of the command
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonClassDescription("A value that a field offers.")
public record Candidate(
    @JsonPropertyDescription("The value in the command if it is taken: an id or an object.")
        Object value,
    @JsonPropertyDescription(
            "How often it can be taken; once if absent. Candidates of one field with the same value share this supply.")
        Optional<Integer> most,
    @JsonPropertyDescription("Its value, weight or cost in the unit of its field; 0 if absent.")
        Optional<Integer> worth,
    @JsonPropertyDescription(
            "How many pieces have this worth together; one if absent. An incomplete set counts as a complete one.")
        Optional<Integer> per,
    @JsonPropertyDescription("The fields that are filled in for each piece that is taken.")
        @JsonSetter(nulls = Nulls.AS_EMPTY)
        List<Field> fields,
    @JsonPropertyDescription(
            "What is good to know for the choice, by name. docs/options.md describes the names.")
        @JsonSetter(nulls = Nulls.AS_EMPTY)
        Map<String, Object> about) {
  public Candidate {
    fields = List.copyOf(fields);
    about = about.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }

  /** A candidate that can be taken once. */
  public static Candidate of(Object value) {
    return new Candidate(
        value, Optional.empty(), Optional.empty(), Optional.empty(), List.of(), Map.of());
  }

  /** Candidates with these values that can be taken once, in the same order. */
  public static List<Candidate> each(Collection<?> values) {
    return values.stream().map(Candidate::of).toList();
  }

  /** The same, but it can be taken up to {@code times} times. */
  public Candidate most(int times) {
    return new Candidate(
        value, times == 1 ? Optional.empty() : Optional.of(times), worth, per, fields, about);
  }

  /** The same, with this worth for each piece. */
  public Candidate worth(int each) {
    return new Candidate(value, most, Optional.of(each), per, fields, about);
  }

  /** The same, with this worth for {@code pieces} pieces together. */
  public Candidate worth(int together, int pieces) {
    return new Candidate(
        value,
        most,
        Optional.of(together),
        pieces == 1 ? Optional.empty() : Optional.of(pieces),
        fields,
        about);
  }

  /** The same, with fields to fill in for each piece. */
  public Candidate with(Field... more) {
    return new Candidate(value, most, worth, per, List.of(more), about);
  }

  /** The same with something that is good to know. */
  public Candidate about(String name, Object told) {
    Map<String, Object> all = new LinkedHashMap<>(about);
    all.put(name, told);
    return new Candidate(value, most, worth, per, fields, all);
  }

  /** The text of a value that is an id. */
  public static String text(Object value) {
    return value instanceof JsonNode json ? json.asText() : String.valueOf(value);
  }

  /** How often it can be taken. */
  public int supply() {
    return most.orElse(1);
  }

  /** The worth of {@code count} pieces. */
  public int worthOf(int count) {
    return Math.ceilDiv(count, per.orElse(1)) * worth.orElse(0);
  }
}
