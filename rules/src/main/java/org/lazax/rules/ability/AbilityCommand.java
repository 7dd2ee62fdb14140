package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.table.component.AbilityRef;

/**
 * A command of a player who may use abilities. Each service has command types of its own for it,
 * because the type of a command determines the service that takes it.
 */
public interface AbilityCommand extends Command {

  /** Uses an ability now. */
  interface UseAbility extends AbilityCommand {
    AbilityRef ability();
  }

  /** Passes at this moment. The player is asked again if another player uses an ability. */
  interface LetPass extends AbilityCommand {}

  /** Answers a choice of the ability. */
  interface Choose extends AbilityCommand {
    List<String> chosen();
  }
}
