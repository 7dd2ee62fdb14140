package org.lazax.combat.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.notes.Note;

/** Promissory notes played from hands in fights. */
class NotesInFightsTest {
  private static final String LEGION = "promissory_note/tekklar_legion";
  private static final String FUNDING = "promissory_note/war_funding";
  private static final String CALL = "promissory_note/raghs_call";
  private static final String MUTAGEN = "promissory_note/greyfire_mutagen";
  private static final String ANTIVIRUS = "promissory_note/antivirus";
  private static final CommitGroundForces LANDING =
      new CommitGroundForces(
          List.of(new Landing(ALBION, List.of(group(INFANTRY, 2)))), Optional.empty());

  private static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  // ---- whoever holds any ----

  @Test
  @Rule("promissory_note/ceasefire.N1")
  void theCannonsOfTheActivePlayerFireUnderItsCeasefire() {
    TableKit cannon =
        field()
            .units(P1, ON_ALBION, PDS, 1)
            .units(P2, "27", CRUISER, 1)
            .effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1"));
    Scenario<CombatState> fired =
        cannons(cannon).when(P1, new FireSpaceCannon(Optional.empty()), 6).thenAccepted();

    assertThat(count(fired, P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule({"promissory_notes.1.1", "promissory_notes.6"})
  void aNoteIsOfferedToWhoHoldsItAndGoesBackToItsOwner() {
    Scenario<CombatState> asked =
        groundCombat(
            field()
                .player(P3, "sardakk_norr")
                .notes(P1, "tekklar_legion")
                .notes(P2, "political_favor")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1));
    assertThat(usable(asked, P1)).containsExactly(LEGION);
    // Whoever else holds any note could hold this one, for all that everybody knows.
    Scenario<CombatState> second = asked.when(P1, pass());
    assertThat(second.awaited()).containsExactly(P2);
    assertThat(usable(second, P2)).isEmpty();
    second.when(P2, use(LEGION)).thenRefused("promissory_notes.1");

    Note note = Note.parse("tekklar_legion");
    Scenario<CombatState> played = asked.when(P1, use(LEGION), 7, 1);
    assertThat(played.happened())
        .contains(new PromissoryNotePlayed(P1, note), new PromissoryNoteReturned(P1, note));
    assertThat(played.table().player(P1).notes()).isEmpty();
    assertThat(played.table().player(P1).notesInPlay()).isEmpty();
    assertThat(played.table().player(P3).notes()).containsExactly(note);
  }

  @Test
  @Rule("promissory_notes.3")
  void aNoteGoesBackOnlyOnceItsEffectIsThere() {
    Note note = Note.parse("tekklar_legion");
    Scenario<CombatState> played =
        groundCombat(
                field()
                    .player(P3, "sardakk_norr")
                    .notes(P1, "tekklar_legion")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, use(LEGION), 7, 1);

    assertThat(played.events())
        .filteredOn(event ->
            event instanceof EffectBegan
                || event instanceof PromissoryNoteReturned
                || event instanceof PromissoryNotePlayed)
        .satisfiesExactly(
            event -> assertThat(event).isEqualTo(new PromissoryNotePlayed(P1, note)),
            event -> assertThat(event).isInstanceOf(EffectBegan.class),
            event -> assertThat(event).isEqualTo(new PromissoryNoteReturned(P1, note)));
  }

  // ---- dice ----

  @Test
  @Rule("promissory_note/tekklar_legion.N1")
  void theLegionAddsToOnesRollsAndTakesFromThoseOfTheNorr() {
    Scenario<CombatState> fought =
        groundCombat(
                field()
                    .player(P2, "sardakk_norr")
                    .notes(P1, "tekklar_legion")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, use(LEGION), 7, 7);

    assertThat(rolls(fought).get(0).groups().getFirst().modifiers())
        .containsExactly(new Modifier("tekklar_legion", 1));
    assertThat(rolls(fought).get(1).groups().getFirst().modifiers())
        .contains(new Modifier("tekklar_legion", -1));
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void inAnAmbuscadeOneUnitThrowsOneDieMore() {
    Scenario<CombatState> asked =
        cannons(
                field()
                    .player(P3, "argent")
                    .notes(P2, "strike_wing_ambuscade")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()));
    assertThat(usable(asked, P2)).containsExactly("promissory_note/strike_wing_ambuscade");

    Scenario<CombatState> fired =
        asked.when(P2, use("promissory_note/strike_wing_ambuscade"), 6, 6);
    assertThat(count(fired, P1, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("promissory_note/war_funding.N4")
  void warFundingThrowsAgainWhatOneChoosesOnceBothHaveRolled() {
    Scenario<CombatState> rolled =
        spaceCombat(
            field()
                .notes(P1, "war_funding")
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", FIGHTER, 1),
            1,
            10,
            1,
            10);
    // The barrage has come and gone without a word of it.
    assertThat(count(rolled, P2, "27", FIGHTER)).isZero();
    assertThat(usable(rolled, P1)).containsExactly(FUNDING);

    Scenario<CombatState> asked = rolled.when(P1, use(FUNDING));
    assertThat(candidates(asked, P1)).containsExactly("p1", "p2");
    Scenario<CombatState> both = asked.when(P1, choose("p1", "p2"), 10, 1);
    assertThat(happened(both, DiceRerolled.class)).hasSize(2);
    assertThat(outcomes(both)).endsWith(new Fought(Optional.of(P1)));
    Scenario<CombatState> own = asked.when(P1, choose("p1"), 10);
    assertThat(outcomes(own)).endsWith(new Fought(Optional.empty()));
  }

  // ---- on planets ----

  @Test
  void theMutagenMakesOneOfTwoOnesOwn() {
    TableKit kit =
        field().player(P3, "yin").notes(P1, "greyfire_mutagen").units(P1, ON_ALBION, INFANTRY, 1);
    Scenario<CombatState> asked = groundCombat(kit.units(P2, ON_ALBION, INFANTRY, 2));
    assertThat(usable(asked, P1)).containsExactly(MUTAGEN);

    Scenario<CombatState> turned = asked.when(P1, use(MUTAGEN), 10, 10, 1);
    assertThat(count(turned, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(groundCombat(kit.units(P2, ON_ALBION, INFANTRY, 1), 10, 1).awaited()).isEmpty();
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.N1.4")
  void theMutagenIsOfferedAsEachOfTwoGroundCombatsBeginsAndInNoLaterRound() {
    TableKit kit =
        field()
            .player(P3, "yin")
            .notes(P1, "greyfire_mutagen")
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 2)
            .units(P2, ON_ALBION, INFANTRY, 2)
            .units(P2, "27/starpoint", INFANTRY, 2);
    List<Landing> both =
        Stream.of(ALBION, new PlanetId("starpoint"))
            .map(planet -> new Landing(planet, List.of(group(INFANTRY, 1))))
            .toList();
    Scenario<CombatState> first =
        invasion(kit)
            .when(P1, new CommitGroundForces(both, Optional.empty()))
            .when(P1, new ChoosePlanet(ALBION));
    assertThat(usable(first, P1)).containsExactly(MUTAGEN);

    // Neither hits in the first round, and nobody is asked in the second.
    Scenario<CombatState> second = first.when(P1, pass(), 1, 1, 1, 1, 10, 1).thenAccepted();
    assertThat(usable(second, P1)).containsExactly(MUTAGEN);
    Scenario<CombatState> played = second.when(P1, use(MUTAGEN), 10, 10, 1);
    assertThat(played.table().player(P3).notes()).contains(Note.parse("greyfire_mutagen"));
    assertThat(outcomes(played)).contains(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({
    "promissory_note/raghs_call.N1",
    "promissory_note/raghs_call.N2",
    "promissory_note/raghs_call.N3",
    "promissory_note/raghs_call.N4"
  })
  void allGroundForcesOfTheSaarGoToOneOfTheirPlanetsAndTheirCannonsFire() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .player(P2, "saar")
                    .notes(P1, "raghs_call")
                    .tile("20", 4, 0)
                    .controls(P2, "new_albion", "wellon", "starpoint", "vefut_ii")
                    .attached("exploration/demilitarized_zone_exploration", "vefut_ii")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, INFANTRY, 2)
                    .damaged(P2, ON_ALBION, MECH, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P1, LANDING);
    assertThat(usable(landed, P1)).containsExactly(CALL);

    Scenario<CombatState> asked = landed.when(P1, use(CALL));
    assertThat(candidates(asked, P1))
        .as("without the planet that is closed to units")
        .containsExactlyInAnyOrder("starpoint", "wellon");
    Scenario<CombatState> gone = asked.when(P1, choose("wellon"));
    assertThat(count(gone, P2, "19/wellon", INFANTRY)).isEqualTo(2);
    assertThat(damaged(gone, P2, "19/wellon", MECH)).isEqualTo(1);
    assertThat(gone.awaited()).containsExactly(P2);
    Scenario<CombatState> fired = gone.when(P2, new FireSpaceCannon(Optional.empty()), 1);
    assertThat(rolls(fired)).hasSize(1);
    assertThat(fired.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(count(fired, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
  }

  @Test
  void whereTheSaarHaveNoOtherPlanetTheyAreNotCalledAway() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .player(P2, "saar")
                    .notes(P1, "raghs_call")
                    .controls(P2, "new_albion")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, LANDING, 8, 8, 1);

    assertThat(landed.awaited()).isEmpty();
  }

  // ---- what stays ----

  @Test
  @Rule({"promissory_note/antivirus.N2", "promissory_note/antivirus.N3"})
  void anAntivirusActsOnceItLiesOpen() {
    TableKit kit =
        field()
            .player(P1, "nekro")
            .technologies(P2, "gravity_drive")
            .notes(P2, "antivirus")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", FIGHTER, 1);
    Scenario<CombatState> asked = spaceCombat(kit);
    assertThat(usable(asked, P2)).containsExactly(ANTIVIRUS);

    Scenario<CombatState> open = asked.when(P2, use(ANTIVIRUS), 7, 1);
    assertThat(open.table().player(P2).notesInPlay()).containsExactly(Note.parse("antivirus"));
    assertThat(outcomes(open)).endsWith(new Fought(Optional.of(P1)));
    // It could hold War Funding too, so it is asked once more.
    Scenario<CombatState> held = asked.when(P2, pass(), 7, 1).when(P2, pass());
    assertThat(usable(held, P1)).containsExactly("faction_ability/technological_singularity");
  }

  @Test
  @Rule("promissory_note/antivirus.N2.1")
  void theNekroNeedNotBeInThatCombat() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P3, "nekro")
                .notes(P1, "antivirus")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1));

    assertThat(usable(asked, P1)).containsExactly(ANTIVIRUS);
  }
}
