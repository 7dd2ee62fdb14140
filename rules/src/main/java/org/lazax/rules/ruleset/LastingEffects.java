package org.lazax.rules.ruleset;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** The effects of a component's use that outlast its resolution. Rule: abilities.3.1. */
public final class LastingEffects {
  private LastingEffects() {}

  /** Its use lasts until this frame is gone. */
  public static EffectBegan until(int frame, AbilityRef ability, Grant grant) {
    return until(frame, ability, grant, Map.of());
  }

  /** Its use, with what was chosen, lasts until this frame is gone. */
  public static EffectBegan until(
      int frame, AbilityRef ability, Grant grant, Map<String, String> params) {
    return new EffectBegan(
        new LastingEffect(
            ability.toString(), Optional.of(grant.user()), params, Optional.of(frame)));
  }

  /** Whether a use of the component by this player still lasts. */
  public static boolean is(Table table, Grant grant) {
    return of(table, grant).isPresent();
  }

  /** What was chosen when it was used, if its use still lasts. */
  public static Optional<String> param(Table table, Grant grant, String name) {
    return of(table, grant).map(effect -> effect.params().get(name));
  }

  private static Optional<LastingEffect> of(Table table, Grant grant) {
    return table.kernel().effects().stream()
        .filter(effect -> effect.user().filter(grant.user()::equals).isPresent())
        .filter(effect -> AbilityRef.parse(effect.ability()).component().equals(grant.component()))
        .findFirst();
  }
}
