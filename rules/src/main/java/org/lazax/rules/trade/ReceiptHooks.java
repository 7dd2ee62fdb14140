package org.lazax.rules.trade;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A promissory note that is played when a player who does not own it receives it. Rules:
 * promissory_notes.1.1, promissory_notes.N2.2.
 */
public interface ReceiptHooks {

  /** What happens after the note was laid into the play area of its new holder. */
  void laid(Draft<?, Table> draft, Grant note);
}
