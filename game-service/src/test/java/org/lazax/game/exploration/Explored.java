package org.lazax.game.exploration;

import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * P1 gains planets: Loki is cultural, Abyz and Fria in one system are hazardous, Saudor is
 * industrial, and Mecatol Rex has no trait. Or it explores the frontier token in the empty system
 * 46.
 */
final class Explored {
  static final SystemId TOKEN = SystemId.of("46");

  private Explored() {}

  static TableKit board() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("23", 1, 0)
        .tile("18", 1, 1)
        .units(P1, "38/abyz", UnitType.INFANTRY, 1);
  }

  /** A frontier token lies in 46, and these cards are in the decks. */
  static TableKit withToken(String... cards) {
    return board().tile("46", 2, 0).marker(Marker.FRONTIER, "46").inExplorationDecks(cards);
  }

  /** P1 also has Dark Energy Tap and a cruiser there. */
  static TableKit frontier(String... cards) {
    return withToken(cards).technologies(P1, "dark_energy_tap").units(P1, "46", CRUISER, 1);
  }

  /** The tactical action of this player in the system of the token is over. */
  static Scenario<GameState> ending(TableKit kit, Seat active, int... dice) {
    return in(kit, active, Step.END, dice);
  }

  /** The tactical action of this player in the system of the token has come to this step. */
  static Scenario<GameState> in(TableKit kit, Seat active, Step step, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(active).acting()).frame(new TacticalAction(active, TOKEN).at(step)),
        dice);
  }

  /** P1 gains a planet, and the first of these numbers draws the card. */
  static Scenario<GameState> gaining(TableKit kit, String planet, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting())
            .frame(new GainControl(Service.GAME, P1, new PlanetId(planet))),
        dice);
  }

  static ExplorationCards cards(Table table) {
    return table.part(ExplorationCards.ID);
  }

  static List<String> discarded(Table table) {
    return cards(table).discarded().stream().map(ExplorationId::value).toList();
  }

  /** The cards attached to a planet. */
  static List<String> attached(Scenario<GameState> scenario, String planet) {
    return scenario.table().planets().attachedTo(new PlanetId(planet)).stream()
        .map(attached -> attached.card().name())
        .toList();
  }
}
