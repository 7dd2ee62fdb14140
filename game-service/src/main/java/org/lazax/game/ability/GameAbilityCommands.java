package org.lazax.game.ability;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityCommandTypes;
import org.lazax.table.component.AbilityRef;

/** How a player speaks to this service of abilities. */
public final class GameAbilityCommands {
  public static final AbilityCommandTypes OF_GAME =
      new AbilityCommandTypes(
          Service.GAME,
          UseAbility.class,
          LetPass.class,
          Choose.class,
          UseAbility::new,
          LetPass::new,
          Choose::new);

  private GameAbilityCommands() {}

  /** Uses an ability now. Rule: abilities.3. */
  @JsonClassDescription("Uses an ability now. Rule: abilities.3.")
  @WireType("game.use-ability")
  public record UseAbility(@JsonPropertyDescription("The ability.") AbilityRef ability)
      implements AbilityCommand.UseAbility {}

  /** Uses none. Rule: abilities.N4. */
  @JsonClassDescription("Uses no ability at this moment. Rule: abilities.N4.")
  @WireType("game.let-pass")
  public record LetPass() implements AbilityCommand.LetPass {}

  /** Chooses what the ability that is being resolved asks for. */
  @JsonClassDescription("Answers the choice of an ability that is being resolved.")
  @WireType("game.choose")
  public record Choose(
      @JsonPropertyDescription("The chosen candidates, as many as the option says.")
          List<String> chosen)
      implements AbilityCommand.Choose {
    public Choose {
      chosen = List.copyOf(chosen);
    }
  }
}
