package org.lazax.rules.tokens;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.galaxy.SystemId;

/**
 * The command tokens of another player on the board, one of which is spent in place of the
 * spender's own.
 *
 * @param owner whose tokens they are
 * @param systems where they lie
 */
public record BorrowedTokens(Seat owner, List<SystemId> systems) {
  public BorrowedTokens {
    systems = List.copyOf(systems);
  }
}
