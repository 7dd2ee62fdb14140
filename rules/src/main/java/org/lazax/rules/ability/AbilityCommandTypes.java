package org.lazax.rules.ability;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.table.component.AbilityRef;

/**
 * The command types with which players use abilities in one service.
 *
 * @param using creates the command that uses an ability
 * @param letPass creates the command that passes
 * @param choosing creates the command that answers a choice
 */
public record AbilityCommandTypes(
    Service service,
    Class<? extends UseAbility> use,
    Class<? extends LetPass> pass,
    Class<? extends Choose> choose,
    Function<AbilityRef, ? extends UseAbility> using,
    Supplier<? extends LetPass> letPass,
    Function<List<String>, ? extends Choose> choosing) {

  /** Whether this command type is one of them. */
  public boolean has(String command) {
    return command.startsWith(service.prefix() + ".");
  }
}
