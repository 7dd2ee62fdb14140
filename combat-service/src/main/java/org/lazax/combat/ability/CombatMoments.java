package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.PartlyActivatedComponent;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** The moments that combat-service opens, and the abilities that can be used in them. */
public final class CombatMoments {
  public static final Moments MOMENTS =
      new Moments(Service.COMBAT, CombatMoments::adapted, CombatContext::isOver);

  private CombatMoments() {}

  /**
   * Opens a moment for an occurrence if it concerns any ability.
   *
   * @return whether a moment was opened
   */
  public static boolean occurs(Draft<?, Table> draft, InFight occurrence) {
    return MOMENTS.occur(draft, occurrence);
  }

  /** The abilities that a game makes of components with combat hooks. */
  private static List<Ability<?>> adapted(Ruleset ruleset) {
    List<Ability<?>> adapted = new ArrayList<>();
    ruleset.components().all().forEach(component -> adapt(component, adapted));
    return adapted;
  }

  private static void adapt(Component component, List<Ability<?>> adapted) {
    AbilityRef name = AbilityRef.of(component.ref());
    if (component instanceof RerollComponent answer) {
      adapted.add(new RerollAbility(name, answer));
    } else if (component instanceof FlagshipCopyHooks likeness) {
      adapted.add(new FlagshipCopyAbility(name, likeness));
    } else if (component instanceof ActivatedComponent spent) {
      adapted.add(new ActivatedComponentAbility(name, spent));
    }
    if (component instanceof PartlyActivatedComponent whole) {
      adapted.add(
          new ActivatedComponentAbility(
              new AbilityRef(name.component(), whole.partName()), whole.part()));
    }
    if (component instanceof RiskHooks risk) {
      adapted.add(new RiskyRerollAbility(name, risk.bonusAtRisk()));
    }
    AbilityRef acting =
        component instanceof ActivatedComponent ? new AbilityRef(name.component(), "acts") : name;
    if (component instanceof MomentHooks acts && !isOver(component)) {
      adapted.add(new TriggeredComponentAbility(acting, acts));
    }
  }

  /** Whether the component has its whole effect at the moment of its use. */
  private static boolean isOver(Component component) {
    return component instanceof ActivatedComponent spent
        && spent.lasts() == ActivatedComponent.Span.MOMENT;
  }
}
