package org.lazax.combat;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.hits.SingleOut;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.kit.Scenario;
import org.lazax.table.component.AbilityRef;

/** What is said and heard where abilities may be used in a fight. */
public final class Abilities {
  private Abilities() {}

  public static Command use(String ability) {
    return new AbilityCommand.UseAbility(Service.COMBAT, AbilityRef.parse(ability));
  }

  public static Command pass() {
    return new AbilityCommand.LetPass(Service.COMBAT);
  }

  public static Command choose(String... ids) {
    return new AbilityCommand.Choose(Service.COMBAT, List.of(ids));
  }

  public static Command pick(UnitSelection... units) {
    return new SingleOut(List.of(units));
  }

  /** The abilities this seat may use now. */
  public static List<String> usable(Scenario<CombatState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  /** What this seat may choose for the ability that is being resolved. */
  public static List<String> candidates(Scenario<CombatState> scenario, Seat seat) {
    return ((AbilityOption.Choice) scenario.options(seat).getFirst()).candidates();
  }

  public static SingleOutOption singleOut(Scenario<CombatState> scenario, Seat seat) {
    return (SingleOutOption) scenario.options(seat).getFirst();
  }

  public static AssignHitsOption hits(Scenario<CombatState> scenario, Seat seat) {
    return (AssignHitsOption) scenario.options(seat).getFirst();
  }

  /** The dice that abilities threw in the last step. */
  public static List<AbilityRolled> thrown(Scenario<CombatState> scenario) {
    return Field.happened(scenario, AbilityRolled.class);
  }
}
