package org.lazax.rules.ending;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.FactionSheet;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.trade.NoteReturn;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.setup.SpeakerChosen;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.UnitStack;

/**
 * A player without ground forces, without units that can produce and without planets is eliminated.
 * The last player in the game wins. The player's laws and hand of action cards are discarded.
 * Rules: elimination.1, elimination.3, elimination.5, elimination.8.
 */
public final class Elimination {
  private Elimination() {}

  public static List<GameEvent> due(Table table) {
    if (table.round() == 0) {
      return List.of();
    }
    Set<Seat> landed = withPlanets(table);
    for (Player player : table.players().values()) {
      if (!player.eliminated()
          && !landed.contains(player.seat())
          && !keepsUnits(table, player)
          && !survives(table, player.seat())) {
        return leave(table, player.seat());
      }
    }
    return List.of();
  }

  /**
   * The players with planets. It is checked after every step, because almost every player has some.
   */
  private static Set<Seat> withPlanets(Table table) {
    Set<Seat> seats = new HashSet<>();
    for (PlanetCard card : table.planets().cards().values()) {
      seats.add(card.controller());
    }
    return seats;
  }

  private static boolean keepsUnits(Table table, Player player) {
    return table.units().all().anyMatch(stack -> keepsAlive(table, player, stack));
  }

  private static boolean survives(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, SurvivalHooks.class).stream()
        .anyMatch(hook -> hook.hooks().survives(table, hook.grant()));
  }

  /** An ability that only resembles PRODUCTION does not count. Rule: elimination.N1. */
  private static boolean keepsAlive(Table table, Player player, UnitStack stack) {
    return stack.owner().equals(player.seat())
        && (stack.type().isGroundForce()
            || FactionSheet.of(table, player)
                .unit(stack.type())
                .filter(Elimination::keepsAlive)
                .isPresent());
  }

  private static boolean keepsAlive(UnitCard card) {
    return card.isGroundForce() || card.abilities().production().isPresent();
  }

  private static List<GameEvent> leave(Table table, Seat seat) {
    List<GameEvent> events = new ArrayList<>();
    List<Seat> left = table.seats().stream().filter(other -> !other.equals(seat)).toList();
    if (table.speaker().equals(Optional.of(seat)) && !left.isEmpty()) {
      Seat next =
          table.clockwiseFrom(seat).stream().filter(left::contains).findFirst().orElseThrow();
      events.add(new SpeakerChosen(next, Optional.empty()));
    }
    for (Law law : table.council().laws()) {
      if (law.owner().equals(Optional.of(seat))) {
        events.addAll(Laws.leave(table, law.agenda()));
      }
    }
    List<ActionCardId> hand = table.player(seat).actionCards();
    if (!hand.isEmpty()) {
      events.add(new ActionCardsDiscarded(seat, hand));
    }
    events.addAll(NoteReturn.eliminated(table, seat));
    events.add(new PlayerEliminated(seat));
    events.add(new KernelEvent.SeatLeft(seat));
    if (left.size() == 1) {
      events.addAll(Victory.end(table, left.getFirst(), "elimination.1"));
    }
    return events;
  }
}
