package org.lazax.game.lobby;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Checks the galaxy of a given position. It places all pieces on a table one after the other. A
 * position is refused if a guard refuses a piece, or if it could only exist in the middle of an
 * action.
 */
final class PositionBoardCheck {
  /** The maximum number of units in a stack, for units whose number is not limited by pieces. */
  private static final int MOST_UNITS = 1_000;

  private final GivenPosition position;
  private Table table;

  private PositionBoardCheck(Table table, GivenPosition position) {
    this.table = table;
    this.position = position;
  }

  /**
   * The reason why the galaxy is refused, if there is one.
   *
   * @param table a table with the players of the position
   */
  static Optional<Refusal> broken(Table table, GivenPosition position) {
    PositionBoardCheck board = new PositionBoardCheck(table, position);
    return board
        .planets()
        .or(board::attachments)
        .or(board::markers)
        .or(board::sleepers)
        .or(board::underLaws)
        .or(board::units)
        .or(board::fleets)
        .or(board::tokens);
  }

  private Optional<Refusal> planets() {
    for (var planet : position.planets().entrySet()) {
      if (table.galaxy().systemOf(planet.getKey()).isEmpty()
          || !plays(planet.getValue().controller())) {
        return refused("that planet is not there or nobody's", "planet", planet.getKey());
      }
    }
    if (position.custodians() && position.planets().containsKey(PlanetId.MECATOL_REX)) {
      return refused(
          "nobody controls Mecatol Rex under its custodians", "planet", PlanetId.MECATOL_REX);
    }
    return Optional.empty();
  }

  /** Checks that each attachment is used once, on a planet with the trait of its deck. */
  private Optional<Refusal> attachments() {
    Set<ExplorationId> attached = new HashSet<>();
    for (var cards : position.attachments().orElse(Map.of()).entrySet()) {
      if (table.galaxy().systemOf(cards.getKey()).isEmpty()) {
        return refused("that planet is not there", "planet", cards.getKey());
      }
      for (ExplorationId card : cards.getValue()) {
        if (!attaches(table, card, table.catalog().planet(cards.getKey())) || !attached.add(card)) {
          return refused("that card is not attached to this planet", "card", card)
              .map(refusal -> refusal.with("planet", cards.getKey()));
        }
      }
    }
    table = table.withPlanets(position.lain());
    return Optional.empty();
  }

  private static boolean attaches(Table table, ExplorationId id, Planet planet) {
    return Optional.ofNullable(table.catalog().explorationCards().get(id))
        .filter(card -> card.kind() == ExplorationCard.Kind.ATTACH)
        .filter(
            card -> planet.traits().stream().map(Trait::name).anyMatch(card.deck().name()::equals))
        .isPresent();
  }

  /**
   * Checks that frontier tokens are in systems without planets, and that there is one of each other
   * marker.
   */
  private Optional<Refusal> markers() {
    Set<Marker> laid = new HashSet<>();
    if (position.markers().isPresent()) {
      for (var there : position.markers().get().at().entrySet()) {
        for (Marker marker : there.getValue()) {
          MarkersPlaced placed = new MarkersPlaced(marker, List.of(there.getKey()));
          Optional<Refusal> broken =
              table.guard(placed).or(() -> misplaced(marker, there.getKey(), laid));
          if (broken.isPresent()) {
            return broken;
          }
          laid.add(marker);
          table = placed.fold(table);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Checks that sleeper tokens are on planets of the board, and no more than the factions in play
   * have. Nobody explores Mecatol Rex, so no such token comes there before the custodians leave; a
   * unit that replaced it would control the planet under them.
   */
  private Optional<Refusal> sleepers() {
    Set<PlanetId> sleepers = position.sleepers().orElse(Set.of());
    if (position.custodians() && sleepers.contains(PlanetId.MECATOL_REX)) {
      return refused(
          "no sleeper token lies on Mecatol Rex under its custodians", "sleepers", sleepers);
    }
    int tokens =
        table.players().values().stream()
            .mapToInt(player -> table.catalog().faction(player.faction()).sleeperTokens())
            .sum();
    return sleepers.size() <= tokens
            && sleepers.stream().allMatch(planet -> table.galaxy().systemOf(planet).isPresent())
        ? Optional.empty()
        : refused(
                "sleeper tokens lie on planets of the board, no more than factions in play have",
                "sleepers",
                sleepers)
            .map(refusal -> refusal.with("tokens", tokens));
  }

  private Optional<Refusal> misplaced(Marker marker, SystemId system, Set<Marker> laid) {
    boolean there =
        switch (marker) {
          case FRONTIER -> table.galaxy().planets(system).isEmpty();
          case CREUSS_ALPHA, CREUSS_BETA ->
              !laid.contains(marker)
                  && table.players().values().stream()
                      .map(player -> table.catalog().faction(player.faction()))
                      .anyMatch(faction -> faction.gateTile().isPresent());
          case GAMMA_WORMHOLE, ION_STORM_ALPHA, ION_STORM_BETA -> !laid.contains(marker);
        };
    return there
        ? Optional.empty()
        : refused("that token cannot lie there", "marker", marker)
            .map(refusal -> refusal.with("system", system));
  }

  /**
   * Puts the laws into play that change what can be where. What is wrong with laws is found later.
   */
  private Optional<Refusal> underLaws() {
    Map<AgendaId, Agenda> agendas = table.catalog().agendas();
    for (Law law : position.laws().orElse(List.of())) {
      if (agendas.containsKey(law.agenda())
          && agendas.get(law.agenda()).type() == Agenda.Type.LAW) {
        table = table.withCouncil(table.council().withLaw(law));
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> units() {
    for (var at : position.units().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        UnitsPlaced placed = new UnitsPlaced(at.getKey(), List.of(stack));
        Optional<Refusal> broken = misplaced(at.getKey(), stack).or(() -> table.guard(placed));
        if (broken.isPresent()) {
          return broken;
        }
        table = placed.fold(table);
      }
    }
    return Optional.empty();
  }

  /**
   * Checks the units of a place. Units on a planet belong to the player who controls it. Rule:
   * control.4.
   */
  private Optional<Refusal> misplaced(Place place, UnitStack stack) {
    boolean there =
        table.galaxy().has(place.system())
            && place.planet().map(table.galaxy().planets(place.system())::contains).orElse(true);
    Optional<UnitCard> card =
        plays(stack.owner()) ? Stats.find(table, stack.owner(), stack.type()) : Optional.empty();
    String detail = "";
    if (!there || card.isEmpty() || stack.count() > MOST_UNITS) {
      detail = "such units cannot stand there";
    } else if (stack.damaged() && !card.get().abilities().sustainDamage()) {
      detail = "what cannot sustain damage is not damaged";
    } else if (stack.mark().isPresent()) {
      detail = "nothing lasts that would mark units";
    } else if (place
        .planet()
        .filter(p -> !table.planets().controls(stack.owner(), p))
        .isPresent()) {
      detail = "units on a planet belong to whoever controls it";
    }
    return detail.isEmpty()
        ? Optional.empty()
        : refused(detail, "place", place).map(refusal -> refusal.with("units", stack));
  }

  /**
   * Checks that each system has ships of one player at most, and that all fleets are within their
   * limits.
   */
  private Optional<Refusal> fleets() {
    for (SystemId system : table.galaxy().systems()) {
      Set<Seat> ships =
          table.units().ships(system).stream().map(UnitStack::owner).collect(Collectors.toSet());
      if (ships.size() > 1) {
        return refused("ships of one player alone are in a system", "system", system);
      }
      for (Seat seat : table.seats()) {
        FleetLoad load = FleetLoad.of(table, seat, system);
        if (!load.isWithin()) {
          return Optional.of(
              Refusal.rule(
                      load.shipsOver() > 0 ? "fleet_pool.1" : "capacity.2",
                      "a fleet is within its pool and its capacity")
                  .with("seat", seat)
                  .with("system", system)
                  .with("fleet", load));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> tokens() {
    for (var there : position.tokens().entrySet()) {
      if (!table.galaxy().has(there.getKey()) || !there.getValue().stream().allMatch(this::plays)) {
        return refused("tokens of those who play lie in systems", "system", there.getKey())
            .map(refusal -> refusal.with("seats", there.getValue()));
      }
    }
    table = table.withTokens(position.tokens());
    return table.seats().stream()
        .filter(seat -> TokenSupply.reinforcements(table, seat) < 0)
        .findFirst()
        .flatMap(seat ->
            PositionCheck.refused("nobody has more than sixteen command tokens", "seat", seat));
  }

  private boolean plays(Seat seat) {
    return table.players().containsKey(seat);
  }

  private static Optional<Refusal> refused(String detail, String name, Object value) {
    return PositionCheck.refused(detail, name, value);
  }
}
