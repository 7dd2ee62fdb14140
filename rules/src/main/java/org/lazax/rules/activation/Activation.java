package org.lazax.rules.activation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.activation.ActivationHooks.Toll;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The systems that a player can activate: those without one of its command tokens, unless a
 * component prevents it, and the others if a component allows it. Tokens of other players do not
 * matter. Rules: tactical_action.1, active_system.2.
 */
public final class Activation {
  private Activation() {}

  /** The systems that this player can activate. */
  public static List<SystemId> possible(Table table, Seat seat) {
    if (table.player(seat).tokens().tactic() == 0) {
      return List.of();
    }
    return possible(table, seat, reopens(table, seat));
  }

  /**
   * The systems that this player can activate if no token is placed there: no home system, and none
   * with a token of its own. Rule: leader/zeu.N1.1.
   */
  public static List<SystemId> free(Table table, Seat seat) {
    return possible(table, seat, false).stream()
        .filter(system -> !table.galaxy().tile(system).isHome())
        .toList();
  }

  /** Why this player cannot activate that system without a token; empty if it can. */
  public static Optional<Refusal> refusalOfFree(Table table, Seat seat, SystemId system) {
    return free(table, seat).contains(system)
        ? Optional.empty()
        : unpayable(table, seat, system)
            .or(() ->
                Optional.of(
                    Refusal.rule("leader/zeu.N1.1", "it cannot be activated without a token")
                        .with("system", system)));
  }

  private static List<SystemId> possible(Table table, Seat seat, boolean reopens) {
    List<GrantedHooks<ActivationHooks>> barring = barring(table);
    List<SystemId> possible = new ArrayList<>();
    for (SystemId system : table.galaxy().systems()) {
      if ((reopens || !isLocked(table, seat, system))
          && barred(table, barring, seat, system).isEmpty()
          && unpayable(table, seat, toll(table, barring, seat, system)).isEmpty()) {
        possible.add(system);
      }
    }
    return possible;
  }

  /** Why this player cannot activate that system; empty if it can. */
  public static Optional<Refusal> refusal(Table table, Seat seat, SystemId system) {
    if (!table.galaxy().has(system)) {
      return Optional.of(
          Refusal.of("no-such-system", "there is no such system in this galaxy")
              .with("system", system));
    }
    return isLocked(table, seat, system) && !reopens(table, seat)
        ? Optional.of(
            Refusal.rule(
                    "tactical_action.1",
                    "a system with a command token of one's own stays inactive")
                .with("system", system))
        : barred(table, barring(table), seat, system)
            .map(rule ->
                Refusal.rule(rule, "something of another player keeps it from being activated")
                    .with("system", system))
            .or(() -> unpayable(table, seat, system));
  }

  /** What this player has to pay to activate that system; empty if it is nothing. */
  public static Optional<Owed> toll(Table table, Seat seat, SystemId system) {
    return toll(table, barring(table), seat, system);
  }

  /** What this player has to pay to activate those of these systems that cost something. */
  public static Map<SystemId, Owed> tolls(Table table, Seat seat, List<SystemId> systems) {
    List<GrantedHooks<ActivationHooks>> asking = barring(table);
    Map<SystemId, Owed> tolls = new LinkedHashMap<>();
    systems.forEach(
        system -> toll(table, asking, seat, system).ifPresent(owed -> tolls.put(system, owed)));
    return tolls;
  }

  private static Optional<Owed> toll(
      Table table, List<GrantedHooks<ActivationHooks>> asking, Seat seat, SystemId system) {
    if (asking.isEmpty()) {
      return Optional.empty();
    }
    List<Toll> tolls = new ArrayList<>();
    for (GrantedHooks<ActivationHooks> by : asking) {
      by.hooks().toll(table, by.grant(), seat, system).ifPresent(tolls::add);
    }
    return tolls.stream()
        .findFirst()
        .map(toll ->
            new Owed(
                Purpose.INFLUENCE,
                tolls.stream().mapToInt(Toll::influence).sum(),
                "the activation of the system",
                toll.rule()));
  }

  /** Why this player cannot pay what the activation costs; empty if it can. */
  private static Optional<Refusal> unpayable(Table table, Seat seat, SystemId system) {
    return unpayable(table, seat, toll(table, seat, system));
  }

  private static Optional<Refusal> unpayable(Table table, Seat seat, Optional<Owed> toll) {
    return toll.flatMap(
        owed -> owed.unpayable(PaymentMeans.of(table, seat, owed.purpose()).total()));
  }

  /**
   * Whether the turn ends with the activation of that system, because it holds a token of the
   * player's own.
   */
  public static boolean endsTurn(Table table, Seat seat, SystemId system) {
    return isLocked(table, seat, system) && reopens(table, seat);
  }

  private static boolean reopens(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, ActivationHooks.class).stream()
        .anyMatch(own -> own.hooks().reopens(table, own.grant()));
  }

  private static List<GrantedHooks<ActivationHooks>> barring(Table table) {
    return Ruleset.hooks(table, ActivationHooks.class);
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
