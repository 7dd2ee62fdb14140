package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;

/**
 * A choice that an ability needs when it is resolved.
 *
 * @param about what is chosen, unique within the ability, such as {@code planet}
 * @param candidates the ids that can be chosen, as they are written in JSON; one that can be chosen
 *     several times is listed as often
 * @param least the lowest number to choose; at most the number of candidates
 * @param most the highest number to choose
 * @param chooser the player who chooses; empty for the user of the ability
 * @param silence what is chosen for a player who is silent until the deadline
 * @param told the players who are told what is chosen, besides the one who chooses; empty if
 *     everybody sees the candidates and the choice
 * @param together the choices of several players at once, this one among them; empty if only one
 *     player is asked
 */
public record Ask(
    String about,
    List<String> candidates,
    int least,
    int most,
    Optional<Seat> chooser,
    List<String> silence,
    Optional<Set<Seat>> told,
    List<Ask> together) {
  public Ask {
    candidates = List.copyOf(candidates);
    silence = List.copyOf(silence);
    told = told.map(Set::copyOf);
    together = List.copyOf(together);
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
    this(
        about,
        candidates,
        least,
        most,
        Optional.empty(),
        first(candidates, least),
        Optional.empty(),
        List.of());
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

  /**
   * A choice in which a candidate can be chosen several times. What is chosen then lists it as
   * often.
   *
   * @param supply how often each candidate can be chosen, in the order of the candidates
   * @param least the lowest number to choose, all together
   * @param most the highest number to choose, all together
   */
  public static Ask counted(String about, SequencedMap<?, Integer> supply, int least, int most) {
    List<String> pieces = new ArrayList<>();
    supply.forEach(
        (candidate, times) -> pieces.addAll(Collections.nCopies(times, candidate.toString())));
    return new Ask(about, pieces, least, most);
  }

  /** The same choice, made by this player. */
  public Ask chosenBy(Seat seat) {
    return new Ask(about, candidates, least, most, Optional.of(seat), silence, told, together);
  }

  /**
   * The same choice, but this is chosen for a silent player, whatever the order of the candidates.
   * It is the sample of the option, too.
   *
   * @throws IllegalArgumentException if the player may not choose it
   */
  public Ask ifSilent(List<?> chosen) {
    return new Ask(about, candidates, least, most, chooser, ids(chosen), told, together);
  }

  /**
   * The same choice, but only the player who chooses sees the candidates. These players are told
   * what is chosen; all others learn only how many. The player is asked even if there is no choice.
   * Neither {@code about}, nor who is asked, nor whether anybody is, may depend on the candidates.
   */
  public Ask hidden(Seat... told) {
    return new Ask(
        about, candidates, least, most, chooser, silence, Optional.of(Set.of(told)), together);
  }

  /**
   * The choices of several players at once. Nobody learns an answer before the last has come; then
   * all are told together. {@link Chosen#of} has what each has chosen.
   *
   * @param asks at least one, all about the same, each of another player
   */
  public static Ask together(List<Ask> asks) {
    Ask one = asks.getFirst();
    long choosers = asks.stream().flatMap(ask -> ask.chooser.stream()).distinct().count();
    if (choosers < asks.size() || asks.stream().anyMatch(ask -> !ask.about.equals(one.about))) {
      throw new IllegalArgumentException("not one choice of each player: " + asks);
    }
    return new Ask(
        one.about, one.candidates, one.least, one.most, one.chooser, one.silence, one.told, asks);
  }

  /** Whether several players are asked at once. */
  boolean asksSeveral() {
    return !together.isEmpty();
  }

  /** The choices, one for each player who is asked. */
  List<Ask> each() {
    return asksSeveral() ? together : List.of(this);
  }

  /** Whether only the player who chooses sees the candidates. */
  boolean isHidden() {
    return told.isPresent();
  }

  private static List<String> ids(List<?> values) {
    return values.stream().map(Object::toString).toList();
  }

  private static List<String> first(List<String> candidates, int least) {
    return candidates.subList(0, Math.clamp(least, 0, candidates.size()));
  }

  /**
   * Whether nobody needs to be asked, because all candidates must be chosen. If they are hidden,
   * others must not learn that there are no more.
   */
  boolean leavesNoChoice() {
    return candidates.size() == least && !isHidden();
  }

  /** How often each candidate can be chosen. */
  SequencedMap<String, Integer> supply() {
    return Counted.times(candidates);
  }

  /** Whether a candidate can be chosen several times. */
  boolean isCounted() {
    return supply().size() < candidates.size();
  }

  /** The command that chooses these candidates. */
  Choose choosing(Service service, List<String> chosen) {
    return isCounted()
        ? new Choose(service, List.of(), Counted.of(chosen))
        : new Choose(service, chosen);
  }

  /** Why this answer is not permitted; empty if it is. The refusal names what is wrong with it. */
  Optional<Refusal> refusal(Choose command) {
    SequencedMap<String, Integer> left = supply();
    int taken = 0;
    for (Counted each : command.all()) {
      int available = left.getOrDefault(each.candidate(), 0);
      if (each.count() < 1 || each.count() > available) {
        String why =
            candidates.contains(each.candidate())
                ? "%s can be chosen %s"
                    .formatted(each.candidate(), times(supply().getOrDefault(each.candidate(), 0)))
                : "%s is not among what may be chosen".formatted(each.candidate());
        return Optional.of(refused(why, command).with("wrong", each).with("available", available));
      }
      left.put(each.candidate(), available - each.count());
      taken += each.count();
    }
    return taken >= least && taken <= most
        ? Optional.empty()
        : Optional.of(refused(number(taken), command).with("taken", taken));
  }

  private static String times(int most) {
    return most == 1 ? "only once" : "from 1 to %d times".formatted(most);
  }

  private String number(int taken) {
    String number = least == most ? "exactly " + least : "%d to %d".formatted(least, most);
    return "%s can be chosen here, and these are %d".formatted(number, taken);
  }

  /** A refusal does not name hidden candidates: referees read refusals too. */
  private Refusal refused(String why, Choose command) {
    Refusal refusal =
        Refusal.of("no-such-choice", why)
            .with("about", about)
            .with("chosen", command.chosen())
            .with("least", least)
            .with("most", most);
    if (!isHidden()) {
      refusal = refusal.with("candidates", List.copyOf(supply().keySet()));
    }
    return isCounted() ? refusal.with("counts", command.counts()) : refusal;
  }

  private static boolean permits(
      List<String> candidates, int least, int most, List<String> chosen) {
    Map<String, Integer> supply = Counted.times(candidates);
    return chosen.size() >= least
        && chosen.size() <= most
        && Counted.of(chosen).stream()
            .allMatch(each -> each.count() <= supply.getOrDefault(each.candidate(), 0));
  }
}
