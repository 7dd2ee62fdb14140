package org.lazax.rules.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 has the turn; everybody holds a secret. 44 is an asteroid field, 14 the home of P2. */
class AchievementTrackerTest {

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
  @Rule({
    "secret_objective/fight_with_precision.N1",
    "secret_objective/fight_with_precision.N2",
    "secret_objective/fight_with_precision.N2.1",
    "secret_objective/fight_with_precision.N4",
    "objective_cards.N6.1"
  })
  void theLastFighterThatTheBarrageDestroysIsPrecisionAndTakesTheCombatsOneScore() {
    TableKit fighters = kit().units(P2, "38", FIGHTER, 2).units(P2, "38", CRUISER, 1);
    GameEvent event = destroyed(P1, P2, FIGHTER, 2, "38");

    TableKit combat = fighters.frame(combat(SpaceCombat.Progress.Step.DEFENDER_ANNOUNCES));
    Place space = Place.of("38");
    HitSource barrageHits = HitSource.ANTI_FIGHTER_BARRAGE;
    Done barrage = done(combat.frame(new RollHits(space, P1, P2, 1, barrageHits)), event);
    assertThat(barrage.fulfilled(P1)).containsExactly("fight_with_precision");
    assertThat(barrage.open().getFirst().combat()).isPresent();
    assertThat(done(fighters.frame(combat(SpaceCombat.Progress.Step.HITS_ASSIGNED)), event).open())
        .isEmpty();
  }

  @Test
  @Rule({"secret_objective/unveil_flagship.N1", "secret_objective/brave_the_void.N2"})
  void theFlagshipOfTheWinnerIsUnveiled() {
    TableKit kit = kit().units(P1, "38", FLAGSHIP, 1).points(P3, 1);

    assertThat(fought(kit, "38", Optional.of(P1)).fulfilled(P1)).containsExactly("unveil_flagship");
    assertThat(fought(kit, "38", Optional.empty()).open()).isEmpty();
  }

  @Test
  void whoWinsInAnAnomalyBravesTheVoidAndInAForeignHomeDarkensTheSkies() {
    TableKit kit = kit().points(P3, 1);

    assertThat(fought(kit, "44", Optional.of(P2)).fulfilled(P2)).containsExactly("brave_the_void");
    assertThat(fought(kit, "14", Optional.of(P1)).fulfilled(P1))
        .containsExactly("darken_the_skies");
    assertThat(fought(kit, "14", Optional.of(P2)).open()).isEmpty();
  }

  @Test
  @Rule({
    "secret_objective/spark_a_rebellion.N1",
    "secret_objective/spark_a_rebellion.N2",
    "secret_objective/spark_a_rebellion.N2.1"
  })
  void whoBeatsAPlayerWithMostPointsSparksARebellion() {
    assertThat(fought(kit(), "38", Optional.of(P1)).fulfilled(P1))
        .containsExactly("spark_a_rebellion");
    assertThat(fought(kit().points(P1, 3), "38", Optional.of(P1)).open()).isEmpty();
    assertThat(fought(kit().points(P1, 3).points(P2, 3), "38", Optional.of(P1)).fulfilled(P1))
        .containsExactly("spark_a_rebellion");
  }

  @Test
  @Rule({"secret_objective/demonstrate_your_power.N1", "objective_cards.N7"})
  void eitherSideWithThreeShipsLeftDemonstratesPowerAlsoInDefeat() {
    TableKit kit = kit().points(P3, 1).units(P2, "38", CRUISER, 3).units(P2, "38", FIGHTER, 1);

    assertThat(fought(kit, "38", Optional.empty()).fulfilled(P2))
        .containsExactly("demonstrate_your_power");
  }

  @Test
  @Rule({
    "secret_objective/demonstrate_your_power.N3",
    "unit/the_alastor.N10",
    "unit/z_grav_eidolon.N5"
  })
  void whoFoughtAsAShipCountsAsOne() {
    TableKit mechs = kit().points(P3, 1).units(P2, "38", CRUISER, 2).units(P2, "38", MECH, 1);
    TableKit infantry =
        kit().points(P3, 1).units(P2, "38", FLAGSHIP, 1).units(P2, "38", INFANTRY, 2);

    assertThat(fought(playing(mechs, "naaz_rokha"), "38", Optional.empty()).fulfilled(P2))
        .containsExactly("demonstrate_your_power");
    TableKit nekro = playing(infantry, "nekro");
    assertThat(fought(nekro, "38", Optional.empty()).open()).as("nobody has joined").isEmpty();
    assertThat(
            fought(nekro.with(AchievementTrackerTest::joined), "38", Optional.empty())
                .fulfilled(P2))
        .containsExactly("demonstrate_your_power");
    assertThat(fought(infantry, "38", Optional.empty()).open()).isEmpty();
    assertThat(fought(mechs, "38", Optional.empty()).open()).isEmpty();
  }

  @Test
  @Rule("secret_objective/demonstrate_your_power.N4")
  void shipsBeyondTheFleetPoolAreGoneBeforeTheyAreCounted() {
    Table over =
        fought(kit().points(P3, 1).units(P1, "38", CRUISER, 3), "38", Optional.of(P1)).table();
    Table trimmed =
        over.withUnits(over.units().minus(Place.of("38"), List.of(UnitStack.of(P1, CRUISER, 1))));

    assertThat(AchievementsDue.due(over)).isNotEmpty();
    assertThat(AchievementsDue.due(trimmed)).isEmpty();
  }

  @Test
  @Rule({"objective_cards.7", "objective_cards.7.1", "objective_cards.N5", "ground_combat.N4"})
  void oneObjectiveIsScoredForEachCombat() {
    Done won = fought(kit().points(P3, 1), "44", Optional.of(P1));
    int combat = won.open().getFirst().combat().orElseThrow();
    ObjectiveScored score =
        new ObjectiveScored(P1, new ObjectiveId("brave_the_void"), Optional.of(combat));
    Table scored = score.fold(won.table());

    assertThat(AchievementsDue.due(scored)).isEmpty();
    assertThat(
            new ObjectiveScored(P1, new ObjectiveId("unveil_flagship"), Optional.of(combat))
                .guard(scored))
        .get()
        .matches(refusal -> refusal.rule().equals(Optional.of("objective_cards.7")));
    assertThat(
            new ObjectiveScored(P1, new ObjectiveId("unveil_flagship"), Optional.of(combat + 1))
                .guard(scored))
        .isEmpty();
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
  @Rule({
    "secret_objective/dictate_policy.N1",
    "secret_objective/dictate_policy.N3",
    "secret_objective/dictate_policy.N4"
  })
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
    Table phase =
        begun.evolve(
            new org.lazax.chronicle.kernel.KernelEvent.FrameOpened(0, new AgendaPhase()),
            Stamp.NONE);
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

  private record Done(Table table) {
    List<Achievement> open() {
      return AchievementsDue.due(table).isEmpty() ? List.of() : deeds();
    }

    private List<Achievement> deeds() {
      var opened =
          (org.lazax.chronicle.kernel.KernelEvent.FrameOpened)
              AchievementsDue.due(table).getFirst();
      return ((org.lazax.rules.procedure.GameProcedure.ScoreAchievements) opened.procedure())
          .progress().left().stream()
              .map(place -> AchievementsDue.still(table, place).orElseThrow())
              .toList();
    }

    List<String> fulfilled(Seat seat) {
      return open().stream()
          .filter(deed -> deed.by().equals(seat))
          .flatMap(deed -> deed.fulfils().stream())
          .map(ObjectiveId::value)
          .toList();
    }
  }

  private static Done done(TableKit kit, GameEvent event) {
    return new Done(kit.table().evolve(event, Stamp.NONE));
  }

  private static Done fought(TableKit kit, String system, Optional<Seat> winner) {
    TableKit fight = kit.frame(new SpaceCombat(org.lazax.table.galaxy.SystemId.of(system), P1, P2));
    return close(fight, new Fought(winner));
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

  private static Done close(TableKit kit, org.lazax.chronicle.kernel.Outcome outcome) {
    int id = kit.table().kernel().stack().getLast().id();
    return done(kit, new FrameClosed(id, outcome));
  }

  private static GameEvent destroyed(Seat by, Seat owner, UnitType type, String place) {
    return destroyed(by, owner, type, 1, place);
  }

  private static GameEvent destroyed(Seat by, Seat owner, UnitType type, int count, String place) {
    return new UnitsDestroyed(
        Place.of(place), List.of(UnitStack.of(owner, type, count)), Optional.of(by));
  }

  private static ControlGained taken(Seat by, String planet) {
    return new ControlGained(by, new PlanetId(planet), true);
  }

  private static Procedure combat(SpaceCombat.Progress.Step step) {
    return new SpaceCombat(system(), P1, P2).at(step);
  }

  private static org.lazax.table.galaxy.SystemId system() {
    return org.lazax.table.galaxy.SystemId.of("38");
  }

  private static TableKit law(TableKit kit, String agenda) {
    return kit.with(t ->
        new LawEntered(new Law(new AgendaId(agenda), Optional.empty(), Optional.empty())).fold(t));
  }

  private static TableKit secrets(TableKit kit) {
    return kit.with(t -> {
      Table now = t;
      for (Seat seat : t.seats()) {
        now = now.withPlayer(seat, p -> p.withSecrets(List.of(new ObjectiveId("seize_an_icon"))));
      }
      return now.withObjectives(now.objectives().withSecretsOut(Set.of()));
    });
  }

  private static TableKit council() {
    return secrets(TableKit.players(3)).frame(new AgendaPhase());
  }

  /** The ground forces of P2 fight beside the Alastor. */
  private static Table joined(Table table) {
    return table.withKernel(
        table
            .kernel()
            .evolve(
                new EffectBegan(
                    new LastingEffect(
                        AbilityRef.parse("unit/the_alastor"),
                        Optional.of(P2),
                        Map.of(),
                        Optional.empty()))));
  }

  /** P2 plays another faction. */
  private static TableKit playing(TableKit kit, String faction) {
    return kit.with(t -> t.withPlayer(P2, p -> p.withFaction(new FactionId(faction))));
  }

  private static TableKit kit() {
    return secrets(
            TableKit.players(3)
                .player(P1, "letnev")
                .player(P2, "xxcha")
                .player(P3, "hacan")
                .tile("38", 0, 0)
                .tile("44", 1, 0)
                .tile("14", 0, 1))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1));
  }
}
