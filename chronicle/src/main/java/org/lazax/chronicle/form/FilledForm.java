package org.lazax.chronicle.form;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.chronicle.Command;

/**
 * A form as a player has filled it in.
 *
 * @param values the properties that differ from the sample, by name: candidates' values as the form
 *     has them, numbers, lists and objects made of those
 */
public record FilledForm(Form form, Map<String, Object> values) {
  public FilledForm {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The sample as it is. */
  public static FilledForm sample(Form form) {
    return new FilledForm(form, Map.of());
  }

  /**
   * The command that it says, for a form whose candidates are values of the rules.
   *
   * @throws IllegalArgumentException if the values do not fit the command
   */
  public Command command() {
    Command sample = form.sample().command();
    return isSample() ? sample : (Command) RecordShape.of(sample.getClass()).with(sample, values);
  }

  /** Whether it is nothing but the sample. */
  public boolean isSample() {
    return values.isEmpty();
  }
}
