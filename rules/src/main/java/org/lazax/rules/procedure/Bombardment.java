package org.lazax.rules.procedure;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/**
 * The active player's units in space fire at ground forces. Rule: bombardment.0.
 *
 * @param aims how many units of each type fire at each planet
 * @param bare whether no unit throws a die beside those of its card
 * @param hits those still to be assigned, by planet
 * @param infantry how many stood on each planet that was bombarded, before it was
 * @param thrown the dice as they lie for each planet, while somebody may have them thrown again
 */
@RecordBuilder
@WireType("bombardment")
public record Bombardment(
    Seat seat,
    SystemId system,
    Step step,
    Map<PlanetId, Map<UnitType, Integer>> aims,
    Optional<Boolean> bare,
    Map<PlanetId, Integer> hits,
    Map<PlanetId, Integer> infantry,
    Optional<Map<PlanetId, List<Integer>>> thrown)
    implements CombatProcedure, BombardmentBuilder.With {
  public Bombardment {
    aims = Copies.sorted(aims);
    hits = Copies.sorted(hits);
    infantry = Copies.sorted(infantry);
    thrown = thrown.map(Copies::sorted);
  }

  public Bombardment(Seat seat, SystemId system) {
    this(seat, system, Step.AIM, Map.of(), Optional.empty(), Map.of(), Map.of(), Optional.empty());
  }

  /** The same with its targets fixed. */
  public Bombardment aimed(
      Map<PlanetId, Map<UnitType, Integer>> targets, Optional<Boolean> barely) {
    return with(it -> it.step(Step.ROLL).aims(targets).bare(barely));
  }

  /** The same with hits to be assigned. */
  public Bombardment hitting(Map<PlanetId, Integer> scored, Map<PlanetId, Integer> standing) {
    return with(it -> it.step(Step.HITS).hits(scored).infantry(standing).thrown(Optional.empty()));
  }

  /** The same with the dice as they lie. */
  public Bombardment thrown(Map<PlanetId, List<Integer>> dice) {
    return withThrown(Optional.of(dice));
  }

  /** What comes next. Rules: bombardment.1, bombardment.2. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Step {
    AIM,
    ROLL,
    HITS,
    BOMBARDED
  }
}
