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
 * One side or both sides roll. Then the hits are assigned. Rules: space_combat.5, space_combat.6,
 * space_cannon.3.
 *
 * @param round the round of combat; 0 outside a round
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

  /** These players roll, in order. */
  public RollHits(
      Place place, Seat attacker, Seat defender, int round, HitSource source, Seat... rolling) {
    this(place, attacker, defender, round, source, Progress.of(rolling));
  }

  /** The roll after the moments before the dice. */
  public RollHits begun() {
    return with(progress.withBegun(true));
  }

  /** The roll after a player has rolled. */
  public RollHits rolled(Seat seat, List<Integer> dice, List<Hits> more) {
    return with(progress.with(it -> it.rolling(Copies.without(progress.rolling, seat)).begun(true)))
        .rerolled(seat, dice, plus(progress.hits, more));
  }

  /**
   * The roll after a player's dice have changed.
   *
   * @param hits all hits of the roll, not only those of this player
   */
  public RollHits rerolled(Seat seat, List<Integer> dice, List<Hits> hits) {
    List<RolledDice> all = new ArrayList<>(progress.dice);
    all.removeIf(each -> each.seat().equals(seat));
    all.add(new RolledDice(seat, dice));
    return with(progress.with(it -> it.hits(hits).dice(all)));
  }

  /** The roll after the abilities that follow the rolls of all sides. */
  public RollHits over() {
    return with(progress.with(it -> it.begun(true).over(true)));
  }

  /** The roll while its hits are assigned. Its dice no longer change. */
  public RollHits assigned() {
    return with(progress.with(it -> it.rolling(List.of()).hits(List.of()).dice(List.of())));
  }

  /** The roll with further hits. */
  RollHits joined(Hits more) {
    return with(progress.with(it -> it.begun(true).hits(Copies.with(progress.hits, more))));
  }

  /** The roll with units that are destroyed after all sides have rolled. */
  public RollHits doomed(List<UnitStack> more) {
    return with(progress.withDoomed(plus(progress.doomed, more)));
  }

  /** The roll while these units are destroyed. */
  public RollHits withoutDoomed() {
    return with(progress.withDoomed(List.of()));
  }

  /** The roll after its hits have destroyed these units. */
  public RollHits lost(List<UnitStack> more) {
    return with(progress.withLost(plus(progress.lost, more)));
  }

  /** The roll after the abilities that follow all losses. */
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

  /** Hits on a player's units that are not yet assigned. */
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
   * The progress of the roll.
   *
   * @param rolling the players who have still to roll, in order
   * @param begun whether the moments before the dice are over
   * @param over whether the abilities that follow the rolls of all sides are over
   * @param hits the hits that are not yet assigned
   * @param dice the dice that can be rerolled
   * @param doomed units that are destroyed after all sides have rolled
   * @param lost units that its hits have destroyed so far, for abilities that follow all losses
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

    /** A player's dice; empty if they have not been rolled or can no longer be rerolled. */
    public Optional<RolledDice> dice(Seat seat) {
      return dice.stream().filter(each -> each.seat().equals(seat)).findFirst();
    }
  }
}
