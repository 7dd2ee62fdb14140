package org.lazax.components.note;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.LendingHooks;
import org.lazax.rules.trade.ReceiptHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;

/**
 * Lies in the play area of whoever receives it, and lends that player its owner's commander as long
 * as that is unlocked. Rules: leaders.8, leaders.8.1, promissory_note/alliance.N1 to
 * promissory_note/alliance.N4.
 */
public final class Alliance implements Component, ReceiptHooks, LendingHooks {
  private static final ComponentRef REF = ComponentRef.parse("promissory_note/alliance");

  @Override
  public ComponentRef ref() {
    return REF;
  }

  /** It has no effect but in play. */
  @Override
  public void laid(Draft<?, Table> draft, Grant note) {}

  @Override
  public List<ComponentRef> lends(Table table, Seat user) {
    return table.player(user).notesInPlay().stream()
        .filter(note -> ComponentRef.of(note.kind()).equals(REF))
        .flatMap(note -> NoteOwners.of(table, note).stream())
        .flatMap(owner -> LeaderCards.commanders(table, owner).stream())
        .toList();
  }
}
