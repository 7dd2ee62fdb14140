package org.lazax.rules.production;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;

/**
 * Units that a player produces by handing back captives of their type, one for each. Only the
 * payment is replaced. Rules: capture.2, faction_ability/amalgamation.N1 to
 * faction_ability/amalgamation.N4.
 */
public final class PaidByCaptives {
  private PaidByCaptives() {}

  /** The captives of this player that pay for units of their type. */
  public static List<Captive> of(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, ProductionHooks.class).stream()
            .anyMatch(hook -> hook.hooks().takesCaptives(table, hook.grant()))
        ? Captives.of(table, seat)
        : List.of();
  }

  /**
   * The same, as many as there are pieces for. An own captive is the piece itself. Rule:
   * faction_ability/amalgamation.N2.
   */
  public static List<Captive> within(Table table, Seat seat) {
    return of(table, seat).stream()
        .map(captive -> new Captive(captive.owner(), captive.type(), most(table, seat, captive)))
        .filter(captive -> captive.count() > 0)
        .toList();
  }

  private static int most(Table table, Seat seat, Captive captive) {
    boolean needsNoPiece =
        captive.type().hasTokens() || captive.owner().filter(seat::equals).isPresent();
    return needsNoPiece
        ? captive.count()
        : Math.min(captive.count(), Reinforcements.left(table, seat, captive.type()));
  }

  /** So many captives of an id, if they pay for units of a type. */
  public static Optional<Captive> find(
      Table table, Seat seat, String id, UnitType type, int count) {
    return of(table, seat).stream()
        .filter(captive -> captive.type() == type && captive.id().equals(id))
        .findFirst()
        .map(captive -> new Captive(captive.owner(), type, count));
  }
}
