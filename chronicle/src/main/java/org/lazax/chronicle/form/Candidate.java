package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Something that a field offers.
 *
 * @param value what stands in the command when it is taken: an id, or an object
 * @param most how often it can be taken; once if empty. Candidates of one field with the same value
 *     share this supply
 * @param worth what one of it is worth, weighs or costs, in the unit that its field names; nothing
 *     if empty
 * @param per of how many together the worth is; of each if empty. A part of them counts as a whole
 * @param fields what is filled in for each one that is taken
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Candidate(
    Object value,
    Optional<Integer> most,
    Optional<Integer> worth,
    Optional<Integer> per,
    @JsonSetter(nulls = Nulls.AS_EMPTY) List<Field> fields) {
  public Candidate {
    fields = List.copyOf(fields);
  }

  /** One that can be taken once. */
  public static Candidate of(Object value) {
    return new Candidate(value, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
  }

  /** One of each value, in this order. */
  public static List<Candidate> each(Collection<?> values) {
    return values.stream().map(Candidate::of).toList();
  }

  /** The same, taken so often at most. */
  public Candidate most(int times) {
    return new Candidate(
        value, times == 1 ? Optional.empty() : Optional.of(times), worth, per, fields);
  }

  /** The same, each worth so much. */
  public Candidate worth(int each) {
    return new Candidate(value, most, Optional.of(each), per, fields);
  }

  /** The same, so many together worth so much. */
  public Candidate worth(int together, int pieces) {
    return new Candidate(
        value,
        most,
        Optional.of(together),
        pieces == 1 ? Optional.empty() : Optional.of(pieces),
        fields);
  }

  /** The same, with something to fill in for each. */
  public Candidate with(Field... more) {
    return new Candidate(value, most, worth, per, List.of(more));
  }

  /** A value that is an id or a word, as it is written. */
  public static String text(Object value) {
    return value instanceof JsonNode json ? json.asText() : String.valueOf(value);
  }

  /** How often it can be taken. */
  public int supply() {
    return most.orElse(1);
  }

  /** What so many of it are worth. */
  public int worthOf(int count) {
    return Math.ceilDiv(count, per.orElse(1)) * worth.orElse(0);
  }
}
