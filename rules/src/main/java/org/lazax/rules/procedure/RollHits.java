package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * One side or both roll. Then the hits are assigned. Rules: space_combat.5, space_combat.6,
 * space_cannon.3.
 *
 * @param round of combat, 0 outside
 */
@WireType("exchange")
public record RollHits(
    Place place,
    Seat attacker,
    Seat defender,
    int round,
    HitSource source,
    @JsonUnwrapped Progress progress)
    implements CombatProcedure {

  /** These roll, in order. */
  public RollHits(
      Place place, Seat attacker, Seat defender, int round, HitSource source, Seat... rolling) {
    this(place, attacker, defender, round, source, Progress.of(rolling));
  }

  /** All who roll have been told that they are about to. */
  public RollHits begun() {
    return with(progress.withBegun(true));
  }

  /** A player has rolled. */
  public RollHits rolled(Seat seat, List<Integer> dice, List<Hits> more) {
    return with(progress.with(it -> it.rolling(Copies.without(progress.rolling, seat)).begun(true)))
        .rerolled(seat, dice, plus(progress.hits, more));
  }

  /**
   * A player's dice have other results.
   *
   * @param hits all hits of the roll, not of this player alone
   */
  public RollHits rerolled(Seat seat, List<Integer> dice, List<Hits> hits) {
    List<RolledDice> all = new ArrayList<>(progress.dice);
    all.removeIf(each -> each.seat().equals(seat));
    all.add(new RolledDice(seat, dice));
    return with(progress.with(it -> it.hits(hits).dice(all)));
  }

  /** The abilities after all have rolled are used. */
  public RollHits over() {
    return with(progress.with(it -> it.begun(true).over(true)));
  }

  /** Its hits are being assigned, and its dice stay as they are. */
  public RollHits assigned() {
    return with(progress.with(it -> it.rolling(List.of()).hits(List.of()).dice(List.of())));
  }

  /** A further hit comes to those of the roll. */
  RollHits joined(Hits more) {
    return with(progress.with(it -> it.begun(true).hits(Copies.with(progress.hits, more))));
  }

  /** These units are destroyed once all have rolled. */
  public RollHits doomed(List<UnitStack> more) {
    return with(progress.withDoomed(plus(progress.doomed, more)));
  }

  /** The doomed units are being destroyed. */
  public RollHits withoutDoomed() {
    return with(progress.withDoomed(List.of()));
  }

  /** The hits have destroyed these units. */
  public RollHits lost(List<UnitStack> more) {
    return with(progress.withLost(plus(progress.lost, more)));
  }

  /** The abilities after all losses are used. */
  public RollHits withoutLost() {
    return with(progress.withLost(List.of()));
  }

  /** Both sides roll again from the beginning. */
  public RollHits again() {
    return new RollHits(place, attacker, defender, round, source, attacker, defender);
  }

  private static <E> List<E> plus(List<E> some, List<E> more) {
    List<E> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private RollHits with(Progress now) {
    return new RollHits(place, attacker, defender, round, source, now);
  }

  /** Hits on a player's units that are still to be assigned. */
  public record Hits(Seat on, int count, HitTargets targets) {}

  /**
   * The results of a player's dice.
   *
   * @param results in the order in which they were rolled
   */
  public record RolledDice(Seat seat, @JsonProperty("dice") List<Integer> results) {
    public RolledDice {
      results = List.copyOf(results);
    }
  }

  /**
   * How far the roll is.
   *
   * @param rolling who has still to roll, in order
   * @param begun whether all who roll have been told that they are about to
   * @param over whether the abilities after all have rolled are used
   * @param hits those not yet assigned
   * @param dice those that may be rerolled
   * @param doomed units that are destroyed once all have rolled
   * @param lost what its hits have destroyed so far, where an ability waits for all of it
   */
  @RecordBuilder
  public record Progress(
      List<Seat> rolling,
      boolean begun,
      @OmittedByDefault boolean over,
      List<Hits> hits,
      @JsonProperty("thrown") @OmittedByDefault List<RolledDice> dice,
      @OmittedByDefault List<UnitStack> doomed,
      @OmittedByDefault List<UnitStack> lost)
      implements RollHitsProgressBuilder.With {
    public Progress {
      rolling = List.copyOf(rolling);
      hits = List.copyOf(hits);
      dice = List.copyOf(dice);
      doomed = List.copyOf(doomed);
      lost = List.copyOf(lost);
    }

    private static Progress of(Seat... rolling) {
      return new Progress(
          List.of(rolling), false, false, List.of(), List.of(), List.of(), List.of());
    }

    /** A player's dice, if they have been rolled and may be rerolled. */
    public Optional<RolledDice> dice(Seat seat) {
      return dice.stream().filter(each -> each.seat().equals(seat)).findFirst();
    }
  }
}
