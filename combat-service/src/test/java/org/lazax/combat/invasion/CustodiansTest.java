package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.galaxy.SystemId;

class CustodiansTest {
  private static final Landing ON_MECATOL =
      new Landing(PlanetId.MECATOL_REX, List.of(group(INFANTRY, 1)));

  /** Influence 3 and 1 on two planets, and four trade goods. */
  private static TableKit overMecatol() {
    return field()
        .tile("18", 0, 1)
        .units(P1, "18", CARRIER, 1)
        .units(P1, "18", INFANTRY, 2)
        .controls(P1, "archon_ren", "archon_tau")
        .controls(P2, "lodor")
        .goods(P1, 4, 0);
  }

  private static Scenario<CombatState> invade(TableKit kit) {
    return fight(kit.frame(new Invasion(P1, SystemId.MECATOL_REX)));
  }

  private static Payment pay(int goods, String... planets) {
    return new Payment(List.of(planets).stream().map(PlanetId::new).toList(), goods);
  }

  @Test
  @Rule({"custodians_token.2", "custodians_token.3"})
  void sixInfluenceTakesTheTokenAndAPointAndTheForcesLand() {
    Scenario<CombatState> after =
        invade(overMecatol())
            .when(
                P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(pay(3, "archon_ren"))));

    after.thenAccepted();
    assertThat(after.table().council().custodians()).isFalse();
    assertThat(after.table().player(P1).victoryPoints()).isEqualTo(1);
    assertThat(after.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(after.table().planets().readied(P1, new PlanetId("archon_ren"))).isFalse();
    assertThat(after.table().planets().controls(P1, PlanetId.MECATOL_REX)).isTrue();
  }

  @Test
  @Rule({"custodians_token.1", "invasion.N4", "mecatol_rex.1"})
  void nobodyLandsOnMecatolRexWithoutPaying() {
    invade(overMecatol())
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.empty()))
        .thenRefused(
            "custodians_token.1",
            "who lands on Mecatol Rex first pays 6 influence for the custodians token, in the field custodians",
            "influence",
            6);
  }

  @Test
  @Rule("custodians_token.2")
  void whoPaysMustLandThere() {
    invade(overMecatol())
        .when(P1, new CommitGroundForces(List.of(), Optional.of(pay(3, "archon_ren"))))
        .thenRefused("custodians_token.2");
  }

  @Test
  @Rule("faction_ability/blood_ties.N1")
  void whomItCostsNothingMustLandThereToo() {
    Scenario<CombatState> asked = invade(overMecatol().player(P1, "winnu"));

    asked
        .when(P1, new CommitGroundForces(List.of(), Optional.of(Payment.NOTHING)))
        .thenRefused("custodians_token.2");
    asked
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(Payment.NOTHING)))
        .thenAccepted()
        .then(table -> assertThat(table.council().custodians()).isFalse());
  }

  @Test
  @Rule({"custodians_token.2", "mecatol_rex.1"})
  void tooLittleInfluenceIsRefusedAndNothingIsPaid() {
    Scenario<CombatState> asked = invade(overMecatol());
    asked
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(pay(2, "archon_ren"))))
        .thenRefused(
            "custodians_token.2",
            "the custodians token costs 6 influence, and the payment is worth 5",
            "price",
            6);
    asked
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(pay(5, "archon_tau"))))
        .thenRefused("trade_goods.4");
    asked
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(pay(4, "lodor"))))
        .thenRefused("exhausted.1");
  }

  @Test
  @Rule("invasion.N4")
  void whoCannotPayIsNotAsked() {
    Scenario<CombatState> over = invade(overMecatol().goods(P1, 0, 0));

    assertThat(over.awaited()).isEmpty();
    assertThat(over.happened()).isEmpty();
  }

  @Test
  @Rule("custodians_token.2.1")
  void withoutGroundForcesToLandTheTokenIsNotOffered() {
    Scenario<CombatState> over =
        fight(
            field()
                .tile("18", 0, 1)
                .units(P1, "18", CARRIER, 1)
                .goods(P1, 9, 0)
                .frame(new Invasion(P1, SystemId.MECATOL_REX)));

    assertThat(over.awaited()).isEmpty();
  }

  @Test
  void onceTheTokenIsGoneLandingIsFree() {
    Scenario<CombatState> asked = invade(overMecatol().custodiansTaken());

    asked
        .when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.of(pay(3, "archon_ren"))))
        .thenRefused("custodians_token.2");
    asked.when(P1, new CommitGroundForces(List.of(ON_MECATOL), Optional.empty())).thenAccepted();
  }

  @Test
  void theOptionTellsThePriceAndTheMeans() {
    CommitOption option = (CommitOption) invade(overMecatol()).options(P1).getFirst();

    assertThat(option.custodians())
        .hasValueSatisfying(price -> {
          assertThat(price.influence()).isEqualTo(6);
          assertThat(price.means().tradeGoods()).isEqualTo(4);
        });
  }
}
