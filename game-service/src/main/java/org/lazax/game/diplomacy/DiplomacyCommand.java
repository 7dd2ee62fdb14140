package org.lazax.game.diplomacy;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** What may be done where a system is locked. */
public sealed interface DiplomacyCommand extends Command {
  List<Class<?>> TYPES = List.of(ChooseSystem.class, GiveToken.class);

  /** All others place a command token in this system. */
  @WireType("game.choose-system")
  record ChooseSystem(SystemId system) implements DiplomacyCommand {}

  /** The token comes from this pool, as there is none in the reinforcements. */
  @WireType("game.give-token")
  record GiveToken(Pool pool) implements DiplomacyCommand {}
}
