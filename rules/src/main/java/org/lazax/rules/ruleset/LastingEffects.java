package org.lazax.rules.ruleset;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
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
    return until(Optional.of(frame), ability, grant.user(), params);
  }

  /** An effect on a player lasts until a frame is gone, or for the rest of the game. */
  public static EffectBegan until(
      Optional<Integer> frame, AbilityRef ability, Seat seat, Map<String, String> params) {
    return new EffectBegan(new LastingEffect(ability, Optional.of(seat), params, frame));
  }

  /** Whether a use of the component by this player still lasts. */
  public static boolean is(Table table, Grant grant) {
    return chosen(table, grant).isPresent();
  }

  /** One thing that was chosen when it was used, if its use still lasts. */
  public static Optional<String> param(Table table, Grant grant, String name) {
    return chosen(table, grant).map(params -> params.get(name));
  }

  /** All that was chosen when it was used, if its use still lasts. */
  public static Optional<Map<String, String>> chosen(Table table, Grant grant) {
    return table.kernel().effects().stream()
        .filter(effect -> effect.user().filter(grant.user()::equals).isPresent())
        .filter(effect -> AbilityRef.of(effect.ability()).component().equals(grant.component()))
        .map(LastingEffect::params)
        .findFirst();
  }
}
