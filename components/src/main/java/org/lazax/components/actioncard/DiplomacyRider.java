package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.StrategyCardProcedure.LockSystem;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.tokens.SystemLock;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * With a right prediction, all other players place a command token in a system of the player. Rule:
 * action_card/diplomacy_rider.N1.
 */
public final class DiplomacyRider extends Rider {
  private static final String SYSTEM = "system";

  @Override
  public Optional<Ask> rewardAsks(
      Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    List<SystemId> systems = systems(table, grant.user());
    return systems.isEmpty() ? Optional.empty() : Ask.once(SYSTEM, soFar, () -> systems);
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return ControlledPlanets.of(table, seat).stream().map(Place::system).distinct().toList();
  }

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    chosen
        .one(SYSTEM)
        .map(SystemId::of)
        .ifPresent(system -> {
          List<Seat> left = SystemLock.place(draft, grant.user(), system);
          draft.call(LockSystem.in(system, grant.user(), left));
        });
  }
}
