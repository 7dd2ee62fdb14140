package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.UnitSelection;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.payment.Payment;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.ExplorationCards.Lying;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.setup.PositionGiven;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** All four services continue from a given position. Sol is p1, Hacan p2. */
final class GivenPositionGameTest {
  private static final Duration ANSWER_TIMEOUT = Duration.ofHours(1);
  private static final Seat P1 = new Seat(1);
  private static final Seat P2 = new Seat(2);
  private static final PlanetId LODOR = new PlanetId("lodor");
  private static final ObjectiveId BORDERS = new ObjectiveId("expand_borders");

  @Test
  void aGivenPositionIsRecordedInTheLog() {
    LocalGame<Table> game = started(position(Phase.STRATEGY, 0, 0));

    assertThat(events(game)).hasAtLeastOneElementOfType(PositionGiven.class);
    assertThat(game.table().settings().positionGiven()).isTrue();
    assertThat(awaited(game)).containsExactly(P2);
  }

  @Test
  @Rule({"imperial.2", "victory_points.7"})
  void imperialWinsTheGameOnMecatolRex() {
    LocalGame<Table> game =
        started(holding(position(Phase.ACTION, 9, 0), Map.of(PlanetId.MECATOL_REX, P1)));
    assertThat(awaited(game)).as("Leadership comes first").containsExactly(P2);
    timeOutUntil(game, "action", P1);

    submit(game, P1, new UseStrategyCard(new StrategyCardId("imperial")));
    if (!game.isOver()) {
      submit(game, P1, new ScoreNothing());
    }

    assertThat(game.table().ending().orElseThrow().winner()).isEqualTo(P1);
    assertThat(game.isOver()).isTrue();
  }

  @Test
  @Rule({"victory_points.7", "status_phase.1"})
  void theFirstInInitiativeOrderWinsTheStatusPhase() {
    GivenPosition both =
        holding(
            position(Phase.STATUS, 9, 9),
            Map.of(
                LODOR,
                P1,
                new PlanetId("quann"),
                P1,
                new PlanetId("abyz"),
                P1,
                new PlanetId("fria"),
                P1,
                new PlanetId("starpoint"),
                P1,
                new PlanetId("new_albion"),
                P1));
    LocalGame<Table> game = started(both);

    assertThat(awaited(game)).containsExactly(P1);
    submit(game, P1, new ScoreObjective(BORDERS, Optional.empty()));
    assertThat(game.table().ending().orElseThrow().winner()).isEqualTo(P1);
  }

  @Test
  @Rule({"victory_points.8", "objective_cards.15", "objective_cards.15.1"})
  void thePlayerWithMostPointsWinsWhenTheObjectivesAreUsedUp() {
    GivenPosition last =
        position(Phase.STATUS, 4, 6)
            .withRevealed(
                Stream.of(
                        "expand_borders",
                        "diversify_research",
                        "develop_weaponry",
                        "sway_the_council",
                        "erect_a_monument",
                        "found_a_golden_age",
                        "galvanize_the_people",
                        "manipulate_galactic_law",
                        "master_the_sciences",
                        "revolutionize_warfare")
                    .map(ObjectiveId::new)
                    .toList());
    LocalGame<Table> game = started(last);
    while (!game.isOver()) {
      submit(game, awaited(game).getFirst(), new ScoreNothing());
    }

    assertThat(game.table().ending().orElseThrow().winner()).isEqualTo(P2);
    assertThat(game.table().ending().orElseThrow().rule()).isEqualTo("victory_points.8");
  }

  @Test
  @Rule({"tactical_action.0", "production.0"})
  void aTacticalActionGoesThroughAllItsSteps() {
    GivenPosition fleet =
        position(Phase.ACTION, 0, 0)
            .withUnits(
                Map.of(
                    Place.of("1"),
                    List.of(
                        UnitStack.of(P1, UnitType.CARRIER, 1),
                        UnitStack.of(P1, UnitType.INFANTRY, 3)),
                    Place.of("16/arretze"),
                    List.of(UnitStack.of(P2, UnitType.SPACE_DOCK, 1))));
    LocalGame<Table> game = started(fleet);
    submit(game, P2, new ActivateSystem(SystemId.of("16")));
    timeOutUntil(game, "production", P2);
    submit(
        game,
        P2,
        new ProduceUnits(
            List.of(
                new Produced(UnitType.INFANTRY, 2, Place.of("16/arretze")),
                new Produced(UnitType.FIGHTER, 1, Place.of("16"))),
            List.of(),
            new Payment(List.of(), 2)));
    submit(game, P1, new ActivateSystem(SystemId.of("26")));
    Mover carrier = option(game, P1, MovementOption.class).ships().getFirst();
    submit(game, P1, new MoveShips(List.of(carrier.move(carrier.cargo()))));
    submit(
        game,
        P1,
        new CommitGroundForces(
            List.of(new Landing(LODOR, List.of(new UnitSelection(UnitType.INFANTRY, 2, false)))),
            Optional.empty()));

    List<GameEvent> events = events(game);
    assertThat(events.stream().filter(UnitsPlaced.class::isInstance))
        .containsExactly(
            new UnitsPlaced(
                Place.of("16/arretze"), List.of(UnitStack.of(P2, UnitType.INFANTRY, 2))),
            new UnitsPlaced(Place.of("16"), List.of(UnitStack.of(P2, UnitType.FIGHTER, 1))));
    assertThat(events.stream().filter(UnitsMoved.class::isInstance)).hasSizeGreaterThan(1);
    assertThat(events).contains(new ControlGained(P1, LODOR, true));
    assertThat(game.table().units().at(Place.of("26"), P1))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, UnitType.CARRIER, 1), UnitStack.of(P1, UnitType.INFANTRY, 1));
    ExplorationCards explored = game.table().part(ExplorationCards.ID);
    assertThat(explored.revealed())
        .containsExactly(new Lying(P1, new ExplorationId("mercenary_outfit")));
    submit(game, P1, new Choose(Service.COMBAT, List.of()));
    assertThat(awaited(game)).containsExactly(P2);
    submit(game, P2, new UseStrategyCard(new StrategyCardId("leadership")));
  }

  @Test
  @Rule("action_phase.4")
  void noPlayerPassesBeforeUsingTheStrategyCard() {
    LocalGame<Table> game = started(position(Phase.ACTION, 0, 0));

    assertThat(game.submit(P2, new Pass())).isInstanceOf(LocalAnswer.Refused.class);
  }

  // ---- commands and events ----

  private static void submit(LocalGame<Table> game, Seat seat, Command command) {
    assertThat(game.submit(seat, command))
        .as("%s submits %s", seat, command)
        .isInstanceOf(LocalAnswer.Accepted.class);
  }

  private static void timeOutUntil(LocalGame<Table> game, String about, Seat seat) {
    while (!awaited(game).contains(seat)
        || !game.kernel().awaiting().map(Window::about).filter(about::equals).isPresent()) {
      game.advance(ANSWER_TIMEOUT);
    }
  }

  private static List<Seat> awaited(LocalGame<Table> game) {
    return game.kernel().awaiting().map(Window::awaited).orElse(List.of());
  }

  private static List<GameEvent> events(LocalGame<Table> game) {
    return game.commits().stream().flatMap(commit -> commit.events().stream()).toList();
  }

  private static <O extends Option> O option(LocalGame<Table> game, Seat seat, Class<O> kind) {
    return game.options(seat).stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  // ---- the position ----

  /** The home system of Sol is next to Lodor. P1 has Imperial, P2 Leadership. */
  private static GivenPosition position(Phase phase, int points1, int points2) {
    Map<PlanetId, PlanetCard> planets = new HashMap<>();
    planets.put(new PlanetId("jord"), new PlanetCard(P1, false));
    for (String home : List.of("arretze", "hercant", "kamdorn")) {
      planets.put(new PlanetId(home), new PlanetCard(P2, false));
    }
    boolean chosen = phase == Phase.ACTION || phase == Phase.STATUS;
    return new GivenPosition(
        3,
        phase,
        Map.of(
            P1, sheet(chosen ? "imperial" : "", points1, phase),
            P2, sheet(chosen ? "leadership" : "", points2, phase)),
        planets,
        Map.of(),
        Map.of(),
        List.of(BORDERS),
        false);
  }

  private static Sheet sheet(String card, int points, Phase phase) {
    return new Sheet(
        new Tokens(3, 3, 3),
        3,
        0,
        Set.of(new TechnologyId("sarween_tools")),
        card.isEmpty() ? Map.of() : Map.of(new StrategyCardId(card), phase == Phase.STATUS),
        points);
  }

  private static GivenPosition holding(GivenPosition position, Map<PlanetId, Seat> planets) {
    Map<PlanetId, PlanetCard> all = new HashMap<>(position.planets());
    planets.forEach((planet, seat) -> all.put(planet, new PlanetCard(seat, false)));
    return position.withPlanets(all);
  }

  private static LocalGame<Table> started(GivenPosition position) {
    GameSetup setup =
        GameSetup.of(
            new CreateGame(
                "puzzle",
                2,
                Optional.empty(),
                Optional.of("27 26 0 25 38 0"),
                Optional.empty(),
                Optional.empty(),
                Optional.of(ANSWER_TIMEOUT),
                Optional.empty(),
                Optional.of(Map.of(P1, new FactionId("sol"), P2, new FactionId("hacan"))),
                Optional.empty(),
                Optional.of(P2),
                Optional.of(position),
                Optional.empty()));
    LocalGame<Table> game = new LocalGame<>(Services.all(), 1);
    submit(game, P1, setup.game());
    setup.players().forEach((seat, taking) -> submit(game, seat, taking));
    submit(game, P1, new StartGame());
    return game;
  }
}
