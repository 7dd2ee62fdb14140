package org.lazax.combat.retreat;

import java.util.Objects;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.tokens.Pool;

/** What a side of a space combat may be asked about a retreat. */
public sealed interface RetreatCommand extends Command {

  /** The ships will leave at the end of this round. Rule: space_combat.4. */
  @WireType("combat.announce-retreat")
  record AnnounceRetreat() implements RetreatCommand {}

  /** They stay. */
  @WireType("combat.fight-on")
  record FightOn() implements RetreatCommand {}

  /**
   * From which pool the command token for the destination comes, where the reinforcements have
   * none. Rule: space_combat.7.4.
   */
  @WireType("combat.take-token")
  record TakeToken(Pool pool) implements RetreatCommand {
    public TakeToken {
      Objects.requireNonNull(pool, "a pool is named");
    }
  }
}
