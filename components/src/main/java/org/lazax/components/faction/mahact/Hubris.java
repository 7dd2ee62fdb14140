package org.lazax.components.faction.mahact;

import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.NoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner has no Alliance of its own, and cannot be given that of another player. Rule:
 * faction_ability/hubris.N1.
 */
final class Hubris implements Component, NoteHooks {
  private static final PromissoryNoteId ALLIANCE = new PromissoryNoteId("alliance");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/hubris");
  }

  @Override
  public boolean excludes(Table table, Grant grant, PromissoryNoteId kind) {
    return kind.equals(ALLIANCE);
  }
}
