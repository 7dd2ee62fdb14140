package org.lazax.game.exploration;

import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;

/**
 * P1 gains planets: Loki is cultural, Abyz and Fria in one system are hazardous, Saudor is
 * industrial, and Mecatol Rex has no trait.
 */
final class Explored {
  private Explored() {}

  static TableKit board() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("23", 1, 0)
        .tile("18", 1, 1)
        .units(P1, "38/abyz", UnitType.INFANTRY, 1);
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
}
