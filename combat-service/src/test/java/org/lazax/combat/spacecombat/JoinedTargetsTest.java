package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** What befalls ships in a space combat befalls ground forces of P2 that fight in it as ships. */
class JoinedTargetsTest {
  private static final String ALASTOR = "unit/the_alastor";
  private static final String SACRIFICE = "unit/exotrireme_ii#sacrifice";
  private static final String SPLICER = "technology/dimensional_splicer";

  private static TableKit against(String faction) {
    return field().player(P1, faction).player(P2, "nekro").controls(P2, "new_albion");
  }

  private static TableKit norr() {
    return against("sardakk_norr")
        .technologies(P1, "exotrireme_ii")
        .units(P1, "27", DREADNOUGHT, 1);
  }

  private static UnitSelection onAlbion(UnitType type) {
    return new UnitSelection(type, 1, false, Optional.of(ComponentRef.of(ALBION)));
  }

  // ---- the Exotrireme II ----

  @Test
  @Rule({"unit/the_alastor.N1", "unit/exotrireme_ii.N1"})
  void anExotriremeIsGivenUpForThoseThatHaveJoinedWhereverTheyStand() {
    Scenario<CombatState> asked =
        spaceCombat(
                norr()
                    .units(P2, "27", FLAGSHIP, 1)
                    .units(P2, "27", INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P2, use(ALASTOR), 1, 1, 1, 1, 1)
            .when(P1, use(SACRIFICE))
            .when(P2, pass());
    assertThat(singleOut(asked, P1).among())
        .containsExactlyInAnyOrder(group(FLAGSHIP, 1), group(INFANTRY, 1), onAlbion(INFANTRY));

    Scenario<CombatState> gone = asked.when(P1, pick(group(FLAGSHIP, 1), onAlbion(INFANTRY)));
    assertThat(count(gone, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(gone, P2, "27", FLAGSHIP)).isZero();
    assertThat(count(gone, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule("unit/the_alastor.N1")
  void anExotriremeIsGivenUpAlsoWhereNobodyElseIsLeft() {
    Scenario<CombatState> asked =
        fight(
            norr()
                .effect(P2, ALASTOR)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .frame(new SpaceCombat(SYSTEM, P1, P2).inNextRound().at(Step.ROLL)),
            1,
            1,
            1);
    assertThat(usable(asked, P1)).containsExactly(SACRIFICE);

    Scenario<CombatState> over = asked.when(P1, use(SACRIFICE)).when(P2, pass());
    assertThat(count(over, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(outcomes(over)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  void anExotriremePassesOverThoseThatHaveNotJoined() {
    Scenario<CombatState> over =
        spaceCombat(norr().units(P2, "27", FLAGSHIP, 1).units(P2, ON_ALBION, INFANTRY, 1))
            .when(P2, pass(), 1, 1, 1)
            .when(P1, use(SACRIFICE))
            .when(P2, pass());

    assertThat(count(over, P2, "27", FLAGSHIP)).isZero();
    assertThat(count(over, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("unit/z_grav_eidolon.N3")
  void anExotriremeIsGivenUpForAnEidolon() {
    Scenario<CombatState> asked =
        spaceCombat(
                norr()
                    .player(P2, "naaz_rokha")
                    .units(P2, "27", CARRIER, 2)
                    .units(P2, "27", MECH, 1),
                1,
                1,
                1,
                1,
                1)
            .when(P1, use(SACRIFICE));

    assertThat(singleOut(asked, P1).among())
        .containsExactlyInAnyOrder(group(CARRIER, 2), group(MECH, 1));
  }

  // ---- flagships ----

  private static Scenario<CombatState> yin() {
    return spaceCombat(
        against("yin")
            .damaged(P1, "27", FLAGSHIP, 1)
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, "27", FLAGSHIP, 1)
            .units(P2, "27", INFANTRY, 1)
            .units(P2, ON_ALBION, INFANTRY, 1));
  }

  @Test
  @Rule("unit/the_alastor.N1")
  void theVanHaugeTakesThoseWithItThatHaveJoined() {
    Scenario<CombatState> over = yin().when(P2, use(ALASTOR), 1, 1, 10, 1, 1, 1);

    assertThat(over.table().units().ships(SYSTEM)).isEmpty();
    assertThat(count(over, P2, "27", INFANTRY)).isZero();
    assertThat(count(over, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(over, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(outcomes(over)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule("unit/van_hauge.N2")
  void theVanHaugeLeavesGroundForcesThatHaveNotJoined() {
    Scenario<CombatState> over = yin().when(P2, pass(), 1, 1, 10, 1);

    assertThat(over.table().units().ships(SYSTEM)).isEmpty();
    assertThat(count(over, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(over, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("unit/the_alastor.N1")
  void againstTheFourthMoonThoseThatHaveJoinedDoNotSustainDamage() {
    TableKit kit = against("mentak").units(P2, "27", FLAGSHIP, 1).units(P2, ON_ALBION, MECH, 1);
    Scenario<CombatState> hit =
        spaceCombat(kit.units(P1, "27", FLAGSHIP, 1)).when(P2, use(ALASTOR), 7, 1, 1, 1, 1);
    assertThat(hits(hit, P2).eligible())
        .containsExactlyInAnyOrder(group(FLAGSHIP, 1), onAlbion(MECH));
    assertThat(hits(hit, P2).sustaining()).isEmpty();

    Scenario<CombatState> without =
        spaceCombat(kit.units(P1, "27", DREADNOUGHT, 1)).when(P2, use(ALASTOR), 5, 1, 1, 1);
    assertThat(hits(without, P2).sustaining())
        .containsExactlyInAnyOrder(group(FLAGSHIP, 1), onAlbion(MECH));
  }

  // ---- technologies ----

  @Test
  void whoHasJoinedUsesADimensionalSplicerWithoutAnyShip() {
    Scenario<CombatState> asked =
        fight(
            field()
                .tile("39", 5, 0)
                .player(P1, "nekro")
                .technologies(P1, "dimensional_splicer")
                .effect(P1, ALASTOR)
                .units(P1, "39", INFANTRY, 1)
                .units(P2, "39", CRUISER, 1)
                .frame(new SpaceCombat(SystemId.of("39"), P1, P2)));
    assertThat(usable(asked, P1)).containsExactly(SPLICER);

    Scenario<CombatState> hit = asked.when(P1, use(SPLICER));
    assertThat(count(hit, P2, "39", CRUISER)).isZero();
  }
}
