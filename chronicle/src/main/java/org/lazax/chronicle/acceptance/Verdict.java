package org.lazax.chronicle.acceptance;

/** What a commit is to a reader. Every reader comes to the same one, or has lost data. */
public sealed interface Verdict {

  /** It counts. */
  record Accepted(Chain chain) implements Verdict {}

  /** It does not count, and never will. */
  record Voided(Cause cause) implements Verdict {}

  /**
   * No honest writer could have written it on what was read here: this reader has lost data, stops
   * the game and rebuilds it.
   */
  record Lost(String reason) implements Verdict {}

  /** Why a commit is void. */
  enum Cause {
    /** Rule 1: it names another game than its key. */
    FOREIGN_KEY,
    /** Rule 1: its game lies in another partition. */
    WRONG_PARTITION,
    /** Rule 1: an event that only another service may write. */
    FOREIGN_EVENT,
    /** Rule 2: a newer claim of the same service was read, or none. */
    STALE_CLAIM,
    /** Rule 3: another service owes the next commit. */
    NOT_THE_DEBTOR,
    /** Rule 4: another commit was first. */
    SUPERSEDED,
    /** A game begins with a commit of game-service. */
    FOREIGN_GENESIS
  }
}
