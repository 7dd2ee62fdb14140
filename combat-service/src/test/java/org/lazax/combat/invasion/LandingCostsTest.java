package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitGroundForces.Toll;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;

/** What the mechs of the Keleres ask of who lands on their planet. */
class LandingCostsTest {
  private static final Payment GOOD = new Payment(List.of(), 1);

  private static TableKit guarded(int mechs) {
    return field()
        .player(P2, "keleres")
        .units(P1, "27", CARRIER, 1)
        .units(P1, "27", INFANTRY, 3)
        .units(P2, ON_ALBION, MECH, mechs);
  }

  private static CommitGroundForces land(PlanetId planet, Payment... payments) {
    return new CommitGroundForces(
        List.of(new Landing(planet, List.of(group(INFANTRY, 3)))),
        Optional.empty(),
        Optional.empty(),
        Optional.of(Stream.of(payments).map(payment -> new Toll(planet, payment)).toList()));
  }

  @Test
  @Rule("unit/omniopiares.N1")
  void oneInfluenceIsPaidForEachMechByItself() {
    Scenario<CombatState> asked = invasion(guarded(3).controls(P1, "mallice").goods(P1, 2, 0));
    Payment three = new Payment(List.of(new PlanetId("mallice")), 0);

    asked.when(P1, land(ALBION, three)).thenRefused("unit/omniopiares.N1");
    asked.when(P1, land(ALBION)).thenRefused("unit/omniopiares.N1");
    asked.when(P1, land(ALBION, GOOD, GOOD, GOOD)).thenRefused("trade_goods.4");
    asked.when(P1, land(STARPOINT, GOOD)).thenRefused("unit/omniopiares.N1");
    Scenario<CombatState> landed =
        asked.when(P1, land(ALBION, three, GOOD, GOOD), 8, 1, 1, 1, 1, 1);
    assertThat(landed.table().player(P1).tradeGoods()).isZero();
    assertThat(landed.table().planets().readied(P1, new PlanetId("mallice"))).isFalse();
    assertThat(count(landed, P1, ON_ALBION, INFANTRY)).isEqualTo(3);
  }

  @Test
  @Rule("unit/omniopiares.N1")
  void whoCannotPayCannotLandThere() {
    Scenario<CombatState> asked = invasion(guarded(3).goods(P1, 1, 0));

    CommitOption option = (CommitOption) asked.options(P1).getFirst();
    assertThat(option.planets()).containsExactly(STARPOINT);
    assertThat(option.tolls()).isEmpty();
  }

  @Test
  @Rule("invasion.2")
  void whatNobodyAsksForIsNotPaid() {
    Scenario<CombatState> asked =
        invasion(field().units(P1, "27", CARRIER, 1).units(P1, "27", INFANTRY, 3).goods(P1, 1, 0));

    Scenario<CombatState> refused = asked.when(P1, land(ALBION, GOOD)).thenRefused("invasion.2");
    assertThat(refused.table().player(P1).tradeGoods()).isEqualTo(1);
    asked
        .when(
            P1,
            new CommitGroundForces(
                List.of(new Landing(ALBION, List.of(group(INFANTRY, 3)))),
                Optional.empty(),
                Optional.empty(),
                Optional.of(List.of(new Toll(STARPOINT, GOOD)))))
        .thenRefused("invasion.2");
    asked.when(P1, land(ALBION)).thenAccepted();
  }

  @Test
  void whereNoMechStandsNothingIsPaid() {
    Scenario<CombatState> asked = invasion(guarded(1).goods(P1, 1, 0));

    CommitOption option = (CommitOption) asked.options(P1).getFirst();
    assertThat(option.tolls().orElseThrow().payments()).containsExactly(Map.entry(ALBION, 1));
    asked.when(P1, land(STARPOINT)).thenAccepted();
  }
}
