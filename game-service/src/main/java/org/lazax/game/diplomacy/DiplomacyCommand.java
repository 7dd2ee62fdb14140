package org.lazax.game.diplomacy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** What may be done where a system is locked. */
public sealed interface DiplomacyCommand extends Command {
  /** All others place a command token in this system. */
  @JsonClassDescription("Chooses the system in which all other players place a command token.")
  @WireType("game.choose-system")
  record ChooseSystem(@JsonPropertyDescription("The system.") SystemId system)
      implements DiplomacyCommand {}

  /** The token comes from this pool, as there is none in the reinforcements. */
  @JsonClassDescription(
      "Chooses where the command token for the locked system comes from, if the "
          + "reinforcements have none.")
  @WireType("game.give-token")
  record GiveToken(@JsonPropertyDescription("The pool that loses one token.") Pool pool)
      implements DiplomacyCommand {}
}
