package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** Effects of components that last after their resolution. Rule: abilities.3.1. */
public final class LastingEffects {
  private LastingEffects() {}

  /** An effect that lasts until this frame is closed. */
  public static EffectBegan until(int frame, AbilityRef ability, Grant grant) {
    return until(frame, ability, grant, Map.of());
  }

  /** An effect with its choices that lasts until this frame is closed. */
  public static EffectBegan until(
      int frame, AbilityRef ability, Grant grant, Map<String, String> params) {
    return until(Optional.of(frame), ability, grant.user(), params);
  }

  /** An effect on a player that lasts until a frame is closed, or for the rest of the game. */
  public static EffectBegan until(
      Optional<Integer> frame, AbilityRef ability, Seat seat, Map<String, String> params) {
    return new EffectBegan(new LastingEffect(ability, Optional.of(seat), params, frame));
  }

  /** Whether an effect of the component for this player still lasts. */
  public static boolean is(Table table, Grant grant) {
    return chosen(table, grant).isPresent();
  }

  /** One choice of an effect that still lasts; empty if there is none. */
  public static Optional<String> param(Table table, Grant grant, String name) {
    return chosen(table, grant).map(params -> params.get(name));
  }

  /** That choice of each effect that still lasts. */
  public static List<String> params(Table table, Grant grant, String name) {
    return all(table, grant).map(effect -> effect.params().get(name)).toList();
  }

  /** How many effects of the component for this player still last. */
  public static int count(Table table, Grant grant) {
    return (int) all(table, grant).count();
  }

  /** All choices of an effect that still lasts; empty if there is none. */
  public static Optional<Map<String, String>> chosen(Table table, Grant grant) {
    return all(table, grant).map(LastingEffect::params).findFirst();
  }

  private static Stream<LastingEffect> all(Table table, Grant grant) {
    return table.kernel().effects().stream()
        .filter(effect -> effect.user().filter(grant.user()::equals).isPresent())
        .filter(effect -> AbilityRef.of(effect.ability()).component().equals(grant.component()));
  }
}
