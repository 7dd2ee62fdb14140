package org.lazax.contract;

import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.CombatDecider;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.map.MapDecider;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.CombatProcedure.SingleOut;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.strategy.StrategyRow;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A position that games of bots seldom or never come to, in which a player is asked. */
final class SeldomPosition<S> {
  private static final CombatDecider COMBAT = new CombatDecider(StandardRules.TABLE);
  private static final MapDecider MAP = new MapDecider(StandardRules.TABLE);
  private static final GameDecider GAME = new GameDecider(StandardRules.TABLE);
  private static final ComponentRef MARK = ComponentRef.parse("promissory_note/the_cavalry");

  private final Decider<S, Table> decider;
  private final Scenario<S> scenario;
  private final Seat seat;

  private SeldomPosition(Decider<S, Table> decider, TableKit kit, Seat seat) {
    this(decider, Scenario.given(decider, kit), seat);
  }

  private SeldomPosition(Decider<S, Table> decider, Scenario<S> scenario, Seat seat) {
    this.decider = decider;
    this.scenario = scenario;
    this.seat = seat;
  }

  static List<SeldomPosition<?>> all() {
    return List.of(
        fight(
            invaders("18")
                .controls(P1, "archon_ren", "archon_tau")
                .goods(P1, 5, 0)
                .frame(new Invasion(P1, SystemId.MECATOL_REX))),
        fight(
            invaders("27")
                .player(P2, "keleres")
                .units(P2, "27/new_albion", UnitType.MECH, 1)
                .controls(P1, "archon_ren")
                .goods(P1, 1, 0)
                .frame(new Invasion(P1, SystemId.of("27")))),
        fight(lackOfPlastic().frame(new Invasion(P1, SystemId.of("27")))),
        fight(warships(UnitType.DREADNOUGHT).frame(hits())),
        fight(warships(UnitType.CRUISER).frame(hits())),
        fight(
            warships(UnitType.CRUISER)
                .frame(
                    new SingleOut(
                        P1,
                        Place.of("27"),
                        warships(UnitType.CRUISER).table().units().at(Place.of("27"), P1),
                        1,
                        SingleOut.Fate.DESTROYED,
                        HitSource.SPACE_COMBAT,
                        P2))),
        movement(
            warships(UnitType.CRUISER).sheet(P1, 3, 1, 2).frame(new Trim(P1, SystemId.of("27")))),
        movement(throughTheStorm()),
        movement(hiddenAdmiral()),
        game(hiddenScientist().frame(new Secondary(P1, new StrategyCardId("technology"), false))),
        game(hiddenScientist().frame(new Research(P1, 6, true))),
        game(lastFlagship()),
        game(captors()),
        game(heretics()),
        game(scepter().frame(new Secondary(P1, new StrategyCardId("trade"), false))),
        game(scepter().frame(new Scoring(P1, true, false))),
        game(balances()),
        game(offered(), P2),
        new SeldomPosition<>(GAME, truce(), P2),
        game(explorers()));
  }

  private static SeldomPosition<?> fight(TableKit kit) {
    return new SeldomPosition<>(COMBAT, kit, P1);
  }

  private static SeldomPosition<?> movement(TableKit kit) {
    return new SeldomPosition<>(MAP, kit, P1);
  }

  private static SeldomPosition<?> game(TableKit kit) {
    return game(kit, P1);
  }

  private static SeldomPosition<?> game(TableKit kit, Seat seat) {
    return new SeldomPosition<>(GAME, kit, seat);
  }

  List<Form> forms() {
    return scenario.options(seat).stream().flatMap(option -> option.forms().stream()).toList();
  }

  boolean accepts(Command command) {
    Position<S, Table> position = new Position<>(Stamp.NONE, scenario.table(), scenario.own());
    Stamp stamp = new Stamp(1, Instant.EPOCH, Optional.of(seat));
    var dice = PlatformSeed.of(new byte[PlatformSeed.BYTES]).freeze(Map.of()).dice(1);
    return decider.decide(position, stamp, command, dice) instanceof Decision.Accepted;
  }

  private static TableKit board() {
    return TableKit.players(3)
        .tile("27", 0, 0)
        .tile("18", 0, 1)
        .controls(P1, "arretze")
        .controls(P2, "lodor")
        .controls(P3, "arc_prime");
  }

  /** Three infantry in the space area of a system. */
  private static TableKit invaders(String system) {
    return board().units(P1, system, UnitType.CARRIER, 1).units(P1, system, UnitType.INFANTRY, 3);
  }

  /** All pieces of plastic for infantry are in use. One of the infantry that lands is marked. */
  private static TableKit lackOfPlastic() {
    TableKit kit = invaders("27");
    for (String tile : List.of("19", "20", "21", "22", "23", "24", "25", "26", "28", "29", "31")) {
      kit =
          kit.tile(tile, Integer.parseInt(tile), 0)
              .units(P1, tile, UnitType.CARRIER, 1)
              .units(P1, tile, UnitType.INFANTRY, 2);
    }
    return marked(kit, "27", UnitType.INFANTRY);
  }

  /** Four ships of this type, one of them marked. */
  private static TableKit warships(UnitType type) {
    return marked(board().units(P1, "27", type, 4), "27", type);
  }

  private static AssignHits hits() {
    return new AssignHits(P1, Place.of("27"), HitSource.SPACE_COMBAT, 2, P2);
  }

  /** The flagship of the Creuss goes ahead, and all can choose between two wormholes. */
  private static TableKit throughTheStorm() {
    TableKit fleet =
        TableKit.players(2)
            .player(P1, "creuss")
            .tile("26", 0, 0)
            .marker(Marker.ION_STORM_ALPHA, "26")
            .tile("39", 5, 0)
            .units(P1, "39", UnitType.FLAGSHIP, 1)
            .units(P1, "39", UnitType.FIGHTER, 2)
            .units(P1, "39", UnitType.CARRIER, 2)
            .tokens(P1, "26")
            .frame(
                new TacticalAction(P1, SystemId.of("26"))
                    .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE))
            .frame(new Movement(P1, SystemId.of("26")));
    return marked(marked(fleet, "39", UnitType.FLAGSHIP), "39", UnitType.CARRIER);
  }

  /** An admiral that lies face down is aboard a dreadnought. */
  private static TableKit hiddenAdmiral() {
    TableKit board =
        TableKit.players(2)
            .with(table -> table.withRules(LeaderKit.FACE_DOWN))
            .player(P1, "letnev")
            .player(P2, "sol")
            .tile("27", 0, 0)
            .tile("46", 1, 0)
            .tile("38", 2, 0)
            .tokens(P1, "38")
            .frame(
                new TacticalAction(P1, SystemId.of("38"))
                    .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE))
            .frame(new Movement(P1, SystemId.of("38")));
    return LeaderKit.sails(board, P1, "27", UnitType.DREADNOUGHT, "letnev_1")
        .with(table -> LeaderKit.hides(table, P1, "letnev_1", "unlenn"));
  }

  /** A scientist that lies face down doubles three resources. */
  private static TableKit hiddenScientist() {
    return TableKit.players(2)
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, "hacan")
        .player(P2, "sol")
        .tile("26", 0, 0)
        .sheet(P1, 3, 3, 2)
        .controls(P1, "lodor")
        .with(table -> LeaderKit.with(table, "hacan_1", LeaderKit.on(P1, "lodor")))
        .with(table -> LeaderKit.hides(table, P1, "hacan_1", "carth"));
  }

  /** The marked flagship is taken off the board to be produced anew. */
  private static TableKit lastFlagship() {
    TableKit docked =
        board()
            .units(P1, "27", UnitType.FLAGSHIP, 1)
            .controls(P1, "mecatol_rex")
            .units(P1, "18/mecatol_rex", UnitType.SPACE_DOCK, 1)
            .sheet(P1, 3, 3, 2)
            .goods(P1, 20, 0)
            .frame(new Production(P1, SystemId.MECATOL_REX));
    return marked(docked, "27", UnitType.FLAGSHIP);
  }

  /** Captives can be handed back for what is produced. */
  private static TableKit captors() {
    Captive cruisers = new Captive(Optional.of(P2), UnitType.CRUISER, 2);
    return board()
        .player(P1, "vuil_raith")
        .controls(P1, "mecatol_rex")
        .units(P1, "18/mecatol_rex", UnitType.SPACE_DOCK, 1)
        .with(table -> table.withPart(Captives.ID, held -> held.with(P1, List.of(cruisers))))
        .frame(new Production(P1, SystemId.MECATOL_REX));
  }

  /** Relic fragments are given up for a secret objective. */
  private static TableKit heretics() {
    ObjectiveId works = new ObjectiveId("destroy_heretical_works");
    return board()
        .with(table -> table.withPlayer(P1, player -> player.withSecrets(List.of(works))))
        .fragments(P1, "cultural_relic_fragment", "unknown_relic_fragment")
        .frame(new Scoring(P1, true, true));
  }

  /** A relic lets its owner spend a token in place of one of the strategy pool. */
  private static TableKit scepter() {
    RelicId scepter = new RelicId("scepter_of_emelpar");
    Relics held = new Relics(List.of(scepter), Map.of(P1, List.of(scepter)));
    return board()
        .player(P1, "muaat")
        .controls(P1, "muaat")
        .sheet(P1, 3, 3, 2)
        .with(table -> table.withPart(Relics.ID, _ -> held))
        .with(table ->
            table.withObjectives(
                table.objectives().withRevealed(new ObjectiveId("lead_from_the_front"))));
  }

  /** Who chooses a strategy card gives it to another player. */
  private static TableKit balances() {
    StrategyRow row = new StrategyRow(Map.of(new StrategyCardId("trade"), 1));
    return board()
        .speaker(P1)
        .law("checks_and_balances")
        .with(table -> table.withStrategyRow(row))
        .frame(new StrategyPhase());
  }

  private static TableKit offered() {
    Offer offer = new Offer(1, P1, P2, Side.goods(1, 0), Side.NOTHING);
    TableKit turn = board().goods(P1, 2, 0).goods(P2, 2, 0).tile("26", 1, 0).frame(new Turn(P1));
    return turn.with(
        table -> new OfferMade(offer, Transactions.period(table).orElseThrow()).fold(table));
  }

  /** A player activates a system with units of another, who has its Ceasefire. */
  private static Scenario<GameState> truce() {
    TableKit turn =
        board()
            .sheet(P1, 3, 3, 2)
            .units(P2, "27", UnitType.CRUISER, 1)
            .notes(P2, "ceasefire@p1")
            .frame(new Turn(P1));
    return Scenario.given(GAME, turn)
        .when(P1, new ActivateSystem(SystemId.of("27")))
        .thenAccepted();
  }

  /** Neighbours with relic fragments, one of them with a planet whose card can be traded. */
  private static TableKit explorers() {
    return board()
        .player(P1, "hacan")
        .controls(P1, "new_albion", "starpoint")
        .units(P1, "27/new_albion", UnitType.MECH, 1)
        .units(P1, "27", UnitType.CRUISER, 1)
        .units(P2, "27", UnitType.CRUISER, 1)
        .fragments(P1, "cultural_relic_fragment")
        .fragments(P2, "unknown_relic_fragment")
        .frame(new Turn(P1));
  }

  private static TableKit marked(TableKit kit, String system, UnitType type) {
    UnitStack one = UnitStack.of(P1, type, 1);
    return kit.with(
        table -> new UnitsMarked(Place.of(system), List.of(one), Optional.of(MARK)).fold(table));
  }
}
