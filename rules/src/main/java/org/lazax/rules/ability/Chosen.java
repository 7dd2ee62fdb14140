package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.table.immutable.Copies;

/**
 * The choices that were made for an ability so far, by what was asked.
 *
 * @param answers the choices that everybody may know
 * @param sealed the choices that not everybody may know. They are never written.
 */
public record Chosen(
    @JsonValue Map<String, List<String>> answers, Map<String, List<String>> sealed) {
  public static final Chosen NOTHING = Chosen.of(Map.of());

  public Chosen {
    answers = Copies.sorted(answers);
    sealed = Copies.sorted(sealed);
  }

  /** Choices that everybody may know. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Chosen of(Map<String, List<String>> answers) {
    return new Chosen(answers, Map.of());
  }

  public boolean has(String about) {
    return answers.containsKey(about) || sealed.containsKey(about);
  }

  /** All that was chosen; empty if it was not asked. */
  public List<String> all(String about) {
    return answers.getOrDefault(about, sealed.getOrDefault(about, List.of()));
  }

  /**
   * All that this player chose where several were asked at once; empty if it was not asked. {@code
   * all(about)} are the players who were asked.
   */
  public List<String> of(String about, Seat seat) {
    return all(name(about, seat));
  }

  /** The name under which the answer of one of several players is kept. */
  static String name(String about, Seat seat) {
    return about + "@" + seat;
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
    return new Chosen(Copies.with(answers, about, List.copyOf(chosen)), sealed);
  }

  /** The choices with one more, which not everybody may know. */
  Chosen withSealed(String about, List<String> chosen) {
    return new Chosen(answers, Copies.with(sealed, about, List.copyOf(chosen)));
  }

  /** The choices that everybody may know. */
  Chosen open() {
    return Chosen.of(answers);
  }
}
