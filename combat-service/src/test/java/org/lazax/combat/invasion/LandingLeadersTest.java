package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.invasion.Landings.land;
import static org.lazax.components.hopesend.LeaderKit.aboard;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.ship;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Service;
import org.lazax.combat.Field;
import org.lazax.combat.hits.AssignHits;
import org.lazax.combat.state.CombatState;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderLanded;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.units.UnitStack;

/** Counters of Hacan, P1, aboard a carrier land in system 27, and share the fate of their ship. */
final class LandingLeadersTest {

  @Test
  @Rule("hopes_end.8")
  void aCounterGoesToAPlanetOfItsOwnerWithoutGroundForces() {
    Scenario<CombatState> invading =
        invasion(fleet().units(P1, "27", INFANTRY, 1).controls(P1, "starpoint"));

    assertThat(invading.awaited()).containsExactly(P1);
    Scenario<CombatState> landed = invading.when(P1, use(Service.COMBAT, "carth#land"));
    assertThat(landed.happened())
        .containsExactly(new LeaderLanded(new LeaderCounterId("carth"), STARPOINT));
    assertThat(piece(landed.table(), "carth")).isEqualTo(on(P1, "starpoint"));
    assertThat(landed.table().units().at(Field.SPACE)).contains(ship(P1, CARRIER, "carth"));
  }

  @Test
  @Rule("hopes_end.N6")
  void theMarkGoesWithTheLastCounter() {
    Scenario<CombatState> landed =
        invasion(fleet().controls(P1, "starpoint"))
            .when(P1, use(Service.COMBAT, "carth#land"))
            .when(P1, use(Service.COMBAT, "gila#land"));

    assertThat(landed.table().units().at(Field.SPACE)).contains(UnitStack.of(P1, CARRIER, 1));
  }

  @Test
  @Rule("hopes_end.9")
  void aCounterGoesWithCommittedGroundForces() {
    Scenario<CombatState> committed =
        invasion(
                fleet()
                    .units(P1, "27", INFANTRY, 2)
                    .controls(P2, "new_albion")
                    .units(P2, Field.ON_ALBION, INFANTRY, 1))
            .when(P1, land(ALBION, 2));

    assertThat(committed.awaited()).containsExactly(P1);
    Scenario<CombatState> landed = committed.when(P1, use(Service.COMBAT, "carth#land"));
    assertThat(piece(landed.table(), "carth")).isEqualTo(on(P1, "new_albion"));
    assertThat(piece(landed.table(), "gila")).isEqualTo(aboard(P1, "carth"));
    assertThat(landed.table().kernel().within(Effect.class)).isEmpty();
  }

  @Test
  @Rule("hopes_end.N19")
  void itGoesWithThemToAPlanetOfNobodyAndStaysThere() {
    Scenario<CombatState> landed =
        invasion(fleet().units(P1, "27", INFANTRY, 1))
            .when(P1, land(ALBION, 1))
            .when(P1, use(Service.COMBAT, "carth#land"))
            .when(P1, new LetPass(Service.COMBAT));

    assertThat(landed.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(piece(landed.table(), "carth")).isEqualTo(on(P1, "new_albion"));
  }

  @Test
  @Rule({"hopes_end.9.1", "hopes_end.6", "hopes_end.14"})
  void withoutGroundForcesItGoesToNoPlanetOfAnother() {
    TableKit kit = fleet().units(P1, "27", INFANTRY, 1).controls(P2, "starpoint");
    Scenario<CombatState> invading = invasion(kit);

    invading.when(P1, use(Service.COMBAT, "carth#land")).thenRefusedAs("not-awaited");
    assertThat(invading.table().guard(new LeaderLanded(new LeaderCounterId("carth"), STARPOINT)))
        .isPresent();
    Scenario<CombatState> nobody = invading.when(P1, CommitGroundForces.NOBODY);
    assertThat(nobody.table().planets().controller(ALBION)).isEmpty();
    assertThat(piece(nobody.table(), "carth")).isEqualTo(aboard(P1, "carth"));
    Scenario<CombatState> other = invading.when(P1, land(ALBION, 1));
    other
        .when(P1, use(Service.COMBAT, "carth#land"))
        .then(table -> assertThat(piece(table, "carth")).isEqualTo(on(P1, "new_albion")));
  }

  @Test
  @Rule("hopes_end.N6")
  void itsOwnerMaySpareTheShipThatCarriesIt() {
    Scenario<CombatState> fighting = hit();

    Scenario<CombatState> spared =
        fighting.when(P1, new AssignHits(List.of(), List.of(Field.group(CARRIER, 1))), 10, 1);
    assertThat(spared.table().units().at(Field.SPACE)).contains(ship(P1, CARRIER, "carth"));
    assertThat(piece(spared.table(), "carth")).isEqualTo(aboard(P1, "carth"));
  }

  @Test
  @Rule("hopes_end.10")
  void theFateOfACounterIsDueInTheCombatThatHasDestroyedItsShip() {
    Scenario<CombatState> lost = Field.spaceCombat(fleet().units(P2, "27", CRUISER, 1), 1, 10);

    assertThat(lost.table().kernel().within(Effect.class))
        .map(effect -> effect.use().ability())
        .contains(AbilityRef.parse("leader_counter/carth#lost"));
    assertThat(lost.table().kernel().within(SpaceCombat.class)).isPresent();
    assertThat(lost.table().kernel().debtor()).contains(Service.GAME);
  }

  private static Scenario<CombatState> hit() {
    return Field.spaceCombat(
        fleet().units(P1, "27", CARRIER, 1).units(P2, "27", CRUISER, 1), 1, 1, 10);
  }

  private static TableKit fleet() {
    return sails(
        Field.field()
            .with(table -> table.withRules(LeaderKit.RULES))
            .player(P1, "hacan")
            .player(P2, "letnev")
            .tile("16", 5, 0)
            .round(1),
        P1,
        "27",
        CARRIER,
        "carth",
        "gila");
  }
}
