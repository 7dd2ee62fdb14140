package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.leaders.LeaderState;

/** P1 plays the Council Keleres. */
class SuffiAnKeleresTest {
  private static final String UNLOCK = "rule/paid-unlock";
  private static final String MINING = "action_card/mining_initiative";
  private static final String ECONOMIC = "action_card/economic_initiative";
  private static final String INSUBORDINATION = "action_card/insubordination";
  private static final UseStrategyCard TRADE = new UseStrategyCard(Cards.card("trade"));
  private static final ResearchTechnology RESEARCH =
      new ResearchTechnology(new TechnologyId("neural_motivator"), List.of(), Optional.empty());
  private static final PickFollowers NOBODY = new PickFollowers(List.of());
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule({"leader/suffi_an_keleres.N1", "leader/suffi_an_keleres.N3"})
  void afterACardThatWasAnActionOneGoodUnlocksHerAndBringsNoAction() {
    Scenario<GameState> played = mined(locked().goods(P1, 0, 0));
    assertThat(Using.abilities(played, P1)).as("with what the card has gained").contains(UNLOCK);
    Scenario<GameState> unlocked = played.when(P1, ability(UNLOCK)).thenAccepted();

    assertThat(unlocked.happened())
        .contains(new GoodsSpent(P1, 1), new LeaderUnlocked(P1, new LeaderId("suffi_an_keleres")));
    assertThat(unlocked.table().player(P1).leaders().lying(LeaderState.UNLOCKED)).hasSize(1);
    assertThat(unlocked.table().kernel().stack()).as("the turn is over").isEmpty();

    Scenario<GameState> kept = played.when(P1, NO).thenAccepted();
    assertThat(kept.table().player(P1).leaders().lying(LeaderState.UNLOCKED)).isEmpty();
    assertThat(kept.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("leader/suffi_an_keleres.N1")
  void whoHasPaidForTheCardPaysForHerBesides() {
    TableKit kit = locked().holds(P1, "focused_research").goods(P1, 4, 0);
    Scenario<GameState> poor =
        Using.turn(kit, P1).when(P1, ability("action_card/focused_research"));
    Scenario<GameState> researched = poor.when(P1, RESEARCH).thenAccepted();
    assertThat(researched.table().player(P1).tradeGoods()).isZero();
    assertThat(researched.table().kernel().stack()).as("no good is left for her").isEmpty();

    Scenario<GameState> rich =
        Using.turn(kit.goods(P1, 5, 0), P1)
            .when(P1, ability("action_card/focused_research"))
            .when(P1, RESEARCH)
            .when(P1, ability(UNLOCK))
            .thenAccepted();
    assertThat(rich.table().player(P1).tradeGoods()).isZero();
    assertThat(rich.table().player(P1).leaders().lying(LeaderState.UNLOCKED)).hasSize(1);
  }

  @Test
  void nothingButAnActionCardThatIsAnActionUnlocksHerForHerOwner() {
    Scenario<GameState> traded =
        Using.turn(locked().goods(P1, 3, 0), P1).when(P1, TRADE).when(P1, NOBODY);
    assertThat(traded.thenAccepted().awaited()).as("Trade is followed").containsExactly(P2);
    assertThat(traded.when(P2, Using.DECLINE).table().kernel().stack()).isEmpty();
    TableKit stranger = board("sol").goods(P1, 3, 0);
    assertThat(mined(stranger).table().kernel().stack()).as("nothing is asked").isEmpty();
    assertThat(Using.abilities(mined(unlocked()), P1)).doesNotContain(UNLOCK);
  }

  @Test
  @Rule({"leader/suffi_an_keleres.N2", "leader/suffi_an_keleres.N5"})
  void eachComponentActionBringsOneMoreWhichIsNoPass() {
    Scenario<GameState> one = mined(unlocked());
    assertThat(one.awaited()).containsExactly(P1);
    one.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
    assertThat(one.options(P1)).doesNotContain(Option.plain(new Pass()));
    assertThat(one.options(P1)).contains(Option.plain(new EndTurn()));

    Scenario<GameState> two = one.when(P1, ability(ECONOMIC)).thenAccepted();
    Scenario<GameState> three = two.when(P1, ability(INSUBORDINATION)).thenAccepted();
    assertThat(three.table().player(P2).tokens().tactic()).isEqualTo(2);
    assertThat(three.awaited()).as("a fourth action").containsExactly(P1);
    assertThat(three.when(P1, new EndTurn()).table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("leader/suffi_an_keleres.N5")
  void whoCouldHavePassedBeforeCannotPassInAFurtherAction() {
    TableKit free = unlocked().with(t -> t.withPlayer(P1, p -> p.withStrategyCards(Map.of())));
    assertThat(Using.turn(free, P1).options(P1)).contains(Option.plain(new Pass()));

    Scenario<GameState> further = mined(free);
    assertThat(further.options(P1))
        .doesNotContain(Option.plain(new Pass()))
        .contains(Option.plain(new EndTurn()));
    further.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
  }

  @Test
  void anotherActionBringsNone() {
    Scenario<GameState> traded =
        mined(unlocked()).when(P1, TRADE).when(P1, NOBODY).when(P2, Using.DECLINE);
    assertThat(traded.thenAccepted().table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("leader/suffi_an_keleres.N3.1")
  void whatIsUnlockedByTheFirstOfTwoActionsActsAfterTheSecond() {
    TableKit kit = locked().technologies(P1, "fleet_logistics").goods(P1, 1, 0);
    Scenario<GameState> unlocked = mined(kit).when(P1, ability(UNLOCK)).thenAccepted();
    assertThat(unlocked.awaited()).containsExactly(P1);

    Scenario<GameState> second = unlocked.when(P1, ability(ECONOMIC)).thenAccepted();
    assertThat(second.awaited()).as("a third action").containsExactly(P1);
    assertThat(second.options(P1)).contains(Option.plain(new EndTurn()));
    Scenario<GameState> other =
        unlocked.when(P1, TRADE).when(P1, NOBODY).when(P2, Using.DECLINE).thenAccepted();
    assertThat(other.table().kernel().stack()).as("no third action").isEmpty();
  }

  @Test
  @Rule("leader/suffi_an_keleres.N4")
  void whoseTurnIsEndedLosesTheActionsThatAreLeft() {
    Scenario<GameState> three =
        mined(unlocked().technologies(P1, "fleet_logistics").holds(P2, "coup_detat"))
            .when(P1, ability(ECONOMIC))
            .thenAccepted();
    Scenario<GameState> ended =
        three.when(P1, TRADE).when(P2, ability("action_card/coup_detat")).thenAccepted();
    assertThat(ended.table().kernel().stack()).as("the turn is over").isEmpty();
    assertThat(ended.table().player(P1).strategyCards()).containsEntry(Cards.card("trade"), false);
  }

  @Test
  @Rule("leader/suffi_an_keleres.N6")
  void whoseFurtherActionIsCancelledMayEndTheTurn() {
    Scenario<GameState> cancelled =
        mined(unlocked().holds(P2, "sabotage"), NO)
            .when(P1, ability(ECONOMIC))
            .when(P2, ability("action_card/sabotage"))
            .thenAccepted();
    assertThat(cancelled.awaited()).containsExactly(P1);
    assertThat(cancelled.when(P1, new EndTurn()).thenAccepted().table().kernel().stack()).isEmpty();
  }

  private static Scenario<GameState> mined(TableKit kit, Command... answers) {
    Scenario<GameState> mined = Using.turn(kit, P1).when(P1, ability(MINING)).thenAccepted();
    for (Command answer : answers) {
      mined = mined.when(P2, answer).thenAccepted();
    }
    return mined;
  }

  private static TableKit unlocked() {
    return board("keleres").leader(P1, "suffi_an_keleres", LeaderState.UNLOCKED).goods(P1, 3, 0);
  }

  private static TableKit locked() {
    return board("keleres").leader(P1, "suffi_an_keleres", LeaderState.LOCKED);
  }

  private static TableKit board(String faction) {
    TableKit kit =
        TableKit.players(2)
            .player(P1, faction)
            .tile("75", 0, 0)
            .controls(P1, "loki")
            .sheet(P2, 3, 3, 2)
            .holds(P1, "mining_initiative", "economic_initiative", "insubordination");
    return Cards.held(kit, P1, "trade");
  }
}
