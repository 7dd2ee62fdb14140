package org.lazax.rules.scoring;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.SecretsDrawn;

/**
 * The secret objectives that nobody holds or has scored. They are drawn at random, so the deck is
 * always shuffled.
 */
public final class SecretDeck {
  private SecretDeck() {}

  public static List<ObjectiveId> left(Table table) {
    return table.catalog().secretObjectives().keySet().stream()
        .filter(secret -> !table.objectives().secretsOut().contains(secret))
        .toList();
  }

  /** Draws cards for a player, at most as many as the deck has. */
  public static SecretsDrawn draw(Table table, Seat seat, int count, Dice dice) {
    List<ObjectiveId> deck = left(table);
    Chance chance = dice.draw(deck.size(), Math.min(count, deck.size()));
    return new SecretsDrawn(seat, chance.drawnFrom(deck), chance);
  }
}
