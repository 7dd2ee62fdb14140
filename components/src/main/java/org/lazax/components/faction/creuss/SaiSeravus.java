package org.lazax.components.faction.creuss;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the owner's ships have moved, the owner places one fighter for each ship with capacity that
 * has moved through a wormhole, up to the free capacity in the system. Rules: leader/sai_seravus.N1
 * to leader/sai_seravus.N4.
 */
public final class SaiSeravus implements Component, Ability<ShipsCame> {
  private static final String COUNT = "fighters";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/sai_seravus");
  }

  @Override
  public Class<ShipsCame> trigger() {
    return ShipsCame.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsCame came) {
    return came.owner().equals(grant.user()) && most(table, came) > 0;
  }

  /**
   * The maximum number of fighters. Rules: leader/sai_seravus.N1, leader/sai_seravus.N1.2,
   * leader/sai_seravus.N1.3.
   */
  private static int most(Table table, ShipsCame came) {
    return IntStream.rangeClosed(1, came.throughWormholes())
        .takeWhile(count -> holds(table, came, count))
        .max()
        .orElse(0);
  }

  private static boolean holds(Table table, ShipsCame came, int count) {
    List<UnitStack> all = new ArrayList<>(table.units().at(Place.space(came.system())));
    all.add(UnitStack.of(came.owner(), UnitType.FIGHTER, count));
    FleetLoad load = FleetLoad.of(table, came.owner(), came.system(), all);
    return load.fighters() + load.groundForces() <= load.capacity();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ShipsCame came, Chosen soFar) {
    return Ask.once(
        COUNT, soFar, () -> IntStream.rangeClosed(1, most(table, came)).boxed().toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsCame came, Chosen chosen) {
    int count = chosen.one(COUNT).map(Integer::parseInt).orElse(0);
    if (count > 0) {
      draft.add(
          new UnitsPlaced(
              Place.space(came.system()),
              List.of(UnitStack.of(came.owner(), UnitType.FIGHTER, count))));
    }
  }
}
