package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.relics.RelicsReadied;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has JR-XS455-O. P2 controls Loki, where there is a space dock already, and has goods. */
class JrXs455OTest {
  private static final String JR = "relic/jr_xs455_o";
  private static final String SUITE = "technology/temporal_command_suite";
  private static final RelicId RELIC = new RelicId("jr_xs455_o");
  private static final LeaderId SSRUU = new LeaderId("clever_clever_ssruu");

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
    assertThat(built.table().part(Relics.ID).exhausted()).containsExactly(RELIC);
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
    turn(board(4).with(new RelicExhausted(P1, RELIC)::fold), P1)
        .when(P1, ability(JR))
        .thenRefused("abilities.3");
    turn(board(4), P2).when(P2, ability(JR)).thenRefused("abilities.3");
  }

  @Test
  @Rule({"relic/jr_xs455_o.N1", "relic/jr_xs455_o.N1.1"})
  void itIsReadiedAsAnAgentByTheCardOfTheNomad() {
    TableKit kit = board(0).player(P2, "nomad").technologies(P2, "temporal_command_suite");
    Scenario<GameState> used =
        turn(kit, P1).when(P1, ability(JR)).when(P1, choose("p1")).thenAccepted();
    assertThat(used.table().part(Relics.ID).exhausted()).containsExactly(RELIC);
    assertThat(used.awaited()).containsExactly(P2);

    Scenario<GameState> readied = used.when(P2, ability(SUITE)).thenAccepted();
    assertThat(readied.happened())
        .contains(new RelicsReadied(P1, List.of(RELIC)))
        .contains(
            new TechnologiesExhausted(P2, List.of(new TechnologyId("temporal_command_suite"))));
    assertThat(readied.table().part(Relics.ID).exhausted()).isEmpty();
    assertThat(readied.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(readied.awaited()).as("the two may trade").containsExactly(P2);

    Scenario<GameState> passed =
        used.when(P2, new AbilityCommand.LetPass(Service.GAME)).thenAccepted();
    assertThat(passed.table().part(Relics.ID).exhausted()).containsExactly(RELIC);
  }

  @Test
  @Rule({"relic/jr_xs455_o.N1", "relic/jr_xs455_o.N1.2"})
  void theAgentOfTheYssarilCopiesIt() {
    TableKit kit = board(0).player(P2, "yssaril").leaders(P2, "clever_clever_ssruu");
    for (TableKit copied : List.of(kit, kit.with(new RelicExhausted(P1, RELIC)::fold))) {
      List<RelicId> exhausted = copied.table().part(Relics.ID).exhausted();
      Scenario<GameState> used =
          turn(copied, P2).when(P2, ability(JR)).when(P2, choose("p2")).thenAccepted();

      assertThat(used.table().player(P2).tradeGoods()).isEqualTo(1);
      assertThat(used.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
          .containsExactly(SSRUU);
      assertThat(used.table().part(Relics.ID).exhausted()).isEqualTo(exhausted);
    }
    turn(kit.leader(P2, "clever_clever_ssruu", LeaderState.EXHAUSTED), P2)
        .when(P2, ability(JR))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("relic/jr_xs455_o.N1.2")
  void theAgentOfTheYssarilDoesNotCopyItForItsOwner() {
    TableKit own = board(0).player(P1, "yssaril").leaders(P1, "clever_clever_ssruu");
    Scenario<GameState> used =
        turn(own, P1).when(P1, ability(JR)).when(P1, choose("p1")).thenAccepted();
    assertThat(used.table().part(Relics.ID).exhausted()).containsExactly(RELIC);
    assertThat(used.table().player(P1).leaders().lying(LeaderState.READIED)).contains(SSRUU);

    turn(own.with(new RelicExhausted(P1, RELIC)::fold), P1)
        .when(P1, ability(JR))
        .thenRefused("abilities.3");
  }

  @Test
  void otherRelicsAreNoAgents() {
    TableKit kit =
        HeldRelics.by(board(0), P1, "the_prophets_tears")
            .player(P2, "yssaril")
            .leaders(P2, "clever_clever_ssruu");
    assertThat(abilities(turn(kit, P2), P2))
        .doesNotContain(JR)
        .noneMatch(name -> name.startsWith("relic/"));
  }

  @Test
  @Rule({"relic/jr_xs455_o.N1", "leaders.4"})
  void itIsReadiedInTheStatusPhase() {
    TableKit exhausted = board(0).with(new RelicExhausted(P1, RELIC)::fold);
    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            exhausted.frame(new StatusPhase().at(Step.READY, List.of())));
    assertThat(status.happened()).contains(new RelicsReadied(P1, List.of(RELIC)));
  }
}
