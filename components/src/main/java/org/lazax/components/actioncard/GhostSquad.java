package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After units were committed to a planet of the player, the player moves any of its ground forces
 * between its planets in the system. It chooses one unit after the other until it has moved enough.
 * Structures that are ground forces stay. Rules: action_card/ghost_squad.N1,
 * action_card/ghost_squad.N3, action_card/ghost_squad.N4.
 */
public final class GhostSquad implements Component, CombatAbility {
  private static final AbilityRef NAME = AbilityRef.parse("action_card/ghost_squad");
  private static final String ENOUGH = "enough";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean isPlayed() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMMITTED.isIn(happens)
        && happens.defender().equals(grant.user())
        && !moves(table, grant.user(), happens.place().system()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    SystemId system = happens.place().system();
    int step = steps(soFar);
    boolean enough = step > 0 && soFar.one(about(step - 1)).filter(ENOUGH::equals).isPresent();
    if (enough || step >= forces(table, grant.user(), system)) {
      return Optional.empty();
    }
    Table now = table;
    for (UnitsMoved moved : chosen(table, grant.user(), system, soFar)) {
      now = moved.fold(now);
    }
    List<String> candidates = new ArrayList<>(List.of(ENOUGH));
    moves(now, grant.user(), system).forEach(move -> candidates.add(named(move)));
    return Optional.of(Ask.one(about(step), candidates));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.addAll(chosen(draft.table(), grant.user(), happens.place().system(), chosen));
  }

  /** The chosen moves, each applied to the table after the moves before it. */
  private static List<UnitsMoved> chosen(Table table, Seat seat, SystemId system, Chosen chosen) {
    List<UnitsMoved> moved = new ArrayList<>();
    Table now = table;
    for (int step = 0; step < steps(chosen); step++) {
      String name = chosen.one(about(step)).orElse(ENOUGH);
      Optional<UnitsMoved> next =
          moves(now, seat, system).stream().filter(move -> named(move).equals(name)).findFirst();
      if (next.isPresent()) {
        moved.add(next.get());
        now = next.get().fold(now);
      }
    }
    return moved;
  }

  /** The maximum number of moves: one for each ground force. */
  private static int forces(Table table, Seat seat, SystemId system) {
    return table.galaxy().planets(system).stream()
        .flatMap(planet -> table.units().at(Place.on(system, planet), seat).stream())
        .filter(stack -> stack.type().isGroundForce())
        .mapToInt(UnitStack::count)
        .sum();
  }

  /** All possible moves of one unit. */
  private static List<UnitsMoved> moves(Table table, Seat seat, SystemId system) {
    List<PlanetId> planets =
        table.galaxy().planets(system).stream()
            .filter(planet -> table.planets().controls(seat, planet))
            .toList();
    List<UnitsMoved> moves = new ArrayList<>();
    for (PlanetId from : planets) {
      for (UnitStack stack : table.units().at(Place.on(system, from), seat)) {
        if (stack.type().isGroundForce()) {
          planets.stream()
              .filter(to -> !to.equals(from))
              .forEach(to ->
                  moves.add(
                      new UnitsMoved(
                          Place.on(system, from), Place.on(system, to), List.of(stack.times(1)))));
        }
      }
    }
    return moves;
  }

  private static String named(UnitsMoved move) {
    UnitStack unit = move.units().getFirst();
    return (unit.damaged() ? "damaged " : "")
        + unit.type().text()
        + " "
        + move.from()
        + " "
        + move.to();
  }

  private static int steps(Chosen chosen) {
    int step = 0;
    while (chosen.has(about(step))) {
      step++;
    }
    return step;
  }

  private static String about(int step) {
    return "move-" + (step + 1);
  }
}
