package org.lazax.map.ability;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityCommandTypes;
import org.lazax.table.component.AbilityRef;

/** The commands by which players use abilities at moments of map-service. */
public final class MapAbilityCommands {
  public static final AbilityCommandTypes OF_MAP =
      new AbilityCommandTypes(
          Service.MAP,
          UseAbility.class,
          LetPass.class,
          Choose.class,
          UseAbility::new,
          LetPass::new,
          Choose::new);

  private MapAbilityCommands() {}

  /** Uses an ability now. Rule: abilities.3. */
  @JsonClassDescription("Uses an ability now. Rule: abilities.3.")
  @WireType("map.use-ability")
  public record UseAbility(@JsonPropertyDescription("The ability.") AbilityRef ability)
      implements AbilityCommand.UseAbility {}

  /** Uses no ability. Rule: abilities.N4. */
  @JsonClassDescription("Uses no ability at this moment. Rule: abilities.N4.")
  @WireType("map.let-pass")
  public record LetPass() implements AbilityCommand.LetPass {}

  /** Chooses what the ability that is being resolved asks for. */
  @JsonClassDescription("Answers the choice of an ability that is being resolved.")
  @WireType("map.choose")
  public record Choose(
      @JsonPropertyDescription("The chosen candidates, as many as the option says.")
          List<String> chosen)
      implements AbilityCommand.Choose {
    public Choose {
      chosen = List.copyOf(chosen);
    }
  }
}
