package org.lazax.combat.ability;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.table.Player;

/** The components that change something about fights, and who has them. */
public final class Components {
  private static final Map<TechnologyId, Object> HOOKS =
      Map.of(new TechnologyId("antimass_deflectors"), new AntimassDeflectors());

  private Components() {}

  /** The hooks of one kind that a player's components bring. */
  public static <H> List<H> of(Player player, Class<H> kind) {
    return player.technologies().stream()
        .filter(HOOKS::containsKey)
        .<Object>map(HOOKS::get)
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }
}
