package org.lazax.table.galaxy;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.GameEvent;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.table.procedure.GameProcedure.Setup;
import org.lazax.table.procedure.GameProcedure.TacticalAction;
import org.lazax.table.procedure.MapProcedure.Relocation;

/**
 * The wormhole nexus turns to its active side as soon as a unit is there or somebody controls its
 * planet, but never before the movement step is over, space cannon offense included. Rules:
 * wormhole_nexus.1, wormhole_nexus.2, wormhole_nexus.2.1, wormhole_nexus.N1, wormhole_nexus.N2.
 */
public final class Nexus {
  public static final TileId INACTIVE = new TileId("82A");
  public static final TileId ACTIVE = new TileId("82B");

  private Nexus() {}

  /** It lies beside the board from the start. Rule: wormhole_nexus.1. */
  public static PlacedTile atTheStart() {
    return new PlacedTile(INACTIVE, Optional.empty(), 0);
  }

  /** Whether it has to be turned now. */
  public static List<GameEvent> due(Table table) {
    return inactive(table.galaxy())
        .filter(nexus -> isReached(table, nexus) && !isMoving(table))
        .<List<GameEvent>>map(_ -> List.of(new NexusTurned()))
        .orElse(List.of());
  }

  static Optional<SystemId> inactive(Galaxy galaxy) {
    SystemId nexus = atTheStart().system();
    return galaxy.has(nexus)
            && galaxy.tile(nexus).role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_INACTIVE))
        ? Optional.of(nexus)
        : Optional.empty();
  }

  private static boolean isReached(Table table, SystemId nexus) {
    return !table.units().in(nexus).isEmpty()
        || table.galaxy().planets(nexus).stream()
            .anyMatch(planet -> table.planets().controller(planet).isPresent());
  }

  /** Whether the movement step is not over. */
  public static boolean isMoving(Table table) {
    return table.kernel().within(SpaceCannonOffense.class).isPresent()
        || table.kernel().within(Relocation.class).isPresent()
        || table.kernel().within(Setup.class).isPresent()
        || table
            .kernel()
            .within(TacticalAction.class)
            .filter(action ->
                action.next() == TacticalAction.Step.MOVEMENT
                    || action.next() == TacticalAction.Step.SPACE_CANNON_OFFENSE)
            .isPresent();
  }
}
