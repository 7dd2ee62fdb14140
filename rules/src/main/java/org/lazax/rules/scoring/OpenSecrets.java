package org.lazax.rules.scoring;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretShown;

/** Secret objectives that players must show as soon as they have them. */
public final class OpenSecrets {
  private OpenSecrets() {}

  /** The secret objectives that are to be shown now. */
  public static List<GameEvent> due(Table table) {
    List<GameEvent> shown = new ArrayList<>();
    for (Player player : table.players().values()) {
      if (player.shown().size() < player.secrets().size() && isOpen(table, player)) {
        player.secrets().stream()
            .filter(secret -> !player.shown().contains(secret))
            .forEach(secret -> shown.add(new SecretShown(player.seat(), secret)));
      }
    }
    return shown;
  }

  private static boolean isOpen(Table table, Player player) {
    return Ruleset.hooks(table, player.seat(), OpenSecretsHooks.class).stream()
        .anyMatch(hook -> hook.hooks().showsSecrets(table, hook.grant()));
  }
}
