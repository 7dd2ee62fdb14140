package org.lazax.combat.retreat;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Objects;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.tokens.Pool;

/** What a side of a space combat may be asked about a retreat. */
public sealed interface RetreatCommand extends Command {

  /** The ships will leave at the end of this round. Rule: space_combat.4. */
  @JsonClassDescription(
      "Announces that the ships leave at the end of this round of combat. Rule: "
          + "space_combat.4.")
  @WireType("combat.announce-retreat")
  record AnnounceRetreat() implements RetreatCommand {}

  /** They stay. */
  @JsonClassDescription("Announces no retreat.")
  @WireType("combat.fight-on")
  record FightOn() implements RetreatCommand {}

  /**
   * From which pool the command token for the destination comes, where the reinforcements have
   * none. Rule: space_combat.7.4.
   */
  @JsonClassDescription(
      "Chooses where the command token for the destination of a retreat comes from, "
          + "if the reinforcements have none. Rule: space_combat.7.4.")
  @WireType("combat.take-token")
  record TakeToken(@JsonPropertyDescription("The pool that loses one token.") Pool pool)
      implements RetreatCommand {
    public TakeToken {
      Objects.requireNonNull(pool, "a pool is named");
    }
  }
}
