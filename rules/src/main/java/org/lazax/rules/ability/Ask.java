package org.lazax.rules.ability;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;

/**
 * A choice that an ability needs when it is resolved.
 *
 * @param about what is chosen, unique within the ability, such as {@code planet}
 * @param candidates the ids that can be chosen, as they are written in JSON
 * @param least the lowest number to choose; at most the number of candidates
 * @param most the highest number to choose
 * @param chooser the player who chooses; empty for the user of the ability
 * @param silence what is chosen for a player who is silent until the deadline
 */
public record Ask(
    String about,
    List<String> candidates,
    int least,
    int most,
    Optional<Seat> chooser,
    List<String> silence) {
  public Ask {
    candidates = List.copyOf(candidates);
    silence = List.copyOf(silence);
    if (least < 0 || most < least || !permits(candidates, least, most, silence)) {
      throw new IllegalArgumentException(
          "%s: %d to %d of %s, by silence %s".formatted(about, least, most, candidates, silence));
    }
  }

  /**
   * A choice of the ability's user. For a silent player the first candidates are chosen, as few as
   * allowed.
   */
  public Ask(String about, List<String> candidates, int least, int most) {
    this(about, candidates, least, most, Optional.empty(), first(candidates, least));
  }

  /** Exactly one of the candidates. */
  public static Ask one(String about, List<?> candidates) {
    return new Ask(about, ids(candidates), 1, 1);
  }

  /** Exactly one of the candidates; empty if it is already chosen. */
  public static Optional<Ask> once(
      String about, Chosen soFar, Supplier<? extends List<?>> candidates) {
    return soFar.has(about) ? Optional.empty() : Optional.of(one(about, candidates.get()));
  }

  /** The same choice, made by this player. */
  public Ask chosenBy(Seat seat) {
    return new Ask(about, candidates, least, most, Optional.of(seat), silence);
  }

  /**
   * The same choice, but this is chosen for a silent player, whatever the order of the candidates.
   * It is the sample of the option, too.
   *
   * @throws IllegalArgumentException if the player may not choose it
   */
  public Ask ifSilent(List<?> chosen) {
    return new Ask(about, candidates, least, most, chooser, ids(chosen));
  }

  private static List<String> ids(List<?> values) {
    return values.stream().map(Object::toString).toList();
  }

  private static List<String> first(List<String> candidates, int least) {
    return candidates.subList(0, Math.clamp(least, 0, candidates.size()));
  }

  /** Whether all candidates must be chosen. */
  boolean leavesNoChoice() {
    return candidates.size() == least;
  }

  /** Why this is not permitted as a choice; empty if it is. */
  Optional<Refusal> refusal(List<String> chosen) {
    return permits(candidates, least, most, chosen)
        ? Optional.empty()
        : Optional.of(
            Refusal.of("no-such-choice", "that is not among what may be chosen")
                .with("about", about)
                .with("chosen", chosen)
                .with("candidates", candidates)
                .with("least", least)
                .with("most", most));
  }

  private static boolean permits(
      List<String> candidates, int least, int most, List<String> chosen) {
    return chosen.size() >= least
        && chosen.size() <= most
        && new HashSet<>(chosen).size() == chosen.size()
        && candidates.containsAll(chosen);
  }
}
