package org.lazax.game.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.table.Table;
import org.lazax.table.actioncards.ActionCardDeck;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.MapString;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.planets.Planets;
import org.lazax.table.setup.FactionTaken;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.stats.Stats;
import org.lazax.table.tokens.TokenGains;
import org.lazax.table.tokens.TokenSupply;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsPlaced;

/**
 * A position that somebody made up must be one that the components allow: it is laid piece by piece
 * on a table, and what a guard forbids is refused.
 */
final class PositionCheck {
  private final CreateGame game;
  private final GivenPosition position;
  private Table table = Table.EMPTY;

  private PositionCheck(CreateGame game, GivenPosition position) {
    this.game = game;
    this.position = position;
  }

  /** What is wrong with factions, position and hands; empty if nothing is. */
  static Optional<Refusal> broken(CreateGame game) {
    if (game.position().isEmpty()) {
      return game.hands().isPresent()
          ? refused("hands are given with a position only", "hands", game.hands().get().keySet())
          : Optional.empty();
    }
    return new PositionCheck(game, game.position().get()).check();
  }

  private Optional<Refusal> check() {
    Map<Seat, ?> factions = game.factions().orElse(Map.of());
    if (factions.size() < game.seats() || game.mapString().isEmpty()) {
      return refused("a position needs a map and factions for all", "factions", factions);
    }
    table = table.withSettings(game.settings());
    return seat()
        .or(this::round)
        .or(this::sheets)
        .or(this::planets)
        .or(this::units)
        .or(this::tokens)
        .or(this::objectives)
        .or(this::hands);
  }

  private Optional<Refusal> seat() {
    for (var faction : game.factions().orElseThrow().entrySet()) {
      Optional<Refusal> broken = Factions.unplayable(faction.getValue());
      if (broken.isPresent()) {
        return broken;
      }
      table = new FactionTaken(faction.getKey(), faction.getValue()).fold(table);
    }
    List<PlacedTile> tiles =
        new ArrayList<>(MapString.parse(game.mapString().orElseThrow(), game.seats()).tiles());
    for (var player : table.players().values()) {
      Faction faction = Catalog.standard().faction(player.faction());
      faction.homeTile().ifPresent(home -> tiles.add(beside(home)));
      faction.gateTile().ifPresent(gate -> tiles.add(beside(gate)));
    }
    table = table.withGalaxy(new Galaxy(tiles));
    return Optional.empty();
  }

  private static PlacedTile beside(TileId tile) {
    return new PlacedTile(tile, Optional.empty(), 0);
  }

  private Optional<Refusal> round() {
    return position.round() < 1
        ? refused("rounds are counted from 1", "round", position.round())
        : Optional.empty();
  }

  private Optional<Refusal> sheets() {
    Set<StrategyCardId> held = new HashSet<>();
    for (Seat seat : table.seats()) {
      GivenPosition.Sheet sheet = position.sheets().get(seat);
      if (sheet == null) {
        return refused("a position has a sheet for everybody", "seat", seat);
      }
      int most = Catalog.standard().faction(table.player(seat).faction()).commodities();
      boolean sound =
          TokenGains.isGain(sheet.tokens())
              && sheet.tradeGoods() >= 0
              && sheet.commodities() >= 0
              && sheet.commodities() <= most
              && sheet.victoryPoints() >= 0
              && sheet.victoryPoints() < game.settings().victoryTarget()
              && Catalog.standard().technologies().keySet().containsAll(sheet.technologies())
              && sheet.strategyCards().keySet().stream()
                  .allMatch(c -> Catalog.standard().strategyCards().containsKey(c) && held.add(c));
      if (!sound) {
        return refused("no player can have such a sheet", "sheet", sheet);
      }
      table =
          table.withPlayer(
              seat, p -> p.withTokens(sheet.tokens()).withTechnologies(sheet.technologies()));
    }
    return Optional.empty();
  }

  private Optional<Refusal> planets() {
    for (var planet : position.planets().entrySet()) {
      if (table.galaxy().systemOf(planet.getKey()).isEmpty()
          || !table.players().containsKey(planet.getValue().controller())) {
        return refused("that planet is not there or nobody's", "planet", planet.getKey());
      }
    }
    table = table.withPlanets(new Planets(position.planets()));
    return Optional.empty();
  }

  private Optional<Refusal> units() {
    for (var at : position.units().entrySet()) {
      Place place = at.getKey();
      boolean there =
          table.galaxy().has(place.system())
              && place.planet().map(table.galaxy().planets(place.system())::contains).orElse(true);
      for (UnitStack stack : at.getValue()) {
        if (!there
            || !table.players().containsKey(stack.owner())
            || Stats.find(table, stack.owner(), stack.type()).isEmpty()) {
          return refused("such units cannot stand there", "units", Map.of(place, stack));
        }
        UnitsPlaced placed = new UnitsPlaced(place, List.of(stack));
        Optional<Refusal> broken = placed.guard(table);
        if (broken.isPresent()) {
          return broken;
        }
        table = placed.fold(table);
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> tokens() {
    if (!table.galaxy().systems().containsAll(position.tokens().keySet())) {
      return refused("tokens lie in systems", "tokens", position.tokens().keySet());
    }
    table = table.withTokens(position.tokens());
    return table.seats().stream()
        .filter(seat -> TokenSupply.reinforcements(table, seat) < 0)
        .findFirst()
        .flatMap(seat -> refused("nobody has more than sixteen command tokens", "seat", seat));
  }

  private Optional<Refusal> objectives() {
    List<ObjectiveId> revealed = position.revealed();
    boolean sound =
        new HashSet<>(revealed).size() == revealed.size()
            && Catalog.standard().publicObjectives().keySet().containsAll(revealed)
            && java.util.stream.IntStream.of(1, 2)
                .allMatch(stage -> Factions.ofStage(revealed, stage) <= Factions.ROW);
    return sound
        ? Optional.empty()
        : refused("at most five public objectives of each stage", "revealed", revealed);
  }

  private Optional<Refusal> hands() {
    Set<ObjectiveId> secrets = new HashSet<>();
    List<ActionCardId> deck = new ArrayList<>(ActionCardDeck.all());
    for (Map.Entry<Seat, Hand> hand : game.hands().orElse(Map.of()).entrySet()) {
      boolean sound =
          table.players().containsKey(hand.getKey())
              && hand.getValue().secrets().stream()
                  .allMatch(
                      s -> Catalog.standard().secretObjectives().containsKey(s) && secrets.add(s))
              && hand.getValue().actionCards().stream().allMatch(deck::remove);
      if (!sound) {
        return refused("there are no such cards left for this hand", "seat", hand.getKey());
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refused(String detail, String name, Object value) {
    return Optional.of(Refusal.of("bad-position", detail).with(name, value));
  }
}
