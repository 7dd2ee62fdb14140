package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 controls Loki (75) and Abyz (38), P2 Fria. */
class RiseOfAMessiahTest extends ComponentActionCardTest {
  RiseOfAMessiahTest() {
    super("rise_of_a_messiah");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .controls(P1, "loki", "abyz")
        .controls(P2, "fria");
  }

  @Test
  void anInfantryIsPlacedOnEachPlanet() {
    Scenario<GameState> placed = played();

    assertThat(placed.table().units().at(Place.of("38/abyz")))
        .containsExactly(UnitStack.of(P1, INFANTRY, 1));
    assertThat(placed.table().units().at(Place.of("75/loki")))
        .containsExactly(UnitStack.of(P1, INFANTRY, 1));
    assertThat(placed.table().units().at(Place.of("38/fria"))).isEmpty();
  }

  @Test
  @Rule("action_card/rise_of_a_messiah.N1")
  void itCanBePlayedWithoutPlanets() {
    assertThat(played(TableKit.players(2).tile("75", 0, 0)).table().kernel().stack()).isEmpty();
  }

  /** All twelve pieces but one stand elsewhere. Loki already has infantry and needs none. */
  @Test
  void withTooLittlePlasticThePlayerChoosesAmongThePlanetsWithoutInfantry() {
    TableKit kit =
        position()
            .tile("27", 1, 0)
            .tile("25", 2, 0)
            .controls(P1, "new_albion", "quann")
            .units(P1, "75/loki", INFANTRY, 1);
    for (String tile : List.of("39", "40", "41", "42", "43", "44", "45", "46", "47", "48")) {
      kit =
          kit.tile(tile, Integer.parseInt(tile) - 39, 3)
              .units(P1, tile, CARRIER, 1)
              .units(P1, tile, INFANTRY, 1);
    }
    Scenario<GameState> asked = turn(kit).when(P1, use());
    assertThat(asked.awaited()).containsExactly(P1);
    asked
        .when(P1, new Choose(Service.GAME, List.of("38/abyz", "25/quann")))
        .thenRefusedAs("no-such-choice");

    Scenario<GameState> placed =
        asked.when(P1, new Choose(Service.GAME, List.of("25/quann"))).thenAccepted();
    assertThat(placed.table().units().count(P1, INFANTRY)).isEqualTo(13);
    assertThat(placed.table().units().at(Place.of("25/quann"))).hasSize(1);
    assertThat(placed.table().units().at(Place.of("75/loki")))
        .containsExactly(UnitStack.of(P1, INFANTRY, 2));
    assertThat(placed.table().units().at(Place.of("38/abyz"))).isEmpty();
    assertThat(placed.table().units().at(Place.of("27/new_albion"))).isEmpty();
  }
}
