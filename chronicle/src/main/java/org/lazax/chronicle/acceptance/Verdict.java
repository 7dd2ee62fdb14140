package org.lazax.chronicle.acceptance;

/**
 * What a reader makes of a commit. All readers come to the same verdict, except one that has lost
 * data.
 */
public sealed interface Verdict {

  /** The commit counts. {@code chain} is the chain with it. */
  record Accepted(Chain chain) implements Verdict {}

  /** The commit is void: it does not count and never will. */
  record Voided(Cause cause) implements Verdict {}

  /**
   * The commit does not follow what this reader has read. The reader has lost data and must read
   * the game again from the log.
   */
  record Lost(String reason) implements Verdict {}

  /** Why a commit is void. */
  enum Cause {
    /** Rule 1: the header names another game than the record's key. */
    FOREIGN_KEY,
    /** Rule 1: the game belongs to another partition. */
    WRONG_PARTITION,
    /** Rule 1: it holds an event that only another service may write. */
    FOREIGN_EVENT,
    /** Rule 2: its claim is not the latest claim of the service. */
    STALE_CLAIM,
    /** Rule 3: another service owes the next commit. */
    NOT_THE_DEBTOR,
    /** Rule 4: another commit with this number or a later one was accepted before. */
    SUPERSEDED,
    /** The genesis is not by game-service. */
    FOREIGN_GENESIS
  }
}
