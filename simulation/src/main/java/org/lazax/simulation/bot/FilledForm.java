package org.lazax.simulation.bot;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.form.Form;

/**
 * A form that a player has filled in.
 *
 * @param values the properties that differ from the sample, by name: values of candidates, numbers,
 *     and lists and objects of these
 */
public record FilledForm(Form form, Map<String, Object> values) {
  public FilledForm {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The form filled in like its sample. */
  public static FilledForm sample(Form form) {
    return new FilledForm(form, Map.of());
  }

  /**
   * The command of the filled form. The candidates must be objects of the rules, not JSON.
   *
   * @throws IllegalArgumentException if the values do not match the command
   */
  public Command command() {
    Command sample = form.sample().command();
    return isSample() ? sample : (Command) RecordShape.of(sample.getClass()).with(sample, values);
  }

  /** Whether it is filled in like its sample. */
  public boolean isSample() {
    return values.isEmpty();
  }
}
