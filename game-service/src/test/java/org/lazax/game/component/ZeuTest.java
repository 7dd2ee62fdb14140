package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;

/** It is the turn of P1, the Naalu. P2 has a cruiser in 38, P3 a command token in 75. */
class ZeuTest {
  private static final SystemId ABYZ = SystemId.of("38");
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule({"leader/zeu.N1", "leader/zeu.N3"})
  void thePlayerTakesATacticalActionWithoutAToken() {
    Scenario<GameState> used = used(kit(), "p3");
    assertThat(used.awaited()).containsExactly(P3);
    Scenario<GameState> activated = used.when(P3, activate("38")).thenAccepted();

    assertThat(activated.table().tokens().get(ABYZ)).isNull();
    assertThat(activated.table().player(P3).tokens().tactic()).isZero();
    assertThat(activated.happened()).noneMatch(TokenPlaced.class::isInstance);
    assertThat(activated.table().kernel().frame().map(Frame::procedure))
        .contains(new Movement(P3, ABYZ));
    assertThat(TurnTaken.seat(activated.table())).contains(P1);
    assertThat(activated.table().player(P1).leaders().lying(LeaderState.EXHAUSTED)).hasSize(1);
  }

  @Test
  @Rule("leader/zeu.N1.1")
  void noHomeSystemAndNoSystemWithAnOwnTokenIsActivated() {
    Scenario<GameState> used = used(kit(), "p3");

    assertThat(systems(used, P3)).containsExactly(ABYZ);
    used.when(P3, activate("75")).thenRefused("leader/zeu.N1.1");
    used.when(P3, activate("9")).thenRefused("leader/zeu.N1.1");
    used.when(P3, new Pass()).thenRefusedAs("not-awaited");
    assertThat(systems(used(kit(), "p2"), P2)).contains(SystemId.of("75"), ABYZ);
    TableKit none = kit().tokens(P3, "38");
    assertThat(Using.candidates(Using.turn(none, P1).when(P1, Using.ability("leader/zeu")), P1))
        .containsExactly("p1", "p2");
  }

  @Test
  @Rule({"leader/zeu.N1.2", "leader/zeu.N1.3"})
  void othersReactToTheActivationAndNotesReturn() {
    TableKit kit =
        kit().notes(P2, "ceasefire@p3").notesInPlay(P3, "alliance@p2").law("minister_of_peace", P1);
    Scenario<GameState> activated = used(kit, "p3").when(P3, activate("38")).thenAccepted();

    assertThat(activated.table().player(P3).notesInPlay()).isEmpty();
    assertThat(activated.table().player(P2).notes()).contains(Note.parse("alliance@p2"));
    assertThat(Using.abilities(activated, P1)).contains("agenda/minister_of_peace");
    Scenario<GameState> next = activated.when(P1, NO);
    assertThat(Using.abilities(next, P2)).contains("promissory_note/ceasefire");
  }

  @Test
  @Rule("leader/zeu.N2")
  void thePlayerIsTheActivePlayer() {
    TableKit kit = kit().holds(P3, "rally").holds(P2, "counterstroke").tokens(P2, "38");
    Scenario<GameState> activated = used(kit, "p3").when(P3, activate("38")).thenAccepted();

    assertThat(activated.awaited()).as("the active player is first").containsExactly(P3);
    assertThat(Using.abilities(activated, P3)).contains("action_card/rally");
    assertThat(activated.when(P3, NO).awaited()).containsExactly(P2);
    assertThat(activated.table().kernel().within(TacticalAction.class).map(TacticalAction::seat))
        .contains(P3);
  }

  @Test
  @Rule("leader/zeu.N3.1")
  void nothingBeginsOrEndsATurnOfThePlayer() {
    TableKit kit =
        kit()
            .technologies(P3, "predictive_intelligence", "transit_diodes")
            .units(P3, "75/loki", INFANTRY, 1)
            .controls(P3, "abaddon");
    assertThat(about(used(kit, "p3").table())).as("no turn begins").isEqualTo("action");
    Scenario<GameState> over = Scenario.given(decider(), ending(kit, List.of(), P3));

    assertThat(over.awaited()).doesNotContain(P3);
    assertThat(over.table().kernel().within(Turn.class))
        .as("the turn is over")
        .contains(new Turn(P1).at(begun()));
  }

  private static Turn.Progress.Step begun() {
    return Turn.Progress.Step.ACTION;
  }

  @Test
  @Rule("leader/zeu.N3.2")
  void itIsNoTurnOfTheYssaril() {
    TableKit kit =
        kit()
            .player(P3, "yssaril")
            .technologies(P3, "transparasteel_plating")
            .tokens(P2, "38")
            .holds(P2, "counterstroke");
    Scenario<GameState> granted =
        Scenario.given(
            decider(),
            kit.frame(new ActionPhase().inTurn(List.of(P2), P1, 1))
                .frame(new Turn(P1).acting())
                .frame(Turn.granted(P3)));
    Scenario<GameState> own =
        Scenario.given(
            decider(),
            kit.frame(new ActionPhase().inTurn(List.of(P2), P3, 3))
                .frame(new Turn(P3).at(begun())));

    assertThat(granted.when(P3, activate("38")).awaited()).contains(P2);
    TableKit pool = kit.sheet(P3, 1, 3, 0);
    assertThat(
            Scenario.given(
                    decider(),
                    pool.frame(new ActionPhase().inTurn(List.of(P2), P3, 3))
                        .frame(new Turn(P3).at(begun())))
                .when(P3, activate("38"))
                .awaited())
        .doesNotContain(P2);
    assertThat(own.awaited()).containsExactly(P3);
  }

  @Test
  @Rule({"leader/zeu.N4", "leader/zeu.N6", "leader/zeu.N6.1"})
  void afterTheActionAMasterPlanGrantsOneMoreAndFleetLogisticsDoesNot() {
    TableKit kit = kit().technologies(P3, "fleet_logistics").holds(P3, "master_plan");
    Scenario<GameState> done = Scenario.given(decider(), ending(kit, List.of(), P3));
    assertThat(Using.abilities(done, P3)).contains("action_card/master_plan");

    Scenario<GameState> declined = done.when(P3, NO).thenAccepted();
    assertThat(declined.table().kernel().within(Turn.class)).contains(new Turn(P1).at(begun()));

    Scenario<GameState> more =
        done.when(P3, Using.ability("action_card/master_plan")).thenAccepted();
    assertThat(more.awaited()).containsExactly(P3);
    assertThat(TurnTaken.seat(more.table())).contains(P1);
    more.when(P3, new Pass()).thenRefused("technology/fleet_logistics.N4");
    Scenario<GameState> over = more.when(P3, new EndTurn()).thenAccepted();
    assertThat(over.table().kernel().within(Turn.class)).contains(new Turn(P1).at(begun()));
  }

  @Test
  @Rule("leader/zeu.N6.1")
  void theMinisterOfWarGrantsOneMoreAction() {
    TableKit kit = kit().law("minister_of_war", P3);
    Scenario<GameState> done = Scenario.given(decider(), ending(kit, List.of(), P3));
    Scenario<GameState> more =
        done.when(P3, Using.ability("agenda/minister_of_war")).thenAccepted();

    assertThat(more.table().tokens().get(SystemId.of("75"))).isNullOrEmpty();
    assertThat(more.awaited()).containsExactly(P3);
    assertThat(about(more.table())).isEqualTo("action");
  }

  @Test
  @Rule("leader/zeu.N5")
  void whatWouldEndTheTurnEndsTheActionAlone() {
    TableKit kit =
        kit()
            .player(P2, "xxcha")
            .technologies(P2, "nullification_field")
            .technologies(P1, "fleet_logistics")
            .sheet(P2, 2, 3, 2);
    Scenario<GameState> other =
        used(kit, "p3")
            .when(P3, activate("38"))
            .when(P2, Using.ability("technology/nullification_field"))
            .thenAccepted();
    assertThat(other.table().kernel().within(TacticalAction.class)).isEmpty();
    assertThat(other.awaited()).as("the turn goes on").containsExactly(P1);
    assertThat(about(other.table())).isEqualTo("action");

    Scenario<GameState> own =
        used(kit, "p1")
            .when(P1, activate("38"))
            .when(P2, Using.ability("technology/nullification_field"))
            .thenAccepted();
    assertThat(own.table().kernel().stack()).as("the turn is over").isEmpty();
  }

  @Test
  void thePlayerWhoseTurnItIsGoesOnWithItsTurn() {
    TableKit kit = kit().technologies(P1, "fleet_logistics").holds(P1, "master_plan");
    Scenario<GameState> done = Scenario.given(decider(), ending(kit, List.of(), P1));
    assertThat(done.table().kernel().within(Turn.class))
        .as("asked once, in the turn")
        .contains(new Turn(P1).acting().at(begun()));

    assertThat(about(done.when(P1, NO).table())).isEqualTo("action");
    assertThat(used(kit(), "p3").when(P3, new EndTurn()).table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"leader/zeu.N7", "leader/zeu.N7.1"})
  void whoHasPassedIsChosenAndStaysPassed() {
    TableKit kit = Cards.secrets(kit(), P3, "prove_endurance");
    Scenario<GameState> used =
        Scenario.given(
                decider(),
                kit.frame(new ActionPhase().inTurn(List.of(P2, P3), P1, 1)).frame(new Turn(P1)))
            .when(P1, Using.ability("leader/zeu"))
            .when(P1, Using.choose("p3"));
    assertThat(used.awaited()).containsExactly(P3);

    Scenario<GameState> over = Scenario.given(decider(), ending(kit, List.of(P2, P3), P3));
    assertThat(over.table().kernel().within(ActionPhase.class).orElseThrow().passed())
        .containsExactly(P2, P3);
    assertThat(over.table().kernel().within(ScoreAchievements.class)).isEmpty();
    assertThat(over.table().kernel().within(Turn.class)).map(Turn::seat).contains(P1);
    assertThat(over.awaited()).containsExactly(P1);
  }

  @Test
  @Rule("leader/zeu.N6.2")
  void aComponentActionThatIsGrantedSoBringsKeleresOneMore() {
    TableKit keleres =
        kit()
            .player(P3, "keleres")
            .leader(P3, "suffi_an_keleres", LeaderState.UNLOCKED)
            .holds(P3, "master_plan", "mining_initiative", "economic_initiative");
    Scenario<GameState> extra =
        Scenario.given(decider(), ending(keleres, List.of(), P3))
            .when(P3, Using.ability("action_card/master_plan"));

    Scenario<GameState> further = extra.when(P3, Using.ability("action_card/mining_initiative"));
    assertThat(further.awaited()).as("one more").containsExactly(P3);
    Scenario<GameState> third =
        further.when(P3, Using.ability("action_card/economic_initiative")).thenAccepted();
    assertThat(third.awaited()).as("and one more").containsExactly(P3);
    assertThat(third.when(P3, new EndTurn()).table().kernel().within(Turn.class))
        .contains(new Turn(P1).at(begun()));
  }

  @Test
  @Rule("leader/zeu.N7.2")
  void whoHasPassedPlaysNoCardsInTheActionThatTheYssarilGrant() {
    TableKit kit =
        kit()
            .player(P1, "yssaril")
            .leaders(P1, "clever_clever_ssruu")
            .player(P2, "naalu")
            .leaders(P2, "zeu")
            .holds(P3, "rally");
    TableKit plated = kit.technologies(P1, "transparasteel_plating");

    assertThat(rallying(kit, List.of(P3))).contains("action_card/rally");
    assertThat(rallying(plated, List.of())).contains("action_card/rally");
    assertThat(rallying(plated, List.of(P3))).isEmpty();
  }

  /** What P3 can use once it has activated 38 in the action of a copied Zeu. */
  private static List<String> rallying(TableKit kit, List<Seat> passed) {
    Scenario<GameState> activated =
        Scenario.given(
                decider(), kit.frame(new ActionPhase().inTurn(passed, P1, 1)).frame(new Turn(P1)))
            .when(P1, Using.ability("leader/zeu"))
            .when(P1, Using.choose("p3"))
            .when(P3, activate("38"))
            .thenAccepted();
    return Using.abilities(activated, P3);
  }

  /** In the turn of P1, the tactical action that is granted to this seat ends. */
  private static TableKit ending(TableKit kit, List<Seat> passed, Seat seat) {
    return kit.frame(new ActionPhase().inTurn(passed, P1, 1))
        .frame(new Turn(P1).acting())
        .frame(Turn.granted(seat).acting())
        .frame(new TacticalAction(seat, ABYZ).at(Step.END));
  }

  private static Scenario<GameState> used(TableKit kit, String player) {
    return Using.turn(kit, P1)
        .when(P1, Using.ability("leader/zeu"))
        .when(P1, Using.choose(player))
        .thenAccepted();
  }

  private static List<SystemId> systems(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(TurnOption.Activation.class::isInstance)
        .flatMap(option -> ((TurnOption.Activation) option).systems().stream())
        .toList();
  }

  private static ActivateSystem activate(String system) {
    return new ActivateSystem(SystemId.of(system));
  }

  private static String about(Table table) {
    return table.kernel().awaiting().orElseThrow().about();
  }

  private static GameDecider decider() {
    return new GameDecider(StandardRules.TABLE);
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "naalu")
        .leaders(P1, "zeu")
        .tile("9", 0, 0)
        .tile("38", 0, 1)
        .tile("75", 0, 2)
        .controls(P1, "maaluuk")
        .controls(P2, "abyz")
        .controls(P3, "loki")
        .units(P2, "38", CRUISER, 1)
        .sheet(P3, 0, 3, 0)
        .tokens(P3, "75");
  }
}
