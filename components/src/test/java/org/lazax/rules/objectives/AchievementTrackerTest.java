package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has the turn; everybody holds a secret. 44 is an asteroid field, 14 the home of P2. */
class AchievementTrackerTest extends Achievements {
  @Test
  @Rule({
    "secret_objective/destroy_their_greatest_ship.N2",
    "secret_objective/destroy_their_greatest_ship.N2.1",
    "secret_objective/destroy_their_greatest_ship.N3",
    "objective_cards.9",
    "objective_cards.5.2"
  })
  void whoDestroysAFlagshipMayScoreAtOnceWhereverItIs() {
    TableKit kit = kit().units(P2, "38", FLAGSHIP, 1);

    assertThat(done(kit, destroyed(P1, P2, FLAGSHIP, "38")).fulfilled(P1))
        .containsExactly("destroy_their_greatest_ship");
    assertThat(
            done(
                    kit.frame(combat(SpaceCombat.Progress.Step.HITS_ASSIGNED)),
                    destroyed(P1, P2, FLAGSHIP, "38"))
                .fulfilled(P1))
        .containsExactly("destroy_their_greatest_ship");
  }

  @Test
  @Rule("secret_objective/destroy_their_greatest_ship.N1")
  void whoDestroysTheirOwnGetsNothing() {
    TableKit kit = kit().units(P1, "38", FLAGSHIP, 1);

    assertThat(done(kit, destroyed(P1, P1, FLAGSHIP, "38")).open()).isEmpty();
  }

  @Test
  void whoHasNoSecretInHandIsNotAsked() {
    TableKit kit =
        kit()
            .units(P2, "38", FLAGSHIP, 1)
            .with(t -> t.withPlayer(P1, p -> p.withSecrets(List.of())));

    assertThat(done(kit, destroyed(P1, P2, FLAGSHIP, "38")).open()).isEmpty();
  }

  @Test
  @Rule({"secret_objective/make_an_example_of_their_world.N2", "objective_cards.N6"})
  void theLastDefenderThatBombardmentDestroysMakesAnExample() {
    TableKit two = kit().units(P2, "38/abyz", INFANTRY, 2).frame(new Bombardment(P1, system()));

    assertThat(done(two, destroyed(P1, P2, INFANTRY, "38/abyz")).open()).isEmpty();
    Done last = done(two, destroyed(P1, P2, INFANTRY, 2, "38/abyz"));
    assertThat(last.fulfilled(P1)).containsExactly("make_an_example_of_their_world");
    assertThat(last.open().getFirst().combat()).isEmpty();
  }

  @Test
  @Rule("secret_objective/make_an_example_of_their_world.N4")
  void bombardmentInTheMidstOfACombatMakesNone() {
    TableKit kit =
        kit()
            .units(P2, "38/abyz", INFANTRY, 1)
            .frame(new GroundCombat(system(), new PlanetId("abyz"), P1, P2));

    assertThat(done(kit, destroyed(P1, P2, INFANTRY, "38/abyz")).open()).isEmpty();
  }

  @Test
  @Rule({
    "secret_objective/turn_their_fleets_to_dust.N2",
    "secret_objective/turn_their_fleets_to_dust.N4",
    "secret_objective/turn_their_fleets_to_dust.N5",
    "secret_objective/turn_their_fleets_to_dust.N6"
  })
  void theLastShipButForFightersThatSpaceCannonDestroysIsDust() {
    TableKit offense =
        kit()
            .units(P2, "38", CRUISER, 1)
            .units(P2, "38", FIGHTER, 2)
            .frame(new SpaceCannonOffense(P1, system(), List.of()));

    assertThat(done(offense, destroyed(P1, P2, CRUISER, "38")).fulfilled(P1))
        .containsExactly("turn_their_fleets_to_dust");
    assertThat(done(offense, destroyed(P1, P2, FIGHTER, 2, "38")).open()).isEmpty();
    TableKit fighters =
        kit().units(P2, "38", FIGHTER, 2).frame(new SpaceCannonOffense(P1, system(), List.of()));
    assertThat(done(fighters, destroyed(P1, P2, FIGHTER, 2, "38")).open())
        .as("only fighters were there, and the last is gone")
        .isEmpty();
  }

  @Test
  @Rule({
    "secret_objective/turn_their_fleets_to_dust.N1",
    "secret_objective/make_an_example_of_their_world.N1"
  })
  void howTheLastOnesAreDestroyedInThatStepDoesNotMatter() {
    // Destruction is one fact, whether hits, a Direct Hit, X-89 or a forced choice are behind it.
    TableKit ship =
        kit()
            .damaged(P2, "38", DREADNOUGHT, 1)
            .frame(new SpaceCannonOffense(P1, system(), List.of()));
    UnitsDestroyed hit =
        new UnitsDestroyed(
            Place.of("38"), List.of(new UnitStack(P2, DREADNOUGHT, 1, true)), Optional.of(P1));
    assertThat(done(ship, hit).fulfilled(P1)).containsExactly("turn_their_fleets_to_dust");

    TableKit infantry =
        kit().units(P2, "38/abyz", INFANTRY, 3).frame(new Bombardment(P1, system()));
    assertThat(done(infantry, destroyed(P1, P2, INFANTRY, 3, "38/abyz")).fulfilled(P1))
        .containsExactly("make_an_example_of_their_world");
  }

  @Test
  @Rule({
    "secret_objective/turn_their_fleets_to_dust.N3",
    "secret_objective/make_an_example_of_their_world.N3",
    "secret_objective/fight_with_precision.N3"
  })
  void whoComesAfterTheLastWasDestroyedChangesNothing() {
    TableKit ship =
        kit().units(P2, "38", CRUISER, 1).frame(new SpaceCannonOffense(P1, system(), List.of()));
    Table dust = done(ship, destroyed(P1, P2, CRUISER, "38")).table();
    UnitsPlaced arrival = new UnitsPlaced(Place.of("38"), List.of(UnitStack.of(P2, FIGHTER, 2)));
    assertThat(new Done(dust.evolve(arrival, Stamp.NONE)).fulfilled(P1))
        .containsExactly("turn_their_fleets_to_dust");

    TableKit fighters =
        kit()
            .units(P2, "38", FIGHTER, 1)
            .units(P2, "38", CRUISER, 1)
            .frame(combat(SpaceCombat.Progress.Step.DEFENDER_ANNOUNCES))
            .frame(new RollHits(Place.of("38"), P1, P2, 1, HitSource.ANTI_FIGHTER_BARRAGE));
    Table precise = done(fighters, destroyed(P1, P2, FIGHTER, "38")).table();
    assertThat(new Done(precise.evolve(arrival, Stamp.NONE)).fulfilled(P1))
        .containsExactly("fight_with_precision");

    TableKit infantry =
        kit().units(P2, "38/abyz", INFANTRY, 1).frame(new Bombardment(P1, system()));
    Table example = done(infantry, destroyed(P1, P2, INFANTRY, "38/abyz")).table();
    UnitsPlaced landing =
        new UnitsPlaced(Place.of("38/abyz"), List.of(UnitStack.of(P2, INFANTRY, 2)));
    assertThat(new Done(example.evolve(landing, Stamp.NONE)).fulfilled(P1))
        .containsExactly("make_an_example_of_their_world");
  }

  @Test
  @Rule({"secret_objective/become_a_martyr.N1", "secret_objective/become_a_martyr.N1.1"})
  void whoLosesAPlanetOfAnyHomeSystemIsAMartyr() {
    TableKit kit = kit().controls(P2, "archon_ren", "abyz").controls(P3, "arc_prime");

    assertThat(done(kit, taken(P1, "archon_ren")).fulfilled(P2)).containsExactly("become_a_martyr");
    assertThat(done(kit, taken(P1, "arc_prime")).fulfilled(P3)).containsExactly("become_a_martyr");
    assertThat(done(kit, taken(P1, "abyz")).open()).isEmpty();
  }

  @Test
  @Rule("secret_objective/prove_endurance.N1")
  void whoPassesLastProvesEndurance() {
    assertThat(passed(List.of(P2, P3)).fulfilled(P1)).containsExactly("prove_endurance");
    assertThat(passed(List.of(P2)).open()).isEmpty();
  }

  @Test
  @Rule({"secret_objective/drive_the_debate.N1", "objective_cards.5.3"})
  void whoIsElectedOrHoldsTheElectedPlanetDrivesTheDebate() {
    TableKit kit = council().controls(P2, "abyz");

    assertThat(decided(kit, "p3").fulfilled(P3)).containsExactly("drive_the_debate");
    assertThat(decided(kit, "abyz").fulfilled(P2)).containsExactly("drive_the_debate");
    assertThat(decided(kit, "for").open()).isEmpty();
  }

  @Test
  @Rule({"secret_objective/dictate_policy.N3", "secret_objective/dictate_policy.N4"})
  void threeLawsDictatePolicyInTheAgendaPhase() {
    TableKit two =
        law(law(TableKit.players(3), "anti_intellectual_revolution"), "homeland_defense_act");
    LawEntered third =
        new LawEntered(
            new Law(new AgendaId("shared_research"), Optional.empty(), Optional.empty()));

    assertThat(done(secrets(two.frame(new AgendaPhase())), third).fulfilled(P2))
        .containsExactly("dictate_policy");
    assertThat(done(secrets(two.frame(new ActionPhase())), third).open()).isEmpty();
    Table begun = secrets(law(two, "shared_research")).table();
    Table phase = begun.evolve(new KernelEvent.FrameOpened(0, new AgendaPhase()), Stamp.NONE);
    assertThat(phase.objectives().deeds()).hasSize(3);
  }

  @Test
  @Rule("objective_cards.N7")
  void theActivePlayerIsAskedFirst() {
    TableKit kit = kit().points(P3, 1).units(P2, "44", CRUISER, 3);

    assertThat(fought(kit, "44", Optional.of(P1)).open())
        .extracting(Achievement::by)
        .containsExactly(P1, P2);
  }

  private static Done passed(List<Seat> before) {
    TableKit kit =
        secrets(TableKit.players(3))
            .frame(new ActionPhase().inTurn(before, P1, 1))
            .frame(new Turn(P1));
    return close(kit, new TurnPassed());
  }

  private static Done decided(TableKit kit, String outcome) {
    Agenda agenda = new Agenda(new AgendaId("minister_of_war"), List.of(), List.of());
    TableKit voted = kit.frame(agenda);
    int id = voted.table().kernel().stack().getLast().id();
    return done(voted, new FrameChanged(id, agenda.decidedFor(new AgendaOutcome(outcome))));
  }

  private static ControlGained taken(Seat by, String planet) {
    return new ControlGained(by, new PlanetId(planet), true);
  }

  private static TableKit law(TableKit kit, String agenda) {
    return kit.with(t ->
        new LawEntered(new Law(new AgendaId(agenda), Optional.empty(), Optional.empty())).fold(t));
  }

  private static TableKit council() {
    return secrets(TableKit.players(3)).frame(new AgendaPhase());
  }
}
