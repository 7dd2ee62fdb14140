package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.ServiceCommand;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.AbilityRef;

/**
 * A command of a player who may use abilities. The service that opened the moment takes it, so its
 * wire name is {@code game.use-ability}, {@code combat.use-ability} and so on.
 */
public sealed interface AbilityCommand extends ServiceCommand {

  /** Uses an ability now. Rule: abilities.3. */
  @JsonClassDescription("Uses an ability now. Rule: abilities.3.")
  @WireType("use-ability")
  record UseAbility(
      @JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service,
      @JsonPropertyDescription("The ability.") AbilityRef ability)
      implements AbilityCommand {}

  /**
   * Passes at this moment. The player is asked again if another player uses an ability. Rule:
   * abilities.N4.
   */
  @JsonClassDescription("Uses no ability at this moment. Rule: abilities.N4.")
  @WireType("let-pass")
  record LetPass(@JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service)
      implements AbilityCommand {}

  /** Chooses what the ability that is being resolved asks for. */
  @JsonClassDescription("Answers the choice of an ability that is being resolved.")
  @WireType("choose")
  record Choose(
      @JsonIgnore @JacksonInject(useInput = OptBoolean.FALSE) Service service,
      @JsonPropertyDescription("The chosen candidates, as many as the option says.")
          List<String> chosen)
      implements AbilityCommand {
    public Choose {
      chosen = List.copyOf(chosen);
    }
  }
}
