package org.lazax.rules.procedure;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * One side or both roll, then what they have hit is assigned. Rules: space_combat.5,
 * space_combat.6, space_cannon.3.
 *
 * @param round of combat, 0 outside
 * @param rolling who has still to roll, in order
 * @param begun whether all who roll have been told that they are about to
 * @param over whether it was the time to take back what all have rolled
 * @param hits those not yet assigned
 * @param thrown the dice as they lie, while somebody may have them thrown again
 * @param doomed who is destroyed once all have rolled
 * @param lost what its hits have destroyed so far, where anybody waits for all of that
 */
@RecordBuilder
@WireType("exchange")
public record RollHits(
    Place place,
    Seat attacker,
    Seat defender,
    int round,
    HitSource source,
    List<Seat> rolling,
    boolean begun,
    Optional<Boolean> over,
    List<Hits> hits,
    Optional<List<Thrown>> thrown,
    Optional<List<UnitStack>> doomed,
    Optional<List<UnitStack>> lost)
    implements CombatProcedure, RollHitsBuilder.With {
  public RollHits {
    rolling = List.copyOf(rolling);
    hits = List.copyOf(hits);
    thrown = thrown.map(List::copyOf);
    doomed = doomed.map(List::copyOf);
    lost = lost.map(List::copyOf);
  }

  public RollHits(
      Place place, Seat attacker, Seat defender, int round, HitSource source, Seat... rolling) {
    this(
        place,
        attacker,
        defender,
        round,
        source,
        List.of(rolling),
        false,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public RollHits with(List<Seat> rollingNow, List<Hits> hitsNow) {
    return with(it -> it.rolling(rollingNow).begun(true).hits(hitsNow));
  }

  /** The same once nobody takes back any more what was rolled. */
  public RollHits rolled() {
    return with(it -> it.begun(true).over(Optional.of(true)));
  }

  /** The same with a player's dice as they now lie, in place of those that lay before. */
  public RollHits thrown(Seat seat, List<Integer> dice, List<Hits> hitsNow) {
    List<Thrown> all = new ArrayList<>(thrown.orElse(List.of()));
    all.removeIf(each -> each.seat().equals(seat));
    all.add(new Thrown(seat, dice));
    return with(it -> it.hits(hitsNow).thrown(Optional.of(all)));
  }

  /** A player's dice, if they still lie and may be thrown again. */
  public Optional<Thrown> thrown(Seat seat) {
    return thrown.orElse(List.of()).stream().filter(t -> t.seat().equals(seat)).findFirst();
  }

  /** The same once the dice are done with. */
  public RollHits assigning(List<Hits> hitsLeft) {
    return with(it -> it.rolling(List.of()).hits(hitsLeft).thrown(Optional.empty()));
  }

  /** The same with more units that are destroyed once all have rolled. */
  public RollHits dooming(List<UnitStack> more) {
    List<UnitStack> all = new ArrayList<>(doomed.orElse(List.of()));
    all.addAll(more);
    return all.isEmpty() ? this : with(it -> it.doomed(Optional.of(all)));
  }

  /** The same once its hits have destroyed these too. */
  public RollHits losing(List<UnitStack> more) {
    List<UnitStack> all = new ArrayList<>(lost.orElse(List.of()));
    all.addAll(more);
    return withLost(Optional.of(all));
  }

  /** The same as if nobody had rolled yet. */
  public RollHits again() {
    return new RollHits(place, attacker, defender, round, source, attacker, defender);
  }

  /**
   * A player's dice as they lie.
   *
   * @param dice what each shows, in the order in which they were rolled
   */
  public record Thrown(Seat seat, List<Integer> dice) {
    public Thrown {
      dice = List.copyOf(dice);
    }
  }

  /** Hits on a player's units that are still to be assigned. */
  public record Hits(Seat on, int count, HitTargets targets) {}
}
