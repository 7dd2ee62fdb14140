package org.lazax.map.movement.component;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.TileId;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships that start in the home system or at an alpha or beta wormhole have +1 move. Rule:
 * faction_ability/slipstream.N1.
 */
public final class Slipstream implements MovementHooks {
  private static final Set<Wormhole> FAST = EnumSet.of(Wormhole.ALPHA, Wormhole.BETA);

  @Override
  public int move(MovementView view, Grant by, Ship ship, int move) {
    boolean fast =
        isHome(view, by, ship.from())
            || view.map().wormholes(ship.from()).stream().anyMatch(FAST::contains);
    return fast ? move + 1 : move;
  }

  private static boolean isHome(MovementView view, Grant by, SystemId system) {
    Optional<TileId> home =
        view.table().catalog().faction(view.table().player(by.user()).faction()).homeTile();
    return home.equals(Optional.of(view.table().galaxy().tile(system).id()));
  }
}
