package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.rules.ability.AbilityCommandTypes;
import org.lazax.rules.ability.AbilityOption;

/** Chooses where abilities may be used, in the words of the service that asks. */
final class AbilityChoices {
  private static final List<AbilityCommandTypes> SPOKEN =
      List.of(
          org.lazax.game.ability.GameAbilityCommands.OF_GAME,
          org.lazax.map.ability.MapAbilityCommands.OF_MAP,
          org.lazax.combat.ability.CombatAbilityCommands.OF_COMBAT);

  private AbilityChoices() {}

  static Command choose(AbilityOption option, Luck luck) {
    AbilityCommandTypes words =
        SPOKEN.stream().filter(spoken -> spoken.has(option.command())).findFirst().orElseThrow();
    return switch (option) {
      case AbilityOption.Usable usable -> words.using().apply(usable.ability());
      case AbilityOption.Passing _ -> words.letPass().get();
      case AbilityOption.Choice choice ->
          words.choosing().apply(luck.draw(choice.candidates(), many(choice, luck)));
    };
  }

  private static int many(AbilityOption.Choice choice, Luck luck) {
    int most = Math.min(choice.most(), choice.candidates().size());
    return choice.least() + luck.upTo(most - choice.least());
  }
}
