package org.lazax.rules.activation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The systems that a player can activate: those without one of its command tokens, unless a
 * component prevents it. Tokens of other players do not matter. Rules: tactical_action.1,
 * active_system.2.
 */
public final class Activation {
  private Activation() {}

  /** The systems that this player can activate. */
  public static List<SystemId> possible(Table table, Seat seat) {
    if (table.player(seat).tokens().tactic() == 0) {
      return List.of();
    }
    List<GrantedHooks<ActivationHooks>> barring = barring(table);
    return table.galaxy().systems().stream()
        .filter(system -> !isLocked(table, seat, system))
        .filter(system -> barred(table, barring, seat, system).isEmpty())
        .toList();
  }

  /** Why this player cannot activate that system; empty if it can. */
  public static Optional<Refusal> refusal(Table table, Seat seat, SystemId system) {
    if (!table.galaxy().has(system)) {
      return Optional.of(
          Refusal.of("no-such-system", "there is no such system in this galaxy")
              .with("system", system));
    }
    return isLocked(table, seat, system)
        ? Optional.of(
            Refusal.rule(
                    "tactical_action.1",
                    "a system with a command token of one's own stays inactive")
                .with("system", system))
        : barred(table, barring(table), seat, system)
            .map(rule ->
                Refusal.rule(rule, "something of another player keeps it from being activated")
                    .with("system", system));
  }

  private static List<GrantedHooks<ActivationHooks>> barring(Table table) {
    return table.seats().stream()
        .flatMap(each -> Ruleset.hooks(table, each, ActivationHooks.class).stream())
        .toList();
  }

  private static Optional<String> barred(
      Table table, List<GrantedHooks<ActivationHooks>> barring, Seat seat, SystemId system) {
    for (GrantedHooks<ActivationHooks> by : barring) {
      Optional<String> rule = by.hooks().bars(table, by.grant(), seat, system);
      if (rule.isPresent()) {
        return rule;
      }
    }
    return Optional.empty();
  }

  private static boolean isLocked(Table table, Seat seat, SystemId system) {
    return table.tokens().getOrDefault(system, Set.of()).contains(seat);
  }
}
