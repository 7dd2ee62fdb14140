package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** Commanders in fights: they act for as long as they are unlocked, and never before. */
class CommandersInFightsTest {

  @Test
  @Rule({"leader/rickar_rickani.N1", "leaders.6.2"})
  void rickarHelpsInTheVeryCombatThatUnlocksIt() {
    TableKit kit =
        field()
            .player(P1, "winnu")
            .leader(P1, "rickar_rickani", LeaderState.LOCKED)
            .controls(P1, "arretze")
            .round(1)
            .tile("18", 6, 0)
            .units(P1, "18", CRUISER, 1)
            .units(P2, "18", CRUISER, 1);
    Scenario<CombatState> fought =
        fight(kit.frame(new SpaceCombat(SystemId.MECATOL_REX, P1, P2)), 5, 1);

    assertThat(rolls(fought).getFirst().groups().getFirst().modifiers())
        .extracting(modifier -> modifier.value())
        .containsExactly(2);
  }

  @Test
  @Rule("leaders.6")
  void aLockedCommanderDoesNothing() {
    Scenario<CombatState> asked =
        invasion(shielded().leader(P1, "2ram", LeaderState.LOCKED).units(P1, "27", CARRIER, 1));
    assertThat(asked.awaited()).as("no bombardment").isEmpty();

    Scenario<CombatState> bombarding =
        invasion(shielded().leaders(P1, "2ram").units(P1, "27", CARRIER, 1));
    assertThat(bombarding.awaited()).as("bombardment").containsExactly(P1);
  }

  private static TableKit shielded() {
    return field()
        .controls(P2, "new_albion")
        .units(P1, "27", DREADNOUGHT, 1)
        .units(P2, ON_ALBION, PDS, 1)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  @Test
  @Rule("leader/rickar_rickani.N2")
  void rickarAddsTwoAlsoWhereTwoReasonsMeet() {
    TableKit kit =
        field()
            .player(P1, "winnu")
            .leaders(P1, "rickar_rickani")
            .tile("18", 6, 0)
            .attached("relic/nano_forge", "mecatol_rex")
            .units(P1, "18", CRUISER, 1)
            .units(P2, "18", CRUISER, 1);
    assertThat(PlanetFacts.of(kit.table(), PlanetId.MECATOL_REX).legendary()).isTrue();
    Scenario<CombatState> fought =
        fight(kit.frame(new SpaceCombat(SystemId.MECATOL_REX, P1, P2)), 5, 1);

    assertThat(rolls(fought).getFirst().groups().getFirst().modifiers())
        .extracting(modifier -> modifier.value())
        .containsExactly(2);
  }
}
