package org.lazax.components.faction.muaat;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.council.Laws;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.galaxy.TileReplaced;
import org.lazax.table.event.planets.SleeperTokenRemoved;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * After the owner has moved its war sun into a system that is no home system and not that of
 * Mecatol Rex, it may destroy all units of others there. A supernova takes the place of the tile;
 * its planets are purged. Rules: leader/adjudicator_baal.N1 to leader/adjudicator_baal.N9.
 */
final class AdjudicatorBaal implements WithAbilities {
  private static final ComponentRef REF = ComponentRef.parse("leader/adjudicator_baal");
  private static final AbilityRef REPLACING = new AbilityRef(REF, "replace");
  private static final TileId SUPERNOVA = new TileId("81");

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new UnitsLost(), new TileLost());
  }

  private record UnitsLost() implements Ability<ShipsMoved> {
    @Override
    public AbilityRef name() {
      return AbilityRef.of(REF);
    }

    @Override
    public Class<ShipsMoved> trigger() {
      return ShipsMoved.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, ShipsMoved moved) {
      return grant.isReady(table)
          && moved.mover().equals(grant.user())
          && moved.ships().contains(UnitType.WAR_SUN)
          && !moved.system().equals(SystemId.MECATOL_REX)
          && !table.galaxy().tile(moved.system()).isHome()
          && table.units().ships(moved.system(), grant.user()).stream()
              .anyMatch(ship -> ship.type() == UnitType.WAR_SUN);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ShipsMoved moved, Chosen chosen) {
      LeaderUses.use(draft, grant);
      draft.call(Effect.goingOn(draft.table(), REPLACING, chosen));
      draft
          .table()
          .units()
          .in(moved.system())
          .forEach((place, stacks) ->
              DestroyedUnits.destroy(
                  draft, place, others(stacks, grant.user()), Optional.of(grant.user())));
    }

    private static List<UnitStack> others(List<UnitStack> stacks, Seat seat) {
      return stacks.stream().filter(stack -> !stack.owner().equals(seat)).toList();
    }
  }

  /** The tile is replaced once what follows the destruction of the units is over. */
  private static final class TileLost extends LaterParagraph<ShipsMoved> {
    TileLost() {
      super(REPLACING, ShipsMoved.class);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ShipsMoved moved, Chosen chosen) {
      SystemId system = moved.system();
      for (PlanetId planet : draft.table().galaxy().planets(system)) {
        leave(draft, Place.on(system, planet));
        if (draft.table().planets().sleepers().contains(planet)) {
          draft.add(new SleeperTokenRemoved(planet));
        }
        draft.addAll(Laws.purge(draft.table(), planet));
        draft.add(new PlanetPurged(planet));
      }
      for (Marker marker : draft.table().galaxy().markers().in(system)) {
        if (marker != Marker.FRONTIER) {
          draft.add(new MarkerRemoved(marker, system));
        }
      }
      draft.add(new TileReplaced(system, SUPERNOVA));
    }

    /** Ground forces go to the space area, structures cannot. */
    private static void leave(Draft<?, Table> draft, Place planet) {
      List<UnitStack> all = draft.table().units().at(planet);
      List<UnitStack> structures =
          all.stream().filter(unit -> Stats.of(draft.table(), unit).isStructure()).toList();
      List<UnitStack> troops = all.stream().filter(unit -> !structures.contains(unit)).toList();
      if (!structures.isEmpty()) {
        draft.add(new UnitsRemoved(planet, structures));
      }
      if (!troops.isEmpty()) {
        draft.add(new UnitsMoved(planet, Place.space(planet.system()), troops));
      }
    }
  }
}
