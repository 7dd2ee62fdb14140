package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What riders bring whoever has predicted rightly, across the services. */
class RiderRewardsTest {
  private static final String CONSTRUCTION = "action_card/construction_rider";
  private static final String TECHNOLOGY = "action_card/technology_rider";
  private static final TechnologyId ALGORITHM = new TechnologyId("ai_development_algorithm");

  /** Wellon has a cybernetic specialty. */
  private static final TableKit KIT = LastAgenda.three().controls(P1, "wellon");

  @Test
  @Rule({"action_card/technology_rider.N4", "action_card/technology_rider.N4.1"})
  void whatIsResearchedNeedsItsPrerequisitesOrAPlanetThatIsReadiedWhenThePhaseEnds() {
    LastAgenda rewarded = LastAgenda.rewarded(KIT, TECHNOLOGY);
    ResearchTechnology laser = research("graviton_laser_system", "wellon");

    rewarded.refused(P1, research("graviton_laser_system"), "technology.12");
    LastAgenda researched = rewarded.when(P1, laser);
    assertThat(researched.events()).contains(new PlanetsExhausted(P1, planets("wellon")));
    Table after = researched.end().table();
    assertThat(after.player(P1).owns(laser.technology())).isTrue();
    assertThat(after.kernel().stack()).as("the phase is over").isEmpty();
    assertThat(after.planets().readied(P1, new PlanetId("wellon"))).isTrue();
  }

  @Test
  @Rule("action_card/technology_rider.N4.2")
  void anAlgorithmIsExhaustedForAnUpgradeAndStaysSo() {
    UseAbility algorithm =
        new UseAbility(
            Service.GAME, AbilityRef.parse("technology/ai_development_algorithm#research"));
    ResearchTechnology upgrade = research("destroyer_ii");
    LastAgenda rewarded = LastAgenda.rewarded(KIT.technologies(P1, ALGORITHM.value()), TECHNOLOGY);

    Table after = rewarded.when(P1, algorithm).when(P1, upgrade).end().table();
    assertThat(after.player(P1).owns(upgrade.technology())).isTrue();
    assertThat(after.kernel().stack()).as("the phase is over").isEmpty();
    assertThat(after.player(P1).exhaustedTechnologies()).containsExactly(ALGORITHM);
  }

  @Test
  @Rule("action_card/construction_rider.N4")
  void withoutADockInTheReinforcementsOneIsTakenFromASystemWithoutOnesToken() {
    TableKit docks =
        board()
            .tile("26", 3, 0)
            .tile("20", 4, 0)
            .controls(P1, "lodor", "vefut_ii")
            .units(P1, "26/lodor", UnitType.SPACE_DOCK, 1)
            .units(P1, "20/vefut_ii", UnitType.SPACE_DOCK, 1)
            .tile("27", 5, 0)
            .controls(P1, "new_albion")
            .units(P1, "27/new_albion", UnitType.SPACE_DOCK, 1)
            .tokens(P1, "27");
    LastAgenda rewarded = LastAgenda.rewarded(docks, CONSTRUCTION);

    rewarded.refused(P1, dock("38/abyz", Optional.empty()), "construction.4.1");
    rewarded.refused(
        P1, dock("38/abyz", Optional.of(Place.of("27/new_albion"))), "construction.4.1");
    Table after = rewarded.when(P1, dock("38/abyz", Optional.of(Place.of("26/lodor")))).table();
    assertThat(after.units().at(Place.of("38/abyz")))
        .containsExactly(UnitStack.of(P1, UnitType.SPACE_DOCK, 1));
    assertThat(after.units().at(Place.of("26/lodor"))).isEmpty();
  }

  @Test
  @Rule("action_card/construction_rider.N5")
  void saarsDockGoesToTheSpaceAreaOfASystemWithAPlanetOfItsOwn() {
    TableKit saar = LastAgenda.three().player(P1, "saar").controls(P1, "abyz").tile("38", 0, 3);
    LastAgenda rewarded = LastAgenda.rewarded(saar.tile("26", 3, 0), CONSTRUCTION);

    rewarded.refused(P1, dock("38/abyz", Optional.empty()), "construction.2");
    rewarded.refused(P1, dock("26", Optional.empty()), "construction.2");
    assertThat(rewarded.when(P1, dock("38", Optional.empty())).table().units().at(Place.of("38")))
        .containsExactly(UnitStack.of(P1, UnitType.SPACE_DOCK, 1));
  }

  @Test
  @Rule("action_card/construction_rider.N6")
  void theMinisterOfIndustryProducesThereWithPlanetsThatAreExhausted() {
    LastAgenda placed =
        LastAgenda.rewarded(board().law("minister_of_industry", P1), CONSTRUCTION)
            .when(P1, dock("38/abyz", Optional.empty()))
            .when(
                P1, new UseAbility(Service.GAME, AbilityRef.parse("agenda/minister_of_industry")));
    Payment abyz = new Payment(planets("abyz"), 0);

    LastAgenda produced =
        placed.when(
            P1,
            new ProduceUnits(
                List.of(new Produced(UnitType.CRUISER, 1, Place.of("38"))), List.of(), abyz));
    assertThat(produced.table().units().count(P1, UnitType.CRUISER)).isEqualTo(1);
    assertThat(produced.events()).contains(new PlanetsExhausted(P1, abyz.planets()));
  }

  private static TableKit board() {
    return LastAgenda.three().tile("38", 0, 3);
  }

  private static PlaceStructure dock(String place, Optional<Place> lifted) {
    return new PlaceStructure(UnitType.SPACE_DOCK, Place.of(place), lifted);
  }

  private static ResearchTechnology research(String technology, String... planets) {
    return new ResearchTechnology(new TechnologyId(technology), planets(planets), Optional.empty());
  }

  private static List<PlanetId> planets(String... planets) {
    return Arrays.stream(planets).map(PlanetId::new).toList();
  }
}
