package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player destroys a cruiser, destroyer or dreadnought of another player in a system with a
 * planet that it controls. Rules: action_card/lucky_shot.N1, action_card/lucky_shot.N2.
 */
public final class LuckyShot extends ComponentActionCard {
  private static final Set<UnitType> TARGETS =
      Set.of(UnitType.CRUISER, UnitType.DESTROYER, UnitType.DREADNOUGHT);
  private static final String SHIP = "ship";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !ships(table, grant).isEmpty();
  }

  private static List<Piece> ships(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> controlsPlanet(table, grant, system))
        .map(Place::space)
        .flatMap(space ->
            table.units().at(space).stream()
                .filter(stack -> isTarget(grant, stack))
                .flatMap(stack -> Piece.of(space, stack, 1).stream()))
        .distinct()
        .toList();
  }

  private static boolean controlsPlanet(Table table, Grant grant, SystemId system) {
    return table.galaxy().planets(system).stream()
        .anyMatch(planet -> table.planets().controls(grant.user(), planet));
  }

  private static boolean isTarget(Grant grant, UnitStack stack) {
    return !stack.owner().equals(grant.user()) && TARGETS.contains(stack.type());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SHIP, soFar, () -> ships(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Piece ship = Piece.parse(chosen.one(SHIP).orElseThrow());
    draft.table().units().at(ship.from()).stream()
        .filter(stack -> isTarget(grant, stack))
        .filter(stack -> stack.type() == ship.type() && stack.damaged() == ship.damaged())
        .findFirst()
        .ifPresent(stack ->
            DestroyedUnits.destroy(
                draft, ship.from(), List.of(stack.times(1)), Optional.of(grant.user())));
  }
}
