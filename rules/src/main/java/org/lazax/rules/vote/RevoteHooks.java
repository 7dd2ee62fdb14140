package org.lazax.rules.vote;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * An agenda that has players vote again on a law in play. It is asked once everything that follows
 * its outcome is done. The law stays in play until the new vote is over.
 */
public interface RevoteHooks {
  /** The law that counts as just revealed. */
  Optional<AgendaId> votedOnAgain(Table table, AgendaOutcome outcome);
}
