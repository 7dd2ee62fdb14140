package org.lazax.catalog.card;

import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A relic; there is one of each.
 *
 * @param exhausts whether using it exhausts the card
 * @param purges whether some use of it removes it from the game
 * @param countsAsAgent whether it is exhausted and readied like an agent
 * @param victoryPoints what it is worth while it is held
 * @param attaches what it does to the planet it is attached to
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
    implements Entry<RelicId> {}
