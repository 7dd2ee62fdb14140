package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** P1 resolves a primary ability by its hero, which is purged. */
class MathisMathinusTest {
  private static final Tokens FULL = new Tokens(3, 3, 2);
  private static final Tokens PAID = new Tokens(3, 3, 1);

  @Test
  void theOwnerUsesThePrimaryOfAnyCardWithoutExhaustingIt() {
    TableKit kit = Cards.held(kit(), P2, "trade");
    Scenario<GameState> asked =
        Using.turn(kit, P1).when(P1, Using.ability("leader/mathis_mathinus"));
    assertThat(Using.candidates(asked, P1)).hasSize(8).contains("trade", "warfare");

    Scenario<GameState> traded = asked.when(P1, Using.choose("trade"));
    assertThat(traded.table().player(P1).tradeGoods()).isEqualTo(3);
    Scenario<GameState> over =
        traded.when(P1, new PickFollowers(List.of())).when(P1, Using.choose()).thenAccepted();
    assertThat(over.table().kernel().stack()).isEmpty();
    assertThat(over.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);
    assertThat(over.table().player(P2).strategyCards())
        .isEqualTo(Map.of(Cards.card("trade"), false));
  }

  @Test
  @Rule("leader/mathis_mathinus.N1")
  void whoIsChosenPaysTheUsualTokenAndOthersAreNotAsked() {
    Scenario<GameState> asked = resolved("construction").when(P1, Using.choose("p3"));
    assertThat(asked.awaited()).containsExactly(P3);

    Scenario<GameState> followed = asked.when(P3, Using.placing("26")).thenAccepted();
    assertThat(followed.table().player(P3).tokens()).isEqualTo(PAID);
    Scenario<GameState> over = asked.when(P3, Using.DECLINE).thenAccepted();
    assertThat(over.table().player(P3).tokens()).as("nobody has to").isEqualTo(FULL);
    assertThat(over.table().kernel().stack()).as("P2 is not asked").isEmpty();
  }

  @Test
  @Rule("leader/mathis_mathinus.N1")
  void leadershipCostsNoToken() {
    Scenario<GameState> asked =
        used("leadership")
            .when(P1, new GainTokens(new Tokens(3, 0, 0), Payment.NOTHING))
            .when(P1, Using.choose("p2"));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<GameState> gained =
        asked.when(P2, new GainTokens(new Tokens(1, 0, 0), new Payment(Using.planets("meer"), 0)));
    assertThat(gained.thenAccepted().table().player(P2).tokens()).isEqualTo(new Tokens(4, 3, 2));
  }

  @Test
  @Rule("leader/mathis_mathinus.N1.1")
  void theTokenOfConstructionGoesOntoTheBoard() {
    Scenario<GameState> followed =
        resolved("construction").when(P1, Using.choose("p3")).when(P3, Using.placing("26"));

    assertThat(followed.thenAccepted().table().tokens().get(SystemId.of("26"))).containsExactly(P3);
  }

  @Test
  @Rule("leader/mathis_mathinus.N2")
  void whoIsLetInByTradeHasToFollowForNothingAndWhoIsLetInByTheHeroMayPay() {
    Scenario<GameState> picked = used("trade").when(P1, new PickFollowers(List.of(P2)));
    assertThat(Using.candidates(picked, P1)).containsExactly("p3");

    Scenario<GameState> asked = picked.when(P1, Using.choose("p3")).thenAccepted();
    assertThat(asked.table().player(P2).commodities()).isEqualTo(4);
    assertThat(asked.table().player(P2).tokens()).isEqualTo(FULL);
    assertThat(asked.awaited()).containsExactly(P3);

    Scenario<GameState> paid = asked.when(P3, Using.FOLLOW).thenAccepted();
    assertThat(paid.table().player(P3).commodities()).isPositive();
    assertThat(paid.table().player(P3).tokens()).isEqualTo(PAID);
    Scenario<GameState> declined = asked.when(P3, Using.DECLINE).thenAccepted();
    assertThat(declined.table().player(P3).commodities()).isZero();
    assertThat(declined.table().player(P3).tokens()).isEqualTo(FULL);

    Scenario<GameState> alone = picked.when(P1, Using.choose()).thenAccepted();
    assertThat(alone.table().player(P2).commodities()).as("without the hero, too").isEqualTo(4);
    assertThat(alone.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("leader/mathis_mathinus.N3")
  void acquiescenceIsNotOffered() {
    TableKit kit = kit().notes(P2, "acquiescence");
    assertThat(Using.abilities(Using.card(kit, P1, "construction"), P2))
        .as("in a strategic action")
        .contains("promissory_note/acquiescence");

    Scenario<GameState> used =
        Using.turn(kit, P1)
            .when(P1, Using.ability("leader/mathis_mathinus"))
            .when(P1, Using.choose("construction"));
    assertThat(used.awaited()).containsExactly(P1);
    Scenario<GameState> asked =
        used.when(P1, new PlaceNoStructure())
            .when(P1, new PlaceNoStructure())
            .when(P1, Using.choose("p2"));
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(Using.abilities(asked, P2)).doesNotContain("promissory_note/acquiescence");
  }

  private static Scenario<GameState> used(String card) {
    return Using.turn(kit(), P1)
        .when(P1, Using.ability("leader/mathis_mathinus"))
        .when(P1, Using.choose(card))
        .thenAccepted();
  }

  /** After a primary ability that places nothing. */
  private static Scenario<GameState> resolved(String card) {
    return used(card).when(P1, new PlaceNoStructure()).when(P1, new PlaceNoStructure());
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "winnu")
        .player(P2, "sol")
        .player(P3, "arborec")
        .leaders(P1, "mathis_mathinus")
        .sheet(P1, 3, 3, 2)
        .sheet(P2, 3, 3, 2)
        .sheet(P3, 3, 3, 2)
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .tile("75", 1, 0)
        .tile("37", 1, 1)
        .controls(P1, "abyz")
        .controls(P2, "arinam", "meer")
        .controls(P3, "lodor");
  }
}
