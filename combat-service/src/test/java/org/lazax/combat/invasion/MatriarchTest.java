package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatEnded;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

class MatriarchTest {
  /** The Matriarch with three fighters and an infantry over a planet of another player. */
  private static TableKit matriarch() {
    return field()
        .player(P1, "naalu")
        .units(P1, "27", FLAGSHIP, 1)
        .units(P1, "27", FIGHTER, 3)
        .units(P1, "27", INFANTRY, 1)
        .controls(P2, "new_albion");
  }

  private static CommitGroundForces land(UnitSelection... units) {
    return new CommitGroundForces(List.of(new Landing(ALBION, List.of(units))), Optional.empty());
  }

  @Test
  @Rule({"unit/matriarch.N1", "unit/matriarch.N2", "unit/matriarch.N3"})
  void fightersAloneFightForADrawAndGoBackToSpace() {
    Scenario<CombatState> asked =
        invasion(
            matriarch()
                .technologies(P1, "dacxive_animators")
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, SPACE_DOCK, 1));
    assertThat(((CommitOption) asked.options(P1).getFirst()).units())
        .containsExactlyInAnyOrder(group(FIGHTER, 3), group(INFANTRY, 1));

    Scenario<CombatState> after = asked.when(P1, land(group(FIGHTER, 2)), 10, 10, 1);

    assertThat(rolls(after).getFirst().groups().getFirst().units()).isEqualTo(2);
    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(happened(after, CombatEnded.class))
        .singleElement()
        .satisfies(ended -> assertThat(ended.winner()).isEmpty());
    assertThat(count(after, P1, "27", FIGHTER)).isEqualTo(3);
    assertThat(count(after, P1, ON_ALBION, FIGHTER)).isZero();
    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(after, P2, ON_ALBION, SPACE_DOCK)).isEqualTo(1);
    assertThat(after.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule({"unit/matriarch.N1", "invasion.5"})
  void infantryThatStoodWithThemTakesThePlanet() {
    Scenario<CombatState> after =
        invasion(matriarch().units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, land(group(FIGHTER, 1), group(INFANTRY, 1)), 10, 1, 1);

    assertThat(happened(after, CombatEnded.class))
        .singleElement()
        .satisfies(ended -> assertThat(ended.winner()).contains(P1));
    assertThat(count(after, P1, "27", FIGHTER)).isEqualTo(3);
    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(after.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("unit/matriarch.N1")
  void theyTakeNoPlanetThatNobodyDefends() {
    Scenario<CombatState> after = invasion(matriarch()).when(P1, land(group(FIGHTER, 3)));

    assertThat(count(after, P1, "27", FIGHTER)).isEqualTo(3);
    assertThat(after.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule("unit/matriarch.N4")
  void spaceCannonDefenseHitsThem() {
    Scenario<CombatState> after =
        invasion(matriarch().units(P2, ON_ALBION, PDS, 1))
            .when(P1, land(group(FIGHTER, 1)))
            .when(P2, new FireSpaceCannon(Optional.empty()), 10);

    assertThat(count(after, P1, ON_ALBION, FIGHTER)).isZero();
    assertThat(count(after, P1, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("invasion.2")
  void noFighterLandsWhereTheMatriarchIsNot() {
    TableKit elsewhere =
        field()
            .player(P1, "naalu")
            .units(P1, "19", FLAGSHIP, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", FIGHTER, 1)
            .units(P1, "27", INFANTRY, 1);

    invasion(elsewhere).when(P1, land(group(FIGHTER, 1))).thenRefused("invasion.2");
  }

  @Test
  @Rule("faction_ability/indoctrination.N3.1")
  void fightersAreNotIndoctrinated() {
    TableKit yin = matriarch().player(P2, "yin").goods(P2, 3, 0).units(P2, ON_ALBION, INFANTRY, 1);

    Scenario<CombatState> alone = invasion(yin).when(P1, land(group(FIGHTER, 1)), 1, 10);
    assertThat(count(alone, P1, "27", FIGHTER)).isEqualTo(2);
    Scenario<CombatState> beside =
        invasion(yin).when(P1, land(group(FIGHTER, 1), group(INFANTRY, 1)));
    assertThat(usable(beside, P2)).contains("faction_ability/indoctrination");
  }
}
