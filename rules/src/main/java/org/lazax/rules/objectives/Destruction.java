package org.lazax.rules.objectives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.card.EventRequirement.LastDestroyedByHits;
import org.lazax.catalog.card.EventRequirement.LastDestroyedInStep;
import org.lazax.catalog.card.EventRequirement.UnitDestroyed;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.UnitStack;

/**
 * The achievements of a player who destroys another player's units by any means. Rules:
 * objective_cards.9, objective_cards.N6.1.
 */
record Destruction(Table after, UnitsDestroyed event, Seat by) {
  /** At most one achievement, of the player who destroyed them. */
  static List<Achievement> deeds(Table after, UnitsDestroyed event) {
    return event
        .by()
        .flatMap(by ->
            FulfilledObjectives.deed(
                after,
                by,
                Optional.of(event.place().system()),
                combat(after.kernel()),
                new Destruction(after, event, by)::fulfils))
        .stream()
        .toList();
  }

  private static Optional<Integer> combat(Kernel kernel) {
    return kernel.stack().stream()
        .filter(layer ->
            layer instanceof Frame frame
                && (frame.procedure() instanceof SpaceCombat
                    || frame.procedure() instanceof GroundCombat))
        .map(layer -> layer.id())
        .findFirst();
  }

  private boolean fulfils(Requirement requirement) {
    return switch (requirement) {
      case UnitDestroyed(var types) -> !victims(s -> types.contains(s.type())).isEmpty();
      case LastDestroyedInStep(var step) ->
          switch (step) {
            case BOMBARDMENT ->
                within(Bombardment.class)
                    && !within(GroundCombat.class)
                    && wiped(this::isGroundForce);
            case SPACE_CANNON_OFFENSE ->
                within(SpaceCannonOffense.class)
                    && wiped(s -> s.type().isShip() && s.type() != UnitType.FIGHTER);
            case ANTI_FIGHTER_BARRAGE ->
                after
                        .kernel()
                        .within(RollHits.class)
                        .filter(roll -> roll.source() == HitSource.ANTI_FIGHTER_BARRAGE)
                        .isPresent()
                    && wiped(s -> s.type() == UnitType.FIGHTER);
          };
      case LastDestroyedByHits(var step) ->
          switch (step) {
            case BOMBARDMENT -> areHitsOf(HitSource.BOMBARDMENT) && wiped(this::isGroundForce);
            case SPACE_CANNON_OFFENSE ->
                areHitsOf(HitSource.SPACE_CANNON_OFFENSE) && wiped(s -> s.type().isShip());
            case ANTI_FIGHTER_BARRAGE ->
                areHitsOf(HitSource.ANTI_FIGHTER_BARRAGE)
                    && wiped(s -> s.type() == UnitType.FIGHTER);
          };
      default -> false;
    };
  }

  /** Whether hits of this source are being assigned, and no ability is being resolved. */
  private boolean areHitsOf(HitSource source) {
    return switch (after.kernel().frame().map(Frame::procedure).orElse(null)) {
      case Bombardment _ -> source == HitSource.BOMBARDMENT;
      case RollHits roll -> source == roll.source();
      case TakeHits hits -> hits.assigns() && source == hits.source();
      case null, default -> false;
    };
  }

  private boolean within(Class<? extends Procedure> step) {
    return after.kernel().within(step).isPresent();
  }

  private boolean isGroundForce(UnitStack stack) {
    return Stats.of(after, stack).isGroundForce();
  }

  /** Whether such units of another player were destroyed and that player has none left there. */
  private boolean wiped(Predicate<UnitStack> such) {
    return victims(such).stream()
        .anyMatch(owner -> after.units().at(event.place(), owner).stream().noneMatch(such));
  }

  /** The other players whose units of this kind were destroyed. */
  private List<Seat> victims(Predicate<UnitStack> such) {
    List<Seat> owners = new ArrayList<>();
    for (UnitStack stack : event.units()) {
      if (!stack.owner().equals(by) && such.test(stack)) {
        owners.add(stack.owner());
      }
    }
    return owners;
  }
}
