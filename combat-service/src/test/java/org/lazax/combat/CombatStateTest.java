package org.lazax.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.retreat.RetreatCommand.FightOn;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatReport;
import org.lazax.combat.state.CombatRound;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;

class CombatStateTest {

  @Test
  void aBattleIsRememberedRoundByRound() {
    Scenario<CombatState> fought =
        spaceCombat(
                field()
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 1)
                    .controls(P2, "wellon"))
            .when(P2, new FightOn(), 7, 1, 1, 1)
            .when(P2, destroy(group(CARRIER, 1)))
            .when(P2, new AnnounceRetreat(), 1, 10, 1);

    CombatReport battle = fought.own().fought().getFirst();

    assertThat(battle.place()).isEqualTo(SPACE);
    assertThat(battle.attacker()).isEqualTo(P1);
    assertThat(battle.defender()).isEqualTo(P2);
    assertThat(battle.over()).isTrue();
    assertThat(battle.winner()).isEqualTo(Optional.of(P1));
    assertThat(battle.rounds()).extracting(CombatRound::round).containsExactly(1, 2);
    CombatRound first = battle.rounds().getFirst();
    assertThat(first.rolls()).extracting(roll -> roll.seat()).containsExactly(P1, P2);
    assertThat(first.casualties().getFirst().destroyed()).containsExactly(group(CARRIER, 1));
    assertThat(first.retreating()).isEmpty();
    assertThat(battle.rounds().getLast().retreating()).contains(P2);
  }

  @Test
  void diceOutsideACombatAreNoBattle() {
    Scenario<CombatState> fired =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(fired.own().fought()).isEmpty();
    assertThat(fired.own().unitAbilities()).hasSize(1);
  }
}
