package org.lazax.combat.ability;

import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityCommandTypes;
import org.lazax.table.component.AbilityRef;

/** How a player speaks to this service of abilities. */
public final class CombatAbilityCommands {
  public static final List<Class<?>> TYPES = List.of(UseAbility.class, LetPass.class, Choose.class);

  public static final AbilityCommandTypes OF_COMBAT =
      new AbilityCommandTypes(
          Service.COMBAT,
          UseAbility.class,
          LetPass.class,
          Choose.class,
          UseAbility::new,
          LetPass::new,
          Choose::new);

  private CombatAbilityCommands() {}

  /** Uses an ability now. Rule: abilities.3. */
  @WireType("combat.use-ability")
  public record UseAbility(AbilityRef ability) implements AbilityCommand.UseAbility {}

  /** Uses none. Rule: abilities.N4. */
  @WireType("combat.let-pass")
  public record LetPass() implements AbilityCommand.LetPass {}

  /** Chooses what the ability that is being resolved asks for. */
  @WireType("combat.choose")
  public record Choose(List<String> chosen) implements AbilityCommand.Choose {
    public Choose {
      chosen = List.copyOf(chosen);
    }
  }
}
