package org.lazax.map.movement.ability;

import java.util.Map;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.table.Player;

/**
 * What a player's components together change about movement.
 *
 * @param boostedShips how many ships of one movement go one system further
 * @param entersAsteroidFields whether ships may enter and pass them
 * @param passesShips whether the ships of others block nobody
 */
public record Privileges(int boostedShips, boolean entersAsteroidFields, boolean passesShips) {
  private static final Map<TechnologyId, MovementHooks> HOOKS =
      Map.of(
          new TechnologyId("gravity_drive"), new GravityDrive(),
          new TechnologyId("antimass_deflectors"), new AntimassDeflectors(),
          new TechnologyId("light_wave_deflector"), new LightWaveDeflector());

  public static Privileges of(Player player) {
    Privileges all = new Privileges(0, false, false);
    for (TechnologyId technology : player.technologies()) {
      MovementHooks hooks = HOOKS.get(technology);
      if (hooks != null) {
        all = all.and(hooks);
      }
    }
    return all;
  }

  private Privileges and(MovementHooks hooks) {
    return new Privileges(
        boostedShips + hooks.boostedShips(),
        entersAsteroidFields || hooks.entersAsteroidFields(),
        passesShips || hooks.passesShips());
  }
}
