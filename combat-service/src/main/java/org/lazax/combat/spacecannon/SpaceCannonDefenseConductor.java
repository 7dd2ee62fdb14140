package org.lazax.combat.spacecannon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonDefense;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * Asks the players whose units on a planet may fire at ground forces that have landed there. Units
 * elsewhere may not. Rules: space_cannon.6 to space_cannon.8.1. A silent player does not fire.
 */
@Asks(
    value = "space-cannon-defense",
    awaited =
        "The players with space cannons on a planet where ground forces have landed, "
            + "clockwise.",
    silence = "`hold-fire`")
public final class SpaceCannonDefenseConductor
    implements Conductor<CombatState, Table, SpaceCannonDefense, SpaceCannonCommand> {
  private static final String ABOUT = "space-cannon-defense";

  @Override
  public Class<SpaceCannonDefense> procedure() {
    return SpaceCannonDefense.class;
  }

  @Override
  public Class<SpaceCannonCommand> commands() {
    return SpaceCannonCommand.class;
  }

  /** The players who may fire at units that the active player has landed on a planet, clockwise. */
  public static List<Seat> shooters(Table table, Place planet, Seat active) {
    return table.clockwiseFrom(active).stream()
        .filter(seat -> !seat.equals(active))
        .filter(seat -> !SpaceCannon.on(table, planet, active, seat).isEmpty())
        .toList();
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, SpaceCannonDefense defense) {
    Place planet = place(defense);
    List<Seat> left = new ArrayList<>(defense.progress().left());
    boolean landed = !draft.table().units().at(planet, defense.active()).isEmpty();
    while (landed
        && !left.isEmpty()
        && SpaceCannon.on(draft.table(), planet, defense.active(), left.getFirst()).isEmpty()) {
      left.removeFirst();
    }
    if (!landed || left.isEmpty()) {
      draft.close();
    } else {
      draft.ask(ABOUT, left.getFirst());
    }
  }

  @Override
  public void answer(
      Draft<CombatState, Table> draft, SpaceCannonDefense defense, SpaceCannonCommand command) {
    Place planet = place(defense);
    SpaceCannonDefense after =
        defense.asking(Copies.without(defense.progress().left(), draft.actor()));
    switch (command) {
      case HoldFire() -> {
        draft.answered();
        draft.change(after);
      }
      case FireSpaceCannon(Optional<Seat> target) -> {
        draft.require(
            target.filter(seat -> !seat.equals(defense.active())).isEmpty(),
            "space_cannon.8",
            "space cannon defense hits the ground forces that have landed",
            "target",
            target);
        draft.require(SpaceCannon.held(draft.table(), draft.actor(), defense.active()));
        draft.answered();
        draft.change(after);
        SpaceCannon.fire(
            draft, HitSource.SPACE_CANNON_DEFENSE, planet, defense.active(), defense.active());
      }
    }
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, SpaceCannonDefense defense, Seat seat) {
    Place planet = place(defense);
    List<UnitDice> batteries = SpaceCannon.on(position.table(), planet, defense.active(), seat);
    if (batteries.isEmpty()) {
      return List.of(Option.plain(new HoldFire()));
    }
    return List.of(
        new FireOption(planet, batteries, List.of(defense.active())), Option.plain(new HoldFire()));
  }

  @Override
  public Optional<SpaceCannonCommand> defaultAnswer(
      Position<CombatState, Table> position, SpaceCannonDefense defense, Seat seat) {
    return Optional.of(new HoldFire());
  }

  private static Place place(SpaceCannonDefense defense) {
    return Place.on(defense.system(), defense.planet());
  }
}
