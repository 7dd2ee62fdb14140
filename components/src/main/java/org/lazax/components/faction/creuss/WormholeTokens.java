package org.lazax.components.faction.creuss;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.MarkerRemoved;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * A player places one of the two wormhole tokens of the Creuss, or moves it from where it is. It
 * goes into a system with a planet of the player, or into one that is no home system and has no
 * ships of other players. The token may stay where it is. Rules: promissory_note/creuss_iff.N4,
 * technology/wormhole_generator.N3, technology/wormhole_generator.N4.
 */
final class WormholeTokens {
  private static final String TOKEN = "token";
  private static final String SYSTEM = "system";

  private WormholeTokens() {}

  static Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    return asksToken(soFar).or(() -> Ask.once(SYSTEM, soFar, () -> systems(table, seat)));
  }

  /** The choice of the token alone. */
  static Optional<Ask> asksToken(Chosen soFar) {
    return Ask.once(
        TOKEN,
        soFar,
        () ->
            Stream.of(Marker.CREUSS_ALPHA, Marker.CREUSS_BETA).map(WormholeTokens::text).toList());
  }

  static boolean arePossible(Table table, Seat seat) {
    return !systems(table, seat).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .filter(system -> isHeld(table, seat, system) || isOpen(table, seat, system))
        .toList();
  }

  private static boolean isHeld(Table table, Seat seat, SystemId system) {
    return ControlledPlanets.of(table, seat).stream()
        .anyMatch(planet -> planet.system().equals(system));
  }

  private static boolean isOpen(Table table, Seat seat, SystemId system) {
    return !table.galaxy().tile(system).isHome()
        && table.units().ships(system).stream().allMatch(ship -> ship.owner().equals(seat));
  }

  static void lay(Draft<?, Table> draft, Chosen chosen) {
    lay(draft, chosen, SystemId.of(chosen.one(SYSTEM).orElseThrow()));
  }

  /** The chosen token is placed in this system, or moved to it. */
  static void lay(Draft<?, Table> draft, Chosen chosen, SystemId to) {
    Marker token = Marker.valueOf(chosen.one(TOKEN).orElseThrow().toUpperCase(Locale.ROOT));
    Table table = draft.table();
    List<SystemId> from =
        table.galaxy().systems().stream()
            .filter(system -> table.galaxy().markers().has(system, token))
            .toList();
    if (!from.contains(to)) {
      from.forEach(system -> draft.add(new MarkerRemoved(token, system)));
      draft.add(new MarkersPlaced(token, List.of(to)));
    }
  }

  private static String text(Marker token) {
    return token.name().toLowerCase(Locale.ROOT);
  }
}
