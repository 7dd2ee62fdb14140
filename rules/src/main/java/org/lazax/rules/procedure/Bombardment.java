package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
import org.lazax.rules.procedure.Bombardment.Progress.Step;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;

/** The active player's units in space use BOMBARDMENT on ground forces. Rule: bombardment.0. */
@WireType("bombardment")
public record Bombardment(Seat seat, SystemId system, @JsonUnwrapped Progress progress)
    implements CombatProcedure {

  public Bombardment(Seat seat, SystemId system) {
    this(
        seat,
        system,
        new Progress(Step.AIM, Map.of(), Optional.empty(), Map.of(), Map.of(), Optional.empty()));
  }

  /** The bombardment after the player has chosen the targets. */
  public Bombardment aimed(
      Map<PlanetId, Map<UnitType, Integer>> aims, Optional<Boolean> withoutExtraDice) {
    return with(
        progress.with(it -> it.step(Step.ROLL).aims(aims).withoutExtraDice(withoutExtraDice)));
  }

  /**
   * The bombardment while these hits are assigned, with the number of infantry on each planet
   * before.
   */
  public Bombardment hitting(Map<PlanetId, Integer> hits, Map<PlanetId, Integer> infantry) {
    return with(
        progress.with(
            it -> it.step(Step.HITS).hits(hits).infantry(infantry).dice(Optional.empty())));
  }

  /** The bombardment while its dice can be rerolled. */
  public Bombardment rolled(Map<PlanetId, List<Integer>> dice) {
    return with(progress.withDice(Optional.of(dice)));
  }

  /** The bombardment after all hits are assigned. */
  public Bombardment bombarded() {
    return with(progress.withStep(Step.BOMBARDED));
  }

  private Bombardment with(Progress now) {
    return new Bombardment(seat, system, now);
  }

  /**
   * The progress of the bombardment.
   *
   * @param step the next step
   * @param aims the number of units of each type that fire at each planet
   * @param withoutExtraDice whether no unit rolls more dice than printed
   * @param hits the hits that are not yet assigned, by planet
   * @param infantry the number of infantry on each bombarded planet before the bombardment
   * @param dice the results for each planet while they can be rerolled
   */
  @RecordBuilder
  public record Progress(
      Step step,
      Map<PlanetId, Map<UnitType, Integer>> aims,
      @JsonProperty("bare") Optional<Boolean> withoutExtraDice,
      Map<PlanetId, Integer> hits,
      Map<PlanetId, Integer> infantry,
      @JsonProperty("thrown") Optional<Map<PlanetId, List<Integer>>> dice)
      implements BombardmentProgressBuilder.With {
    public Progress {
      aims = Copies.sorted(aims);
      hits = Copies.sorted(hits);
      infantry = Copies.sorted(infantry);
      dice = dice.map(Copies::sorted);
    }

    /** The steps. Rules: bombardment.1, bombardment.2. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      AIM,
      ROLL,
      HITS,
      BOMBARDED
    }
  }
}
