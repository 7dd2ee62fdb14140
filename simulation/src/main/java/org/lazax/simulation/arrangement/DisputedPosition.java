package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenParts;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A random position in a galaxy of one ring, in which the first player is about to invade planets
 * of the second one, in its home system if this has several. Both can use what bots almost never
 * have in such a fight: the first player the law The Crown of Thalnos, the second one the relic of
 * that name and Ghost Squad. The second one also has the law The Crown of Emphidia, which it loses
 * with one of several home planets. If no system has several planets, only these are given.
 */
final class DisputedPosition {
  private static final Seat FIRST = new Seat(1);
  static final Seat SECOND = new Seat(2);
  private static final String CROWN = "the_crown_of_thalnos";
  private static final String EMPHIDIA = "the_crown_of_emphidia";
  private static final ActionCardId GHOST_SQUAD = new ActionCardId("ghost_squad");
  private static final int MOST_OTHER_CARDS = 6;
  private static final int PLANETS = 2;
  private static final int CARRIERS = 2;
  private static final int INVADERS = 6;
  private static final Tokens TOKENS = new Tokens(3, 4, 2);

  private DisputedPosition() {}

  /** A game that begins in such a position. It depends on the seed only. */
  static CreateGame of(long seed, int players) {
    List<Law> laws = List.of(law(CROWN, FIRST), law(EMPHIDIA, SECOND));
    CreateGame game =
        RandomPosition.inOneRing(Phase.ACTION, seed, players, laws, DisputedPosition::crowned);
    return game.withHands(game.hands().map(DisputedPosition::withGhostSquad));
  }

  private static Law law(String agenda, Seat owner) {
    return new Law(
        new AgendaId(agenda), Optional.of(AgendaOutcome.elect(owner)), Optional.of(owner));
  }

  private static Map<Seat, Hand> withGhostSquad(Map<Seat, Hand> hands) {
    Map<Seat, Hand> changed = new HashMap<>(hands);
    changed.replaceAll((seat, hand) -> {
      List<ActionCardId> cards =
          hand.actionCards().stream()
              .filter(card -> !card.equals(GHOST_SQUAD))
              .limit(MOST_OTHER_CARDS)
              .collect(Collectors.toCollection(ArrayList::new));
      if (seat.equals(SECOND)) {
        cards.add(GHOST_SQUAD);
      }
      return new Hand(hand.secrets(), cards, hand.promissoryNotes());
    });
    return changed;
  }

  private static GivenPosition crowned(Table table, GivenPosition position) {
    RelicId relic = new RelicId(CROWN);
    Relics relics = new Relics(List.of(relic), Map.of(SECOND, List.of(relic)));
    return disputed(table, position)
        .withParts(Optional.of(new GivenParts(Map.of(WireTypes.nameOf(Relics.class), relics))));
  }

  /** The system that the first player is about to invade; empty if none has several planets. */
  static Optional<SystemId> system(Table table) {
    return table.galaxy().systems().stream()
        .filter(system -> table.galaxy().planets(system).size() >= PLANETS)
        .filter(system -> !isHome(table, FIRST, system))
        .min(Comparator.comparing(system -> !isHome(table, SECOND, system)));
  }

  private static boolean isHome(Table table, Seat seat, SystemId system) {
    FactionId faction = table.player(seat).faction();
    return table.galaxy().planets(system).stream()
        .map(table.catalog()::planet)
        .anyMatch(planet -> planet.homeFaction().filter(faction::equals).isPresent());
  }

  /** The first player is about to invade that system. Nobody has a command token on the board. */
  static GivenPosition disputed(Table table, GivenPosition position) {
    return system(table).map(system -> disputed(table, position, system)).orElse(position);
  }

  /** All systems are adjacent to Mecatol Rex, where the first player's ships are. */
  private static GivenPosition disputed(Table table, GivenPosition position, SystemId system) {
    Map<PlanetId, PlanetCard> planets = new HashMap<>(position.planets());
    Map<Place, List<UnitStack>> units = new HashMap<>(position.units());
    Place fleet = Place.space(SystemId.MECATOL_REX);
    units.keySet().removeIf(place -> place.system().equals(system) || place.equals(fleet));
    units.replaceAll((place, stacks) ->
        stacks.stream()
            .filter(stack -> !(place.isSpace() && stack.owner().equals(FIRST)))
            .filter(stack -> !stack.alike(UnitStack.of(SECOND, UnitType.PDS, 1)))
            .toList());
    units.values().removeIf(List::isEmpty);
    units.put(
        fleet,
        List.of(
            UnitStack.of(FIRST, UnitType.CARRIER, CARRIERS),
            UnitStack.of(FIRST, UnitType.INFANTRY, INVADERS)));
    for (PlanetId planet : table.galaxy().planets(system)) {
      planets.put(planet, new PlanetCard(SECOND, false));
      units.put(
          Place.on(system, planet),
          List.of(
              UnitStack.of(SECOND, UnitType.INFANTRY, 1), UnitStack.of(SECOND, UnitType.PDS, 1)));
    }
    Map<PlanetId, List<ExplorationId>> attachments =
        new HashMap<>(position.attachments().orElse(Map.of()));
    attachments.keySet().removeAll(table.galaxy().planets(system));
    Map<Seat, Sheet> sheets = new HashMap<>(position.sheets());
    sheets.computeIfPresent(FIRST, (_, sheet) -> withTokens(sheet));
    return position
        .withPlanets(planets)
        .withUnits(units)
        .withSheets(sheets)
        .withTokens(Map.of())
        .withAttachments(Optional.of(attachments));
  }

  private static Sheet withTokens(Sheet sheet) {
    return new Sheet(
        TOKENS,
        sheet.tradeGoods(),
        sheet.commodities(),
        sheet.technologies(),
        sheet.strategyCards(),
        sheet.victoryPoints(),
        sheet.leaders());
  }
}
