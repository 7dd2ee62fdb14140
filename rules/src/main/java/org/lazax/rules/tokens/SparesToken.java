package org.lazax.rules.tokens;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A component that its owner may use to spend a token of the reinforcements, or of another player,
 * in place of one of the strategy pool.
 */
public interface SparesToken {

  /** Whether its owner can use it now. Everybody may know. */
  boolean sparesToken(Table table, Grant grant);

  /**
   * Whether its owner has to use it while the reinforcements have a token. It is asked only while
   * the owner can.
   */
  default boolean mustSpareToken(Table table, Grant grant) {
    return false;
  }

  /**
   * The tokens of another player, one of which is spent; empty if the token is of the owner's own
   * reinforcements.
   */
  default Optional<BorrowedTokens> borrows(Table table, Grant grant) {
    return Optional.empty();
  }

  /** Uses it. Its owner can, and has said so. */
  void spareToken(Draft<?, Table> draft, Grant grant);
}
