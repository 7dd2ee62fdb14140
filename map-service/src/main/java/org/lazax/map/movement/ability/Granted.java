package org.lazax.map.movement.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * A component that changes movement, and who has the use of it.
 *
 * @param user to whom its texts say "you"
 */
public record Granted(Seat user, MovementHooks hooks) {
  private static final Map<TechnologyId, MovementHooks> HOOKS =
      Map.of(
          new TechnologyId("gravity_drive"), new GravityDrive(),
          new TechnologyId("antimass_deflectors"), new AntimassDeflectors(),
          new TechnologyId("light_wave_deflector"), new LightWaveDeflector());

  /** All on this table, by seat. */
  public static List<Granted> on(Table table) {
    List<Granted> granted = new ArrayList<>();
    for (Player player : table.players().values()) {
      for (TechnologyId technology : player.technologies()) {
        MovementHooks hooks = HOOKS.get(technology);
        if (hooks != null) {
          granted.add(new Granted(player.seat(), hooks));
        }
      }
    }
    return granted;
  }
}
