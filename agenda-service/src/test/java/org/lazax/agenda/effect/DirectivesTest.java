package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** Directives that ask single players, or lead to research. P2 alone votes; P1 is the speaker. */
class DirectivesTest {
  private static final TableKit THREE =
      CouncilKit.THREE.tile("18", 0, 0).tile("26", 0, 1).tile("27", 0, 2).controls(P3, "lodor");
  private static final Place LODOR = Place.of("26/lodor");
  private static final AbilityRef COLLAPSE = AbilityRef.parse("agenda/wormhole_research#collapse");

  @Test
  @Rule("agenda/colonial_redistribution.N1")
  void thePoorestPlayerSettlesTheRedistributedPlanet() {
    TableKit kit =
        THREE
            .points(P1, 2)
            .units(P3, "26/lodor", UnitType.INFANTRY, 2)
            .units(P3, "26/lodor", UnitType.SPACE_DOCK, 1)
            .units(P3, "26", UnitType.CRUISER, 1);

    var asked = CouncilKit.decided(kit, "colonial_redistribution", "lodor");
    assertThat(asked.awaited()).as("the controller chooses").containsExactly(P3);
    asked.when(P3, CouncilKit.choice(P1.toString())).thenRefusedAs("no-such-choice");
    var settling = asked.when(P3, CouncilKit.choice(P2.toString())).thenAccepted();
    assertThat(settling.awaited()).containsExactly(P2);

    var settled = settling.when(P2, CouncilKit.choice("lodor")).table();
    assertThat(settled.units().at(LODOR)).containsExactly(UnitStack.of(P2, UnitType.INFANTRY, 1));
    assertThat(settled.planets().controller(new PlanetId("lodor"))).contains(P2);
    assertThat(settled.units().at(Place.of("26"))).as("only the planet").hasSize(1);

    var left = settling.when(P2, CouncilKit.choice()).table();
    assertThat(left.units().at(LODOR)).isEmpty();
    assertThat(left.planets().controller(new PlanetId("lodor"))).contains(P3);

    var own = asked.when(P3, CouncilKit.choice(P3.toString())).thenAccepted();
    assertThat(own.when(P3, CouncilKit.choice("lodor")).table().units().at(LODOR))
        .containsExactly(UnitStack.of(P3, UnitType.INFANTRY, 1));
  }

  @Test
  @Rule("agenda/colonial_redistribution.N2")
  void nobodySettlesADemilitarizedZone() {
    TableKit open = THREE.points(P1, 1).points(P3, 1);
    assertThat(CouncilKit.decided(open, "colonial_redistribution", "lodor").awaited())
        .as("P2, who has the fewest points")
        .containsExactly(P2);

    TableKit zone = open.attached("exploration/demilitarized_zone_exploration", "lodor");
    var after = CouncilKit.decided(zone, "colonial_redistribution", "lodor").table();
    assertThat(after.units().at(LODOR)).isEmpty();
    assertThat(after.planets().controller(new PlanetId("lodor"))).contains(P3);
    assertThat(after.kernel().within(Effect.class)).isEmpty();
  }

  @Test
  @Rule({"agenda/rearmament_agreement.N1", "agenda/rearmament_agreement.N2"})
  void everybodyWithAHomePlanetPlacesAMech() {
    TableKit kit =
        CouncilKit.THREE
            .player(P2, "xxcha")
            .tile("14", 0, 0)
            .tile("1", 5, 0)
            .tile("26", 0, 1)
            .tile("10", 4, 0)
            .tile("27", 3, 0)
            .player(P1, "sol")
            .player(P3, "letnev")
            .controls(P1, "jord")
            .controls(P2, "archon_tau", "arc_prime")
            .controls(P3, "lodor")
            .units(P1, "26", UnitType.CARRIER, 1)
            .damaged(P1, "26", UnitType.MECH, 2)
            .units(P1, "27/new_albion", UnitType.MECH, 2)
            .tokens(P1, "27");

    var sol = CouncilKit.decided(kit, "rearmament_agreement", "for");
    assertThat(sol.awaited()).as("no mech is left: it may take one").containsExactly(P1);
    var from = sol.when(P1, CouncilKit.choice("jord")).thenAccepted();
    assertThat(from.table().units().at(Place.of("1/jord")))
        .containsExactly(UnitStack.of(P1, UnitType.MECH, 1));
    assertThat(from.table().units().at(Place.of("26"), P1))
        .as("not from the system with a command token")
        .contains(UnitStack.of(P1, UnitType.MECH, 1).damaged(1));
    assertThat(from.table().units().at(Place.of("27/new_albion"))).hasSize(1);
    assertThat(from.awaited()).as("two home planets").containsExactly(P2);
    var done = from.when(P2, CouncilKit.choice("archon_tau")).thenAccepted();
    assertThat(done.table().units().at(Place.of("14/archon_tau")))
        .containsExactly(UnitStack.of(P2, UnitType.MECH, 1));
    assertThat(done.table().units().count(P3, UnitType.MECH))
        .as("its home planet is another player's, and Lodor is no home")
        .isZero();

    var kept = sol.when(P1, CouncilKit.choice()).thenAccepted();
    assertThat(kept.table().units().at(Place.of("1/jord"))).isEmpty();
  }

  @Test
  @Rule("agenda/rearmament_agreement.N3")
  void withoutRearmamentMechsBecomeInfantry() {
    TableKit kit =
        THREE
            .units(P3, "26/lodor", UnitType.MECH, 1)
            .damaged(P3, "26/lodor", UnitType.MECH, 1)
            .units(P1, "18/mecatol_rex", UnitType.PDS, 1);

    Units after = CouncilKit.decided(kit, "rearmament_agreement", "against").table().units();
    assertThat(after.at(LODOR)).containsExactly(UnitStack.of(P3, UnitType.INFANTRY, 2));
    assertThat(after.at(Place.of("18/mecatol_rex"))).hasSize(1);
    assertThat(CouncilKit.decided(THREE, "rearmament_agreement", "against").table().units())
        .isEqualTo(THREE.table().units());
  }

  /** System 26 has an alpha wormhole, 51 delta, 82A gamma, 27 none. */
  @Test
  @Rule({"agenda/wormhole_research.N1", "agenda/wormhole_research.N2"})
  void playersAtWormholesResearchBeforeTheyCollapse() {
    TableKit kit =
        THREE
            .tile("51", 3, 0)
            .tileOffBoard("82A")
            .units(P3, "26", UnitType.CRUISER, 1)
            .units(P1, "51", UnitType.CRUISER, 1)
            .units(P2, "27", UnitType.CRUISER, 1);

    var after = CouncilKit.decided(kit, "wormhole_research", "for");
    assertThat(called(after)).startsWith(new Research(P1, 0, true), new Research(P3, 0, true));
    assertThat(called(after)).doesNotContain(new Research(P2, 0, true));
    assertThat(called(after).get(2))
        .isInstanceOfSatisfying(
            Effect.class, next -> assertThat(next.use().ability()).isEqualTo(COLLAPSE));
    assertThat(
            called(
                CouncilKit.decided(
                    kit.units(P2, "82", UnitType.CRUISER, 1), "wormhole_research", "for")))
        .as("gamma counts too")
        .startsWith(
            new Research(P1, 0, true), new Research(P2, 0, true), new Research(P3, 0, true));
    assertThat(after.table().units()).as("nothing is lost yet").isEqualTo(kit.table().units());
  }

  @Test
  @Rule({
    "agenda/wormhole_research.N1",
    "agenda/wormhole_research.N3",
    "agenda/wormhole_research.N5"
  })
  void shipsAtAlphaAndBetaWormholesAreDestroyed() {
    TableKit kit =
        THREE
            .player(P3, "saar")
            .tile("51", 3, 0)
            .tileOffBoard("82A")
            .units(P2, "82", UnitType.CRUISER, 1)
            .units(P3, "26", UnitType.CARRIER, 1)
            .units(P3, "26", UnitType.FIGHTER, 2)
            .units(P2, "26", UnitType.INFANTRY, 1)
            .units(P3, "26", UnitType.SPACE_DOCK, 1)
            .units(P3, "26/lodor", UnitType.INFANTRY, 1)
            .units(P1, "51", UnitType.CRUISER, 1)
            .units(P2, "27", UnitType.CRUISER, 1);

    var collapsed = goingOn(kit, COLLAPSE);
    assertThat(collapsed.happened())
        .filteredOn(UnitsDestroyed.class::isInstance)
        .flatExtracting(event -> ((UnitsDestroyed) event).units())
        .as("ground forces left in space are removed and not destroyed")
        .containsExactlyInAnyOrder(
            UnitStack.of(P3, UnitType.CARRIER, 1), UnitStack.of(P3, UnitType.FIGHTER, 2));
    Units after = collapsed.table().units();
    assertThat(after.at(Place.of("26"))).containsExactly(UnitStack.of(P3, UnitType.SPACE_DOCK, 1));
    assertThat(after.at(LODOR)).hasSize(1);
    assertThat(after.at(Place.of("51"))).hasSize(1);
    assertThat(after.at(Place.of("82"))).hasSize(1);
    assertThat(after.at(Place.of("27"))).hasSize(1);
  }

  @Test
  @Rule("agenda/wormhole_research.N1.1")
  void theActiveNexusGivesResearchAndLosesItsShips() {
    TableKit kit = THREE.tileOffBoard("82B").units(P2, "82", UnitType.CRUISER, 1);

    assertThat(called(CouncilKit.decided(kit, "wormhole_research", "for")))
        .startsWith(new Research(P2, 0, true));
    assertThat(goingOn(kit, COLLAPSE).table().units().at(Place.of("82"))).isEmpty();
  }

  @Test
  void whoVotedAgainstWormholeResearchRemovesAToken() {
    var asked = CouncilKit.decided(THREE.sheet(P2, 2, 2, 0), "wormhole_research", "against");
    assertThat(asked.awaited()).containsExactly(P2);

    var after = asked.when(P2, CouncilKit.choice("tactic")).thenAccepted().table();
    assertThat(after.player(P2).tokens()).isEqualTo(new Tokens(1, 2, 0));
    assertThat(after.player(P1).tokens()).isEqualTo(THREE.table().player(P1).tokens());
  }

  @Test
  @Rule({
    "agenda/research_grant_reallocation.N1",
    "agenda/research_grant_reallocation.N1.1",
    "agenda/research_grant_reallocation.N2"
  })
  void aTechnologyIsGainedForFleetTokens() {
    TableKit kit =
        THREE.sheet(P3, 3, 4, 2).technologies(P3, "neural_motivator", "dacxive_animators");

    var asked = CouncilKit.decided(kit, "research_grant_reallocation", P3.toString());
    assertThat(asked.awaited()).containsExactly(P3);
    var after = asked.when(P3, CouncilKit.choice("hyper_metabolism")).thenAccepted();
    assertThat(after.table().player(P3).tokens()).isEqualTo(new Tokens(3, 2, 2));
    assertThat(called(after))
        .contains(
            new GainTechnology(Service.GAME, P3, new TechnologyId("hyper_metabolism"), false));

    var poor =
        CouncilKit.decided(kit.sheet(P3, 3, 1, 2), "research_grant_reallocation", P3.toString())
            .when(P3, CouncilKit.choice("hyper_metabolism"));
    assertThat(poor.table().player(P3).tokens()).isEqualTo(new Tokens(3, 0, 2));
  }

  @Test
  @Rule("agenda/research_grant_reallocation.N2.1")
  void planetsWithSpecialtiesSaveNoFleetTokens() {
    TableKit kit = THREE.sheet(P3, 3, 4, 2).controls(P3, "tarmann", "new_albion");
    Table after =
        CouncilKit.decided(kit, "research_grant_reallocation", P3.toString())
            .when(P3, CouncilKit.choice("hyper_metabolism"))
            .thenAccepted()
            .table();

    assertThat(after.player(P3).tokens()).isEqualTo(new Tokens(3, 2, 2));
    assertThat(after.planets().readiedOf(P3))
        .contains(new PlanetId("tarmann"), new PlanetId("new_albion"));
  }

  @Test
  @Rule("agenda/ixthian_artifact.N1")
  void aHighDieLetsEverybodyResearchTwice() {
    var after = CouncilKit.decided(THREE, "ixthian_artifact", "for", 6);

    assertThat(called(after))
        .startsWith(
            new Research(P1, 0, true),
            new Research(P1, 0, true),
            new Research(P2, 0, true),
            new Research(P2, 0, true),
            new Research(P3, 0, true),
            new Research(P3, 0, true));
    assertThat(after.table().units()).isEqualTo(THREE.table().units());
  }

  /** Systems 26 and 25 are next to Mecatol Rex, 27 is not. */
  @Test
  @Rule({"agenda/ixthian_artifact.N2", "agenda/ixthian_artifact.N3"})
  void aLowDieDestroysUnitsInAndAroundMecatolRex() {
    TableKit kit =
        THREE
            .sheet(P2, 3, 9, 0)
            .sheet(P3, 3, 9, 2)
            .tile("25", 1, 0)
            .units(P1, "18/mecatol_rex", UnitType.INFANTRY, 4)
            .units(P2, "18", UnitType.CRUISER, 1)
            .units(P3, "25", UnitType.CRUISER, 2)
            .units(P3, "26/lodor", UnitType.INFANTRY, 3)
            .units(P3, "26", UnitType.CRUISER, 2)
            .units(P2, "26", UnitType.DESTROYER, 4)
            .units(P3, "27", UnitType.CRUISER, 4);

    var asked = CouncilKit.decided(kit, "ixthian_artifact", "for", 5);
    assertThat(asked.awaited()).containsExactly(P2, P3);
    var one =
        asked
            .when(
                P3, CouncilKit.choice("26/lodor:infantry:1", "26/lodor:infantry:2", "26:cruiser:1"))
            .thenAccepted();
    assertThat(one.table().units()).as("all at the same time").isEqualTo(kit.table().units());
    Units after =
        one.when(P2, CouncilKit.choice("26:destroyer:1", "26:destroyer:2", "26:destroyer:3"))
            .thenAccepted()
            .table()
            .units();

    assertThat(after.at(Place.of("18/mecatol_rex"))).isEmpty();
    assertThat(after.at(Place.of("18"))).isEmpty();
    assertThat(after.at(Place.of("25"))).as("two are less than three").isEmpty();
    assertThat(after.at(LODOR)).containsExactly(UnitStack.of(P3, UnitType.INFANTRY, 1));
    assertThat(after.at(Place.of("26"), P2))
        .containsExactly(UnitStack.of(P2, UnitType.DESTROYER, 1));
    assertThat(after.at(Place.of("26"), P3)).containsExactly(UnitStack.of(P3, UnitType.CRUISER, 1));
    assertThat(after.at(Place.of("27"))).containsExactly(UnitStack.of(P3, UnitType.CRUISER, 4));
  }

  /** 39 has an alpha wormhole and 40 a beta one, as 25; none of them lies next to Mecatol Rex. */
  @Test
  @Rule("faction_ability/quantum_entanglement.N3")
  void theArtifactReachesCreussThroughWormholesOfOneKindOnly() {
    for (Marker at : List.of(Marker.ION_STORM_ALPHA, Marker.ION_STORM_BETA)) {
      boolean alpha = at == Marker.ION_STORM_ALPHA;
      TableKit kit =
          CouncilKit.THREE
              .player(P2, "creuss")
              .tile("18", 0, 0)
              .tile("39", 4, 0)
              .tile("40", -4, 0)
              .marker(at, "18")
              .units(P2, "39", UnitType.CRUISER, 2)
              .units(P2, "40", UnitType.CRUISER, 2);
      for (String system : List.of("39", "40")) {
        assertThat(
                Starmap.seenBy(kit.table(), P2)
                    .areAdjacent(SystemId.MECATOL_REX, SystemId.of(system)))
            .isTrue();
      }

      var after = CouncilKit.decided(kit, "ixthian_artifact", "for", 5).table().units();
      assertThat(after.at(Place.of(alpha ? "39" : "40"))).as("the same kind").isEmpty();
      assertThat(after.at(Place.of(alpha ? "40" : "39")))
          .as("the other kind")
          .containsExactly(UnitStack.of(P2, UnitType.CRUISER, 2));
    }
  }

  @Test
  void nothingHappensWithoutTheArtifact() {
    var after = CouncilKit.decided(THREE, "ixthian_artifact", "against");

    assertThat(after.table().units()).isEqualTo(THREE.table().units());
    assertThat(called(after)).noneMatch(Research.class::isInstance);
  }

  /** The open procedures, the topmost first. */
  private static List<Procedure> called(Scenario<AgendaState> after) {
    return after.table().kernel().stack().reversed().stream()
        .filter(Frame.class::isInstance)
        .map(layer -> ((Frame) layer).procedure())
        .toList();
  }

  private static Scenario<AgendaState> goingOn(TableKit kit, AbilityRef paragraph) {
    return Scenario.given(
        new AgendaDecider(StandardRules.TABLE),
        kit.frame(
            new Effect(
                Service.AGENDA,
                new Use(paragraph, P1, Optional.empty()),
                new OutcomeTakesEffect(
                    P1, new AgendaId(paragraph.component().name()), AgendaOutcome.FOR))));
  }
}
