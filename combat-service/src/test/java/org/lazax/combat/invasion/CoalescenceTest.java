package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.Invasion;

/** A Hel-Titan of P1 stands among the ground forces of P2 without having landed. */
class CoalescenceTest {

  private static TableKit woken() {
    return field()
        .player(P1, "titans")
        .controls(P2, "new_albion")
        .units(P1, ON_ALBION, PDS, 1)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  @Test
  @Rule("faction_ability/coalescence.N1")
  void whoHasNotLandedIsNotFiredAtAndFights() {
    Scenario<CombatState> fought = invasion(woken().units(P2, ON_ALBION, PDS, 1), 7, 1);

    assertThat(rolls(fought)).extracting(DiceRolled::source).containsOnly(HitSource.GROUND_COMBAT);
    assertThat(fought.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(count(fought, P2, ON_ALBION, PDS)).isZero();
  }

  @Test
  @Rule("action_card/ghost_squad.N2.1")
  void whoWasPlacedWithoutLandingIsAnsweredByNoGhostSquad() {
    TableKit kit = woken().controls(P2, "starpoint").holds(P2, "ghost_squad");

    Scenario<CombatState> fought = invasion(kit, 7, 1);
    assertThat(fought.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("faction_ability/coalescence.N1")
  void theHitsThatALandingBringsAreNotItsOwn() {
    Scenario<CombatState> fired =
        invasion(
                woken()
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 1))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6, 7, 1);

    assertThat(count(fired, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(fired, P1, ON_ALBION, PDS)).isEqualTo(1);
    assertThat(fired.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("faction_ability/coalescence.N2")
  void aParleySendsBackWhoHasLandedAndNobodyElse() {
    Scenario<CombatState> parleyed =
        invasion(
                woken()
                    .holds(P2, "parley")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 1))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()))
            .when(P2, use("action_card/parley"), 7, 1);

    assertThat(count(parleyed, P1, "27", INFANTRY)).isEqualTo(1);
    assertThat(count(parleyed, P1, ON_ALBION, PDS)).isEqualTo(1);
    assertThat(parleyed.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("faction_ability/coalescence.N2")
  void itFightsAfterTheTurnToo() {
    Scenario<CombatState> fought =
        fight(woken().frame(Invasion.ofGroundCombat(P1, SYSTEM, List.of(ALBION))), 7, 1);

    assertThat(fought.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(fought.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("faction_ability/coalescence.N4")
  void theShipsOfThePlanetsOwnerDoNotBombard() {
    Scenario<CombatState> fought = invasion(woken().units(P2, "27", DREADNOUGHT, 2), 1, 8);

    assertThat(rolls(fought)).extracting(DiceRolled::source).containsOnly(HitSource.GROUND_COMBAT);
    assertThat(hits(fought, P1).eligible()).containsExactly(group(PDS, 1));
  }

  @Test
  @Rule("faction_ability/coalescence.N4.1")
  void norDoTheyHarrow() {
    Scenario<CombatState> fought =
        invasion(woken().player(P2, "l1z1x").units(P2, "27", DREADNOUGHT, 2), 1, 1, 7, 1);

    assertThat(rolls(fought)).extracting(DiceRolled::source).containsOnly(HitSource.GROUND_COMBAT);
    assertThat(fought.table().planets().controls(P1, ALBION)).isTrue();
  }
}
