package org.lazax.components.faction.creuss;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.TileId;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The owner's ships that start in its home system or in a system with an alpha or beta wormhole
 * have +1 move. Rule: faction_ability/slipstream.N1.
 */
public final class Slipstream implements Component, MovementHooks {
  private static final Set<Wormhole> FAST = EnumSet.of(Wormhole.ALPHA, Wormhole.BETA);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/slipstream");
  }

  @Override
  public Change move(MovementView view, Grant by, Ship ship) {
    boolean fast =
        isHome(view, by, ship.from())
            || view.map().wormholes(ship.from()).stream().anyMatch(FAST::contains);
    return fast ? Change.plus(1) : Change.NONE;
  }

  private static boolean isHome(MovementView view, Grant by, SystemId system) {
    Optional<TileId> home = HomeFaction.of(view.table(), by.user()).homeTile();
    return home.equals(Optional.of(view.table().galaxy().tile(system).id()));
  }
}
