package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Why a command is not carried out. Nothing has changed and no random number was drawn.
 *
 * @param type stable name of the kind of refusal, such as {@code rule-broken}
 * @param rule id of the rule in the checklist that forbids the command; empty if no rule does
 * @param detail a sentence for the player
 * @param values the values that the rule checked: units, numbers, places
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Refusal(
    String type,
    Optional<String> rule,
    String detail,
    @JsonSetter(nulls = Nulls.AS_EMPTY) Map<String, Object> values) {
  public static final String RULE_BROKEN = "rule-broken";
  public static final String NOT_AWAITED = "not-awaited";
  public static final String MALFORMED = "malformed-command";

  public Refusal {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    if (type.equals(RULE_BROKEN) && rule.isEmpty()) {
      throw new IllegalArgumentException("a broken rule needs an id: " + detail);
    }
  }

  /** A rule of the game forbids it. */
  public static Refusal rule(String rule, String detail) {
    return new Refusal(RULE_BROKEN, Optional.of(rule), detail, Map.of());
  }

  /** Something other than a rule of the game forbids it. */
  public static Refusal of(String type, String detail) {
    return new Refusal(type, Optional.empty(), detail, Map.of());
  }

  /** The same refusal with the refused seat among its values, unless there is one already. */
  public Refusal of(Seat seat) {
    return values.containsKey("seat") ? this : with("seat", seat);
  }

  public Refusal with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new Refusal(type, rule, detail, more);
  }
}
