package org.lazax.rules.trade;

import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What components change about the promissory notes that their user can have. */
public interface NoteHooks {

  /**
   * Whether the user has no note of this kind. Its own is purged during setup, and nobody can give
   * it that of another player. Everybody may know.
   */
  boolean excludes(Table table, Grant grant, PromissoryNoteId kind);
}
