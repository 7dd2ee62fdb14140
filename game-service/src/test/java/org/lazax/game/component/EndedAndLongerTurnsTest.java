package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.strategy.StrategyCardExhausted;

/** Coup d'Etat ends a turn, and the Minister of War makes one longer. P1 has the turn. */
class EndedAndLongerTurnsTest {
  private static final UseAbility COUP = use("action_card/coup_detat");
  private static final UseAbility WAR = use("agenda/minister_of_war");
  private static final UseAbility PLAN = use("action_card/master_plan");
  private static final UseAbility STIMS = use("technology/bio_stims");
  private static final UseAbility STALL = use("faction_ability/stall_tactics");

  @Test
  void theStrategyCardIsNeitherUsedNorExhausted() {
    Scenario<GameState> declared = declared(Cards.held(TableKit.players(2), P1, "trade"));
    assertThat(declared.awaited()).containsExactly(P2);
    Scenario<GameState> ended = declared.when(P2, COUP);

    assertThat(ended.table().player(P1).strategyCards()).containsEntry(card("trade"), false);
    assertThat(ended.table().player(P1).tradeGoods()).isZero();
    assertThat(ended.happened()).noneMatch(StrategyCardExhausted.class::isInstance);
    assertThat(ended.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("action_card/coup_detat.N1")
  void whoIsStoppedStillUsesWhatIsUsedAtTheEndOfATurn() {
    TableKit kit = Cards.held(stims(TableKit.players(2)), P1, "trade");
    Scenario<GameState> ended = declared(kit.technologies(P1, "fleet_logistics")).when(P2, COUP);
    assertThat(ended.table().kernel().within(StrategicAction.class)).isEmpty();
    assertThat(about(ended.table())).isEqualTo(new TurnEnds(P1).moment().value());
    assertThat(ended.awaited()).containsExactly(P1);

    assertThat(ended.when(P1, STIMS).table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("bio_stims"));
  }

  @Test
  @Rule("action_card/master_plan.N2")
  void whoseTurnIsEndedTakesNoFurtherActionByAMasterPlan() {
    TableKit planning = Cards.held(TableKit.players(2), P1, "trade").holds(P1, "master_plan");
    Scenario<GameState> ended = declared(planning).when(P2, COUP).thenAccepted();
    assertThat(ended.table().kernel().stack()).as("the turn is over").isEmpty();
    ended.when(P1, PLAN).thenRefusedAs("not-awaited");

    Scenario<GameState> second =
        turn(planning
                .technologies(P1, "fleet_logistics")
                .holds(P1, "economic_initiative")
                .holds(P2, "coup_detat"))
            .when(P1, use("action_card/economic_initiative"))
            .when(P1, PLAN)
            .thenAccepted();
    assertThat(about(second.table())).isEqualTo("action");
    Scenario<GameState> stopped =
        second.when(P1, new UseStrategyCard(card("trade"))).when(P2, COUP).thenAccepted();
    assertThat(stopped.table().kernel().stack()).as("no third action").isEmpty();
  }

  @Test
  void nobodyStopsItsOwnAction() {
    TableKit kit = Cards.held(TableKit.players(2), P1, "trade").holds(P1, "coup_detat");

    Scenario<GameState> used = turn(kit).when(P1, new UseStrategyCard(card("trade")));
    assertThat(used.happened()).isNotEmpty();
    used.when(P1, COUP).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule("agenda/minister_of_war.N1")
  void betweenTheActionsNothingThatBeginsOrEndsATurnHappens() {
    TableKit kit =
        stims(TableKit.players(2).player(P1, "yssaril"))
            .technologies(P1, "transit_diodes")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .controls(P1, "loki", "abyz")
            .units(P1, "75/loki", UnitType.INFANTRY, 1)
            .tokens(P1, "75")
            .holds(P1, "insubordination")
            .with(t ->
                t.withCouncil(
                    t.council()
                        .withLaw(
                            new Law(
                                new AgendaId("minister_of_war"),
                                Optional.of(AgendaOutcome.elect(P1)),
                                Optional.of(P1)))));
    Scenario<GameState> begun = turn(kit);
    assertThat(about(begun.table())).isEqualTo("turn-begins");

    Scenario<GameState> stalled = begun.when(P1, new LetPass(Service.GAME)).when(P1, STALL);
    assertThat(about(stalled.table())).as("an infiltrator may land").isEqualTo("ability-resolved");
    Scenario<GameState> done = stalled.when(P1, new LetPass(Service.GAME));
    assertThat(about(done.table())).isEqualTo("action-done");
    Scenario<GameState> more = done.when(P1, WAR);
    assertThat(more.table().tokens().values()).allMatch(Set::isEmpty);
    assertThat(more.table().council().laws()).isEmpty();
    assertThat(about(more.table())).isEqualTo("action");
    more.when(P1, STIMS).thenRefused("abilities.3");

    assertThat(about(more.when(P1, new EndTurn()).table())).isEqualTo("turn-ends");
  }

  /** P1 has Bio-Stims, and an exhausted technology that it readies. */
  private static TableKit stims(TableKit kit) {
    return kit.technologies(P1, "bio_stims", "sling_relay")
        .with(t ->
            t.withPlayer(
                P1,
                player ->
                    player.withTechnologies(
                        player.technologies(), Set.of(new TechnologyId("sling_relay")))));
  }

  private static Scenario<GameState> declared(TableKit kit) {
    return turn(kit.holds(P2, "coup_detat")).when(P1, new UseStrategyCard(card("trade")));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static String about(Table table) {
    return table.kernel().awaiting().orElseThrow().about();
  }
}
