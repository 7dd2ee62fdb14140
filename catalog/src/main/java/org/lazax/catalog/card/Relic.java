package org.lazax.catalog.card;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A relic. The deck has one copy of each.
 *
 * @param exhausts whether using it exhausts the card
 * @param purges whether a use of it removes it from the game
 * @param countsAsAgent whether it is exhausted and readied like an agent
 * @param victoryPoints its victory points while a player has it
 * @param attaches its effect on the planet it is attached to
 */
public record Relic(
    RelicId id,
    String name,
    String timing,
    String effect,
    boolean componentAction,
    boolean exhausts,
    boolean purges,
    boolean countsAsAgent,
    int victoryPoints,
    Optional<Attachment> attaches,
    ExpansionId expansion)
    implements Entry<RelicId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }

  @Override
  public Optional<String> costOfUse() {
    return Text.costOfUse(exhausts, purges);
  }
}
