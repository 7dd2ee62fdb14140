package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.rules.ability.AbilityCommandTypes;
import org.lazax.rules.ability.AbilityOption;

/** Chooses how to use abilities, with the commands of the service that asks. */
final class AbilityChoices {
  private static final List<AbilityCommandTypes> TYPES =
      List.of(
          org.lazax.game.ability.GameAbilityCommands.OF_GAME,
          org.lazax.map.ability.MapAbilityCommands.OF_MAP,
          org.lazax.combat.ability.CombatAbilityCommands.OF_COMBAT);

  private AbilityChoices() {}

  static Command choose(AbilityOption option, RandomSource random) {
    AbilityCommandTypes types =
        TYPES.stream()
            .filter(candidate -> candidate.has(option.command()))
            .findFirst()
            .orElseThrow();
    return switch (option) {
      case AbilityOption.Usable usable -> types.using().apply(usable.ability());
      case AbilityOption.Passing _ -> types.letPass().get();
      case AbilityOption.Choice choice ->
          types.choosing().apply(random.draw(choice.candidates(), count(choice, random)));
    };
  }

  private static int count(AbilityOption.Choice choice, RandomSource random) {
    int most = Math.min(choice.most(), choice.candidates().size());
    return choice.least() + random.upTo(most - choice.least());
  }
}
