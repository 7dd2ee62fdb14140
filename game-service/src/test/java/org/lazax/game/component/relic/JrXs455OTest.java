package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.RelicId;
import org.lazax.game.state.GameState;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has JR-XS455-O. P2 controls Loki, where there is a space dock already, and has goods. */
class JrXs455OTest {
  private static final String JR = "relic/jr_xs455_o";

  private static TableKit board(int goods) {
    return HeldRelics.by(
        TableKit.players(2)
            .tile("75", 0, 0)
            .controlsExhausted(P2, "loki")
            .units(P2, "75/loki", SPACE_DOCK, 1)
            .goods(P2, goods, 0),
        P1,
        "jr_xs455_o");
  }

  private static Scenario<GameState> chosen(int goods, String seat) {
    return turn(board(goods), P1).when(P1, ability(JR)).when(P1, choose(seat)).thenAccepted();
  }

  @Test
  void theChosenPlayerMayPayForAStructureOnAPlanetOfItsOwn() {
    Scenario<GameState> asked = chosen(4, "p2");
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(candidates(asked, P2)).containsExactly("pds>75/loki");

    Scenario<GameState> built = asked.when(P2, choose("pds>75/loki")).thenAccepted();
    assertThat(built.table().units().at(Place.of("75/loki"), P2))
        .contains(UnitStack.of(P2, PDS, 1));
    assertThat(built.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(built.table().part(Relics.ID).exhausted())
        .containsExactly(new RelicId("jr_xs455_o"));
  }

  @Test
  void whoDoesNotPayGainsATradeGood() {
    Scenario<GameState> declined = chosen(4, "p2").when(P2, choose()).thenAccepted();
    assertThat(declined.table().player(P2).tradeGoods()).isEqualTo(5);
    assertThat(declined.table().units().at(Place.of("75/loki"), P2)).hasSize(1);

    Scenario<GameState> poor = chosen(2, "p2");
    assertThat(poor.table().player(P2).tradeGoods()).as("cannot pay").isEqualTo(3);
    Scenario<GameState> own = chosen(0, "p1");
    assertThat(own.table().player(P1).tradeGoods()).as("its owner").isEqualTo(1);
  }

  @Test
  void anExhaustedOneCannotBeUsed() {
    RelicId relic = new RelicId("jr_xs455_o");
    turn(board(4).with(new RelicExhausted(P1, relic)::fold), P1)
        .when(P1, ability(JR))
        .thenRefused("abilities.3");
    turn(board(4), P2).when(P2, ability(JR)).thenRefused("abilities.3");
  }
}
