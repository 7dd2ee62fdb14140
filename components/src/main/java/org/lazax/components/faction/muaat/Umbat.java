package org.lazax.components.faction.muaat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;

/**
 * As an action, the agent lets a player produce up to two units, each of a cost of at most four, in
 * a system with a war sun or the flagship of that player, who chooses the system and pays. Rules:
 * leader/umbat.N1 to leader/umbat.N4.
 */
final class Umbat extends Card<ComponentAction> implements ActionAbility {
  private static final String PLAYER = "player";
  private static final String SYSTEM = "system";
  private static final int UNITS = 2;
  private static final int DEAREST = 4;

  Umbat() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !players(table).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(PLAYER)) {
      return Ask.once(PLAYER, soFar, () -> players(table));
    }
    Seat producer = Seat.of(soFar.one(PLAYER).orElseThrow());
    return Ask.once(SYSTEM, soFar, () -> systems(table, producer))
        .map(ask -> ask.chosenBy(producer));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat producer = Seat.of(chosen.one(PLAYER).orElseThrow());
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft.call(production(draft.table(), producer, system));
  }

  private static List<Seat> players(Table table) {
    return table
        .units()
        .all()
        .map(stack -> stack.owner())
        .distinct()
        .sorted()
        .filter(seat -> !systems(table, seat).isEmpty())
        .toList();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.units().at().keySet().stream()
        .map(place -> place.system())
        .distinct()
        .filter(system ->
            table.units().ships(system, seat).stream()
                .anyMatch(
                    ship -> ship.type() == UnitType.WAR_SUN || ship.type() == UnitType.FLAGSHIP))
        .filter(system -> SingleUnit.isPossible(table, production(table, seat, system)))
        .toList();
  }

  private static Production production(Table table, Seat seat, SystemId system) {
    List<UnitType> types =
        Arrays.stream(UnitType.values()).filter(type -> isCheap(table, seat, type)).toList();
    Allowance allowance =
        new Allowance(Optional.of(UNITS), Optional.empty(), types, Optional.empty(), false);
    return Production.by(allowance, seat, system);
  }

  /** Discounts do not count: what is asked is the cost that the player's card says. */
  private static boolean isCheap(Table table, Seat seat, UnitType type) {
    return Stats.find(table, seat, type)
        .flatMap(card -> card.cost())
        .filter(cost -> cost.resources() <= DEAREST)
        .isPresent();
  }
}
