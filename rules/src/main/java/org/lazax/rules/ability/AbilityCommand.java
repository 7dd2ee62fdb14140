package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.table.component.AbilityRef;

/**
 * What a player says when abilities may be used. Each service has commands of its own for it, for a
 * command's name tells whom it is for.
 */
public interface AbilityCommand extends Command {

  /** Uses an ability now. */
  interface UseAbility extends AbilityCommand {
    AbilityRef ability();
  }

  /** Lets the moment pass; one is asked again if somebody else does something. */
  interface LetPass extends AbilityCommand {}

  /** Chooses what the ability asks for. */
  interface Choose extends AbilityCommand {
    List<String> chosen();
  }
}
