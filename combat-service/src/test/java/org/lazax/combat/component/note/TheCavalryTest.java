package org.lazax.combat.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.GroupRoll;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.notes.Note;
import org.lazax.table.units.UnitStack;

/** One ship that fights as the flagship of the Nomad, beside others of its type that do not. */
class TheCavalryTest {
  private static final String CAVALRY = "promissory_note/the_cavalry";
  private static final Note NOTE = Note.parse("the_cavalry");
  private static final UnitSelection MARKED =
      new UnitSelection(CRUISER, 1, false, Optional.of(ComponentRef.of(NOTE.kind())));

  private static TableKit nomad() {
    return field().player(P3, "nomad").notes(P1, "the_cavalry");
  }

  /** Two cruisers, one of which fights as the flagship; its barrage finds nobody. */
  private static Scenario<CombatState> cruisers(TableKit kit, int... dice) {
    return spaceCombat(kit.units(P1, "27", CRUISER, 2)).when(P1, use(CAVALRY), dice);
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void oneOfTwoLikeShipsFightsAsTheFlagship() {
    TableKit kit = nomad().units(P1, "27", CRUISER, 2).units(P1, "27", FIGHTER, 1);
    Scenario<CombatState> asked =
        spaceCombat(kit.damaged(P1, "27", DREADNOUGHT, 1).units(P2, "27", CRUISER, 1));
    assertThat(usable(asked, P1)).containsExactly(CAVALRY);

    Scenario<CombatState> choosing = asked.when(P1, use(CAVALRY));
    assertThat(candidates(choosing, P1))
        .containsExactlyInAnyOrder("cruiser", "damaged dreadnought");
    Scenario<CombatState> rolled = choosing.when(P1, choose("cruiser"), 1, 1, 1, 7, 6, 1, 1, 1, 10);
    assertThat(rolls(rolled).getFirst().groups())
        .extracting(GroupRoll::units, GroupRoll::hitsOn)
        .containsExactly(tuple(1, 8));
    assertThat(rolls(rolled).get(1).groups())
        .filteredOn(roll -> roll.type() == CRUISER)
        .extracting(GroupRoll::units, GroupRoll::hitsOn)
        .containsExactlyInAnyOrder(tuple(1, 7), tuple(1, 7));
  }

  @Test
  @Rule({"promissory_note/the_cavalry.N1", "promissory_note/the_cavalry.N2"})
  void itAloneSustainsAndIsADamagedShipLikeAnyOtherAfterwards() {
    Scenario<CombatState> hit = cruisers(nomad().units(P2, "27", CRUISER, 1), 1, 1, 1, 1, 1, 7, 10);
    assertThat(hits(hit, P1).sustaining()).containsExactly(MARKED);
    assertThat(hits(hit, P1).eligible()).containsExactlyInAnyOrder(group(CRUISER, 1), MARKED);
    hit.when(P1, sustain(group(CRUISER, 1))).thenRefused("sustain_damage.0");

    Scenario<CombatState> over = hit.when(P1, sustain(MARKED));
    assertThat(over.table().units().at(SPACE, P1))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, CRUISER, 1), new UnitStack(P1, CRUISER, 1, true));
    assertThat(over.table().player(P1).notesInPlay()).isEmpty();
    assertThat(over.table().player(P3).notes()).containsExactly(NOTE);
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void theOthersOfItsTypeAreHitWithoutIt() {
    Scenario<CombatState> hit = cruisers(nomad().units(P2, "27", CRUISER, 1), 1, 1, 1, 1, 1, 7, 10);

    Scenario<CombatState> over = hit.when(P1, destroy(group(CRUISER, 1)));
    assertThat(over.table().units().at(SPACE, P1)).containsExactly(UnitStack.of(P1, CRUISER, 1));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void whoIsSilentHasItSustain() {
    Scenario<CombatState> hit = cruisers(nomad().units(P2, "27", CRUISER, 1), 1, 1, 1, 1, 1, 7, 10);

    assertThat(hit.silence(P1)).contains(sustain(MARKED));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N2.1")
  void whoWasDamagedBeforeCannotSustain() {
    Scenario<CombatState> hit =
        spaceCombat(
                nomad()
                    .damaged(P1, "27", CRUISER, 1)
                    .units(P1, "27", FIGHTER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use(CAVALRY), 1, 1, 1, 1, 1, 1, 10);

    assertThat(hits(hit, P1).sustaining()).isEmpty();
    assertThat(hits(hit, P1).eligible())
        .contains(new UnitSelection(CRUISER, 1, true, Optional.of(ComponentRef.of(NOTE.kind()))));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N2.3")
  void duraniumArmorRepairsItAndItSustainsAnew() {
    Scenario<CombatState> hit =
        cruisers(
            nomad().technologies(P1, "duranium_armor").units(P2, "27", DREADNOUGHT, 1),
            1,
            1,
            1,
            1,
            1,
            1,
            10);
    // It has sustained damage in this round, so it is repaired in the next.
    Scenario<CombatState> third = hit.when(P1, sustain(MARKED), 1, 1, 1, 1, 1, 1, 1, 10);
    assertThat(hits(third, P1).sustaining()).containsExactly(MARKED);
  }

  @Test
  @Rule("promissory_note/the_cavalry.N2.4")
  void emergencyRepairsRepairItOnlyWhileItSustainsDamage() {
    TableKit kit =
        nomad()
            .holds(P1, "emergency_repairs")
            .units(P1, "27", CARRIER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> without = spaceCombat(kit.damaged(P1, "27", CRUISER, 1));
    assertThat(usable(without, P1)).containsExactly(CAVALRY);

    Scenario<CombatState> with = without.when(P1, use(CAVALRY)).when(P1, choose("damaged cruiser"));
    assertThat(usable(with, P1)).containsExactly("action_card/emergency_repairs");
    Scenario<CombatState> repaired =
        with.when(P1, use("action_card/emergency_repairs"), 1, 1, 1, 1, 1, 7, 10);
    assertThat(hits(repaired, P1).sustaining()).containsExactly(MARKED);
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void itComesNeitherAgainstTheNomadNorForFightersNorToAPlanet() {
    TableKit fighters = nomad().units(P1, "27", FIGHTER, 1).units(P2, "27", CRUISER, 1);
    assertThat(usable(spaceCombat(fighters, 1, 10), P1)).isEmpty();

    TableKit against =
        field()
            .player(P2, "nomad")
            .notes(P1, "the_cavalry")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", FIGHTER, 1);
    assertThat(usable(spaceCombat(against, 10, 1), P1)).isEmpty();

    TableKit ground = nomad().units(P1, ON_ALBION, INFANTRY, 1).units(P2, ON_ALBION, INFANTRY, 1);
    Scenario<CombatState> landed =
        fight(ground.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), 10, 1);
    assertThat(usable(landed, P1)).isEmpty();
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void itRetreatsWithAllOthersAndIsAShipLikeThemOnceItIsOver() {
    Scenario<CombatState> asked =
        cruisers(
            nomad().tile("28", 0, 1).units(P1, "28", CRUISER, 1).units(P2, "27", CRUISER, 1),
            1,
            1,
            1);
    Scenario<CombatState> leaving =
        asked.when(P1, new AnnounceRetreat(), 1, 1, 1, 10).when(P1, sustain(MARKED));
    assertThat(leaving.table().kernel().within(Relocation.class)).isPresent();
    assertThat(leaving.table().units().at(SPACE, P1))
        .contains(UnitStack.of(P1, CRUISER, 1).marked(MARKED.mark()).damaged(1));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void aDirectHitAnswersItAsAnyShipThatSustains() {
    Scenario<CombatState> sustained =
        cruisers(nomad().holds(P2, "direct_hit").units(P2, "27", CRUISER, 1), 1, 1, 1, 1, 1, 6, 10)
            .when(P1, sustain(MARKED));

    Scenario<CombatState> answered = sustained.when(P2, use("action_card/direct_hit"), 10, 1);
    assertThat(answered.table().units().at(SPACE, P1))
        .containsExactly(UnitStack.of(P1, CRUISER, 1));
  }
}
