package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.LeadersGiven;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Positions of three players, and how they are refused. */
abstract class GivenPositions {
  static final PlanetId LODOR = new PlanetId("lodor");

  static UnaryOperator<GivenPosition> leaders(
      Set<String> unlocked, Set<String> exhausted, Set<String> purged) {
    LeadersGiven given = new LeadersGiven(ids(unlocked), ids(exhausted), ids(purged));
    return p -> {
      Map<Seat, Sheet> sheets = new HashMap<>(p.sheets());
      Sheet own = Optional.ofNullable(sheets.get(P1)).orElseThrow();
      sheets.put(
          P1,
          new Sheet(
              own.tokens(),
              own.tradeGoods(),
              own.commodities(),
              own.technologies(),
              own.strategyCards(),
              own.victoryPoints(),
              Optional.of(given)));
      return p.withSheets(sheets);
    };
  }

  static UnaryOperator<GivenPosition> units(String place, Seat owner, UnitType type, int count) {
    return p -> p.withUnits(Map.of(Place.of(place), List.of(UnitStack.of(owner, type, count))));
  }

  static Set<LeaderId> ids(Set<String> leaders) {
    return leaders.stream().map(LeaderId::new).collect(Collectors.toSet());
  }

  static void refused(String value, UnaryOperator<GivenPosition> change) {
    names(value, create(change));
  }

  static void names(String value, CreateGame game) {
    Optional<Refusal> refusal = game.check(StandardRules.TABLE);

    assertThat(refusal).as(value).isPresent();
    assertThat(refusal.get().values()).as(refusal.get().toString()).containsKey(value);
  }

  static UnaryOperator<GivenPosition> sheet(
      Tokens tokens, int goods, int commodities, String technology, int points) {
    return p -> {
      Map<Seat, Sheet> sheets = new HashMap<>(p.sheets());
      sheets.put(
          P1,
          new Sheet(
              tokens,
              goods,
              commodities,
              Set.of(new TechnologyId(technology)),
              Map.of(new StrategyCardId("trade"), true),
              points));
      return p.withSheets(sheets);
    };
  }

  static Map<Seat, Sheet> sheets(Map<String, Boolean> cards, Seat... seats) {
    Map<StrategyCardId, Boolean> held = new HashMap<>();
    cards.forEach((card, exhausted) -> held.put(new StrategyCardId(card), exhausted));
    Map<Seat, Sheet> sheets = new HashMap<>();
    for (Seat seat : seats) {
      sheets.put(seat, new Sheet(new Tokens(3, 3, 3), 0, 0, Set.of(), held, 0));
    }
    return sheets;
  }

  static final Map<Seat, FactionId> FACTIONS =
      Map.of(P1, new FactionId("sol"), P2, new FactionId("hacan"));

  static GivenPosition position() {
    Map<Seat, Sheet> sheets = new HashMap<>(sheets(Map.of("trade", true), P1));
    sheets.putAll(sheets(Map.of("politics", false), P2));
    return new GivenPosition(
        3,
        Phase.ACTION,
        sheets,
        Map.of(
            LODOR, new PlanetCard(P1, true), new PlanetId("new_albion"), new PlanetCard(P2, false)),
        Map.of(Place.of("26/lodor"), List.of(UnitStack.of(P1, INFANTRY, 2))),
        Map.of(SystemId.of("27"), Set.of(P1)),
        List.of(new ObjectiveId("expand_borders")),
        true);
  }

  static CreateGame create(UnaryOperator<GivenPosition> change) {
    return create(change, FACTIONS, Map.of());
  }

  static CreateGame create(
      UnaryOperator<GivenPosition> change, Map<Seat, FactionId> factions, Map<Seat, Hand> hands) {
    return new CreateGame(
        "puzzle",
        2,
        Optional.empty(),
        Optional.of("26 27 28 0 0 39"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(factions),
        Optional.empty(),
        Optional.of(P2),
        Optional.of(change.apply(position())),
        Optional.of(hands));
  }

  static GameAlone started(UnaryOperator<GivenPosition> change) {
    GameAlone game = GameAlone.of(create(change), 1);
    TakeSeat sit = new TakeSeat(Optional.empty(), Optional.empty(), Optional.empty());
    game.give(P1, sit);
    game.give(P2, sit);
    game.give(P1, new StartGame());
    return game;
  }
}
