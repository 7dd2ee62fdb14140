package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;

/** Brother Milor answers that a ship is destroyed. */
class BrotherMilorTest extends Answers {
  private static final String MILOR = "leader/brother_milor";

  @Test
  @Rule({"leader/brother_milor.N2", "leader/brother_milor.N2.1", "leader/brother_milor.N3"})
  void fightersInPlaceOfTheLastShipKeepTheCombatGoing() {
    Scenario<CombatState> asked = spaceCombat(duel(), 7, 1);
    assertThat(usable(asked, P2)).containsExactly(MILOR);

    Scenario<CombatState> goesOn = asked.when(P2, use(MILOR), 1, 9, 1);
    assertThat(count(goesOn, P2, "27", FIGHTER)).isEqualTo(2);
    assertThat(outcomes(goesOn)).endsWith(new Fought(Optional.of(P2)));

    Scenario<CombatState> both = spaceCombat(duel(), 7, 7);
    Scenario<CombatState> ownLost = both.when(P2, pass());
    assertThat(outcomes(ownLost.when(P2, use(MILOR)))).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("leader/brother_milor.N4")
  void fightersInPlaceOfTheVanHaugeWinWhatItEnds() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "yin")
                .leaders(P1, "brother_milor")
                .frame(new ActionPhase())
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 2),
            1,
            1,
            7,
            1);

    Scenario<CombatState> won = asked.when(P1, pass()).when(P1, use(MILOR));
    assertThat(outcomes(won)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("leader/brother_milor.N5")
  void hitsBeyondTheLastShipAreLostOnTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .leaders(P2, "brother_milor")
                .frame(new ActionPhase())
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", CRUISER, 1),
            7,
            7,
            7,
            1);

    Scenario<CombatState> after = asked.when(P2, use(MILOR), 7, 7, 1, 1, 1);
    assertThat(count(after, P2, "27", FIGHTER)).isZero();
    assertThat(outcomes(after)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"action_card/direct_hit.N1", "leader/brother_milor.N5.1"})
  void hitsThatADirectHitLeavesAreTakenByTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .holds(P2, "direct_hit")
                    .leaders(P1, "brother_milor")
                    .leaders(P2, "viscount_unlenn")
                    .frame(new ActionPhase())
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 2))
            .when(P2, pass(), 1, 7, 7)
            .when(P1, sustain(group(DREADNOUGHT, 1)))
            .when(P2, use(DIRECT_HIT))
            .when(P1, use(MILOR));

    assertThat(count(asked, P1, "27", FIGHTER)).isEqualTo(1);
  }
}
