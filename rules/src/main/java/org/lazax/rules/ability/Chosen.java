package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.table.immutable.Copies;

/** The choices that were made for an ability so far, by what was asked. */
public record Chosen(@JsonValue Map<String, List<String>> answers) {
  public static final Chosen NOTHING = new Chosen(Map.of());

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Chosen {
    answers = Copies.sorted(answers);
  }

  public boolean has(String about) {
    return answers.containsKey(about);
  }

  /** All that was chosen; empty if it was not asked. */
  public List<String> all(String about) {
    return answers.getOrDefault(about, List.of());
  }

  /** The one that was chosen; empty if none was. */
  public Optional<String> one(String about) {
    return all(about).stream().findFirst();
  }

  /**
   * The choices with one more.
   *
   * @param about what was asked, or a name under which the ability itself keeps a result, such as
   *     the dice that it has rolled. It is public.
   */
  public Chosen with(String about, List<String> chosen) {
    return new Chosen(Copies.with(answers, about, List.copyOf(chosen)));
  }
}
