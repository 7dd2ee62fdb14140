package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

/**
 * A combat is over once a side has nothing left that fights: nobody uses anything that its
 * beginning would have let them use.
 */
class OverAtOnceTest {
  private static final String GRID = "technology/magen_defense_grid";
  private static final String EVELYN = "leader/evelyn_delouis";
  private static final String BOOST = "action_card/morale_boost";

  // ---- on the ground ----

  private static Scenario<CombatState> landing(TableKit kit, int landed, int... dice) {
    return fight(
        kit.technologies(P2, "magen_defense_grid")
            .units(P1, ON_ALBION, INFANTRY, landed)
            .units(P2, ON_ALBION, PDS, 1)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
        dice);
  }

  @Test
  @Rule("technology/magen_defense_grid.N3")
  void whoLosesItsLastGroundForceToTheGridUsesNothingMore() {
    Scenario<CombatState> asked = landing(field().leaders(P1, "evelyn_delouis"), 1);
    assertThat(usable(asked, P1)).containsExactly(EVELYN);

    Scenario<CombatState> over = asked.when(P1, pass()).when(P2, use(GRID));
    assertThat(over.awaited()).isEmpty();
    assertThat(rolls(over)).isEmpty();
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule({"technology/magen_defense_grid.N3", "ground_combat.4"})
  void norDoesWhoHasDestroyedIt() {
    Scenario<CombatState> over =
        landing(field().holds(P1, "sabotage").holds(P2, "morale_boost"), 1)
            .when(P1, pass())
            .when(P2, use(GRID));

    assertThat(over.awaited()).isEmpty();
    assertThat(over.table().player(P2).actionCards()).hasSize(1);
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("abilities.8")
  void theGridIsNotUsedUnlessItsOwnerSaysSo() {
    Scenario<CombatState> asked = landing(field(), 1);
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(usable(asked, P2)).containsExactly(GRID);

    Scenario<CombatState> fought = asked.when(P2, pass(), 8, 1);
    assertThat(rolls(fought)).hasSize(2);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void theGridsTurnComesAfterTheAttackers() {
    Scenario<CombatState> asked = landing(field().leaders(P1, "evelyn_delouis"), 2);
    assertThat(asked.awaited().getFirst()).isEqualTo(P1);

    Scenario<CombatState> second = asked.when(P1, use(EVELYN)).when(P1, choose("p1"));
    assertThat(usable(second, P2)).containsExactly(GRID);
    Scenario<CombatState> fought = second.when(P2, use(GRID), 1, 8, 1);
    assertThat(count(fought, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    // The one that is left throws two dice.
    assertThat(rolls(fought).getFirst().groups().getFirst().results()).hasSize(2);
  }

  @Test
  @Rule("technology/magen_defense_grid.N3")
  void whoHasOthersLeftGoesOnWithTheBeginning() {
    Scenario<CombatState> asked = landing(field().leaders(P1, "evelyn_delouis"), 2);
    Scenario<CombatState> hit = asked.when(P1, pass()).when(P2, use(GRID));

    assertThat(usable(hit, P1)).containsExactly(EVELYN);
  }

  // ---- in space ----

  private static TableKit cannon() {
    return field()
        .technologies(P1, "assault_cannon")
        .units(P1, "27", CRUISER, 3)
        .holds(P1, "morale_boost")
        .holds(P2, "morale_boost");
  }

  @Test
  @Rule({"space_combat.9", "space_combat.2.1"})
  void nothingIsPlayedAfterTheCannonHasDestroyedTheLastShip() {
    Scenario<CombatState> over = spaceCombat(cannon().units(P2, "27", DREADNOUGHT, 1));

    assertThat(over.awaited()).isEmpty();
    assertThat(over.table().player(P1).actionCards()).hasSize(1);
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.9")
  void whereAShipIsLeftTheBeginningGoesOn() {
    Scenario<CombatState> asked = spaceCombat(cannon().units(P2, "27", DREADNOUGHT, 2));

    assertThat(count(asked, P2, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(usable(asked, P2)).containsExactly(BOOST);
  }
}
