package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.RelicId;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.council.Law;
import org.lazax.table.event.relics.Relics;

/** Units that risk themselves for another throw of their dice. */
class RiskyRerollAbilityTest {
  private static final String CROWN = "relic/the_crown_of_thalnos";
  private static final String LAW = "agenda/the_crown_of_thalnos";

  private static TableKit crowned() {
    RelicId crown = new RelicId("the_crown_of_thalnos");
    return field()
        .with(t ->
            t.withPart(Relics.ID, _ -> new Relics(List.of(crown), Map.of(P1, List.of(crown)))));
  }

  @Test
  @Rule({"relic/the_crown_of_thalnos.N4", "relic/the_crown_of_thalnos.N5", "relics.3"})
  void itsOwnerChoosesWhoThrowsAgainAndWhoHitsNothingIsGoneBeforeHitsAreAssigned() {
    Scenario<CombatState> asked =
        spaceCombat(
            crowned()
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", CRUISER, 3),
            4,
            5,
            5);
    assertThat(usable(asked, P1)).containsExactly(CROWN);
    Scenario<CombatState> choosing = asked.when(P1, use(CROWN));
    assertThat(candidates(choosing, P1)).containsExactly("dreadnought-1", "cruiser-1");

    // 4 with the crown hits for a dreadnought, 5 not for a cruiser; then the opponent rolls.
    Scenario<CombatState> risked =
        choosing.when(P1, choose("dreadnought-1", "cruiser-1"), 4, 5, 7, 1, 1);
    assertThat(happened(risked, DiceRerolled.class).getFirst().again())
        .containsExactly(List.of(0), List.of(), List.of(0));
    assertThat(count(risked, P1, "27", CRUISER)).isZero();
    assertThat(rolls(risked).getFirst().groups().getFirst().units())
        .as("who perishes does so only once both have rolled")
        .isEqualTo(3);
    // A dreadnought could sustain the one hit, but nothing kept the cruiser.
    assertThat(risked.awaited()).containsExactly(P1);
    assertThat(damaged(risked, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"relic/the_crown_of_thalnos.N2", "relic/the_crown_of_thalnos.N2.1"})
  void aHitThatWasKeptSavesItsUnitAndNoOther() {
    Scenario<CombatState> asked =
        spaceCombat(
            crowned()
                .technologies(P1, "war_sun")
                .units(P1, "27", WAR_SUN, 2)
                .units(P2, "27", CRUISER, 4),
            3,
            2,
            2,
            1,
            1,
            1);
    Scenario<CombatState> risked =
        asked
            .when(P1, use(CROWN))
            .when(P1, choose("war_sun-1", "war_sun-2"), 1, 1, 1, 1, 1, 1, 1, 1, 10);

    assertThat(count(risked, P1, "27", WAR_SUN)).isEqualTo(1);
    assertThat(happened(risked, DiceRerolled.class).getFirst().again())
        .containsExactly(List.of(1, 2), List.of(0, 1, 2));
  }

  @Test
  @Rule("relic/the_crown_of_thalnos.N1")
  void nothingIsRiskedForABarrage() {
    Scenario<CombatState> asked =
        spaceCombat(
            crowned()
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 1)
                .units(P2, "27", CARRIER, 1),
            1,
            1,
            1);

    // The two dice of the barrage have missed; the third is that of the combat roll.
    assertThat(usable(asked, P1)).containsExactly(CROWN);
    assertThat(rolls(asked)).hasSize(2);
  }

  @Test
  @Rule("relic/the_crown_of_thalnos.N3")
  void whoRerollsByAnotherEffectRisksNothing() {
    Scenario<CombatState> rolled =
        fight(
            crowned()
                .holds(P1, "fire_team")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1);

    Scenario<CombatState> again =
        rolled.when(P1, use("action_card/fire_team"), 1).when(P1, pass(), 10);
    assertThat(count(again, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(outcomes(again)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule({"relic/the_crown_of_thalnos.N3", "faction_ability/munitions_reserves.N1"})
  void whatAnotherEffectThrowsAgainIsThrownAgainBeforeAnythingIsRisked() {
    Scenario<CombatState> asked =
        spaceCombat(
            crowned()
                .player(P1, "letnev")
                .effect(P1, "faction_ability/munitions_reserves")
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            1,
            1,
            1);

    assertThat(happened(asked, DiceRerolled.class))
        .singleElement()
        .satisfies(again -> assertThat(again.again()).containsExactly(List.of(0), List.of(0)));
    assertThat(usable(asked, P1)).containsExactly(CROWN);
    assertThat(count(asked, P1, "27", FIGHTER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/the_thundarian.N3.2")
  void whoPerishedForDiceThatAreTakenBackStaysDestroyed() {
    Scenario<CombatState> risked =
        spaceCombat(
                crowned()
                    .leaders(P2, "the_thundarian")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CRUISER, 1),
                6,
                1)
            .when(P1, use(CROWN))
            .when(P1, choose("cruiser-1", "cruiser-2"), 6, 1, 1);
    assertThat(count(risked, P1, "27", CRUISER)).isEqualTo(1);

    Scenario<CombatState> again = risked.when(P2, use("leader/the_thundarian"), 6);
    assertThat(usable(again, P1)).containsExactly(CROWN);
    // Without the crown the 6 is a miss again.
    Scenario<CombatState> passed = again.when(P1, pass(), 7);
    assertThat(outcomes(passed)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("agenda/the_crown_of_thalnos.N1")
  void theLawLetsItsOwnerDoTheSameWithoutTheBonus() {
    Law law = new Law(new AgendaId("the_crown_of_thalnos"), Optional.empty(), Optional.of(P1));
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .with(t -> t.withCouncil(t.council().withLaw(law)))
                .units(P1, "27", CRUISER, 2)
                .units(P2, "27", CRUISER, 1),
            1,
            1);
    assertThat(usable(asked, P1)).containsExactly(LAW);

    Scenario<CombatState> lost = asked.when(P1, use(LAW)).when(P1, choose("cruiser-1"), 6, 7);
    assertThat(count(lost, P1, "27", CRUISER)).isZero();
    assertThat(outcomes(lost)).endsWith(new Fought(Optional.of(P2)));
  }
}
