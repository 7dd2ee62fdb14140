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
 * The words in which one service's players speak of abilities.
 *
 * @param using makes the command that uses an ability
 * @param letPass makes the command that lets a moment pass
 * @param choosing makes the command that chooses
 */
public record AbilityCommandTypes(
    Service service,
    Class<? extends UseAbility> use,
    Class<? extends LetPass> pass,
    Class<? extends Choose> choose,
    Function<AbilityRef, ? extends UseAbility> using,
    Supplier<? extends LetPass> letPass,
    Function<List<String>, ? extends Choose> choosing) {

  /** Whether this is one of these words. */
  public boolean has(String command) {
    return command.startsWith(service.prefix() + ".");
  }
}
