package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.game.kit.Using.paying;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.technology.TechnologyGained;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.UnitStack;

/**
 * P1 holds Technology. Mellon and Zohbat have no specialty, Wellon and Rarron do: cybernetic,
 * Archon Tau none.
 */
class ResearchTest {
  private static final ResearchNothing NOTHING = new ResearchNothing();

  @Test
  @Rule({"technology.3", "technology.3.1", "technology.10", "technology_sc.2"})
  void aTechnologyWithoutPrerequisitesIsResearchedForNothing() {
    Scenario<GameState> done = given(kit()).when(P1, research("neural_motivator"));

    assertThat(done.happened()).startsWith(gained("neural_motivator"));
    assertThat(done.table().player(P1).owns(new TechnologyId("neural_motivator"))).isTrue();
    assertThat(second(kit().goods(P1, 6, 0)).technologies())
        .as("it is in the deck no more")
        .extracting(Researchable::technology)
        .isNotEmpty()
        .doesNotContain(new TechnologyId("neural_motivator"));
  }

  @Test
  @Rule("technology.1")
  void aTechnologyIsUsedInLaterPhases() {
    Scenario<GameState> done = given(kit()).when(P1, research("neural_motivator"));
    TableKit later = kit().with(_ -> done.table());

    assertThat(
            Scenario.given(
                    new GameDecider(StandardRules.TABLE),
                    later.frame(new StatusPhase().at(Step.DRAW_ACTION_CARDS, List.of(P1))),
                    1,
                    1)
                .table()
                .player(P1)
                .actionCards())
        .as("a neural motivator draws two")
        .hasSize(2);
  }

  @Test
  @Rule({"technology.8", "technology.8.1", "technology.12"})
  void everyPrerequisiteNeedsATechnologyOfItsColour() {
    Scenario<GameState> card = given(kit().technologies(P1, "neural_motivator"));

    card.when(P1, research("hyper_metabolism")).thenRefused("technology.12");
    card.when(P1, research("fleet_logistics")).thenRefused("technology.12");
    card.when(P1, research("dacxive_animators")).thenAccepted();
  }

  @Test
  @Rule("agenda/ixthian_artifact.N1.1")
  void aTechnologyIsAPrerequisiteOfTheOneThatIsResearchedNext() {
    Research free = new Research(P1, 0, true);
    Scenario<GameState> twice =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit().frame(new AgendaPhase()).frame(free).frame(free));

    twice.when(P1, research("dacxive_animators")).thenRefused("technology.12");
    twice
        .when(P1, research("neural_motivator"))
        .when(P1, research("dacxive_animators"))
        .thenAccepted();
  }

  @Test
  @Rule({"technology.7.1", "technology.N1"})
  void aTechnologyIsNotUsedUpAsAPrerequisiteAndOthersNeedThemToo() {
    Scenario<GameState> second =
        given(kit().technologies(P1, "neural_motivator").goods(P1, 6, 0).goods(P2, 4, 0))
            .when(P1, research("dacxive_animators"));

    Scenario<GameState> secondary = second.when(P1, buy("hyper_metabolism", 6)).thenAccepted();
    secondary
        .when(P2, paying(4))
        .when(P2, research("dacxive_animators"))
        .thenRefused("technology.12");
  }

  @Test
  @Rule({"technology.7.2", "technology.12.2"})
  void unitUpgradesAreNoPrerequisites() {
    TableKit kit = kit().technologies(P1, "carrier_ii", "fighter_ii");

    given(kit).when(P1, research("gravity_drive")).thenRefused("technology.12");
  }

  @Test
  @Rule({"technology.2", "technology.4"})
  void whatIsOwnedIsNotResearchedAgain() {
    given(kit().technologies(P1, "neural_motivator"))
        .when(P1, research("neural_motivator"))
        .thenRefused("technology.11");
  }

  @Test
  @Rule({"technology.12.3", "technology.14", "planets.4"})
  void aPlanetIsExhaustedForAPrerequisiteOfItsSpecialty() {
    Scenario<GameState> card =
        given(kit().controls(P1, "wellon").controlsExhausted(P1, "vefut_ii"));

    card.when(P1, research("graviton_laser_system")).thenRefused("technology.12");
    card.when(P1, research("gravity_drive", "wellon")).thenRefused("technology.12");
    card.when(P1, research("sarween_tools", "wellon")).thenRefused("technology.12");
    assertThat(card.when(P1, research("graviton_laser_system", "wellon")).happened())
        .startsWith(new PlanetsExhausted(P1, planets("wellon")), gained("graviton_laser_system"));
  }

  @Test
  @Rule("technology.12.3")
  void anAbilityIgnoresAPrerequisite() {
    given(kit()).when(P1, research("gravity_drive")).thenRefused("technology.12");
    given(kit().player(P1, "jol_nar")).when(P1, research("gravity_drive")).thenAccepted();
  }

  @Test
  @Rule("planets.N4")
  void aPlanetExhaustedForItsSpecialtyPaysNothing() {
    Scenario<GameState> second =
        given(kit().controls(P1, "wellon").goods(P1, 5, 0)).when(P1, research("neural_motivator"));
    Payment both = new Payment(planets("wellon"), 5);

    second
        .when(
            P1,
            new ResearchTechnology(
                new TechnologyId("graviton_laser_system"), planets("wellon"), Optional.of(both)))
        .thenRefused("exhausted.1");
    second
        .when(
            P1,
            new ResearchTechnology(new TechnologyId("sarween_tools"), List.of(), Optional.of(both)))
        .thenAccepted();
  }

  @Test
  @Rule("technology.15")
  void anExhaustedPlanetStandsInForNothing() {
    given(kit().controlsExhausted(P1, "wellon"))
        .when(P1, research("graviton_laser_system", "wellon"))
        .thenRefused("technology.12");
  }

  @Test
  @Rule({"technology.11", "technology.N3", "unit_upgrades.N1"})
  void onlyOnesOwnFactionsTechnologiesAreInOnesDeckAndInPlaceOfTheGenericOnes() {
    TableKit sol =
        kit().player(P1, "sol").technologies(P1, "neural_motivator", "antimass_deflectors");
    TableKit rich = sol.technologies(P1, "dacxive_animators", "gravity_drive");

    given(rich).when(P1, research("infantry_ii")).thenRefused("technology.11");
    given(rich).when(P1, research("carrier_ii")).thenRefused("technology.11");
    given(rich).when(P1, research("spatial_conduit_cylinders")).thenRefused("technology.11");
    given(rich).when(P1, research("advanced_carrier_ii")).thenAccepted();
    given(rich).when(P1, research("no_such_thing")).thenRefused("technology.11");
  }

  @Test
  @Rule({"technology.6.1", "technology.10.1", "unit_upgrades.2", "unit_upgrades.4"})
  void anUpgradeReplacesTheUnitAtOnceAlsoOnTheBoard() {
    TableKit kit =
        kit().technologies(P1, "antimass_deflectors", "gravity_drive").units(P1, "38", CARRIER, 1);
    Table before = kit.table();

    Table after = given(kit).when(P1, research("carrier_ii")).thenAccepted().table();

    assertThat(Stats.of(before, P1, CARRIER).capacity()).isEqualTo(4);
    assertThat(Stats.of(after, P1, CARRIER).capacity()).isEqualTo(6);
    assertThat(Stats.of(after, UnitStack.of(P1, CARRIER, 1)).move()).isEqualTo(2);
  }

  @Test
  @Rule({"technology.6", "unit_upgrades.0", "unit_upgrades.1"})
  void anUpgradeIsATechnologyWithTheNameOfAUnitAndAHigherNumeral() {
    List<String> units = Catalog.standard().units().values().stream().map(UnitCard::name).toList();
    List<String> upgrades =
        Catalog.standard().technologies().values().stream()
            .filter(Technology::isUnitUpgrade)
            .map(Technology::name)
            .filter(name -> !name.equals("War Sun"))
            .toList();

    assertThat(upgrades)
        .contains("Carrier II", "Spec Ops II")
        .allSatisfy(name -> assertThat(units).contains(name, name.replaceFirst(" II$", " I")))
        .allMatch(name -> name.endsWith(" II"));
    assertThat(
            given(kit().technologies(P1, "antimass_deflectors", "gravity_drive"))
                .when(P1, research("carrier_ii"))
                .happened())
        .as("researched as any other technology")
        .startsWith(gained("carrier_ii"));
  }

  @Test
  void warSunsAreThereOnceTheyAreResearched() {
    TableKit kit =
        kit()
            .technologies(P1, "plasma_scoring", "magen_defense_grid", "duranium_armor")
            .technologies(P1, "sarween_tools");
    assertThat(Stats.find(kit.table(), P1, WAR_SUN)).isEmpty();

    Table after = given(kit).when(P1, research("war_sun")).thenAccepted().table();

    assertThat(Stats.find(after, P1, WAR_SUN)).isPresent();
  }

  @Test
  @Rule("technology_sc.2")
  void aSecondOneCostsSixResources() {
    Scenario<GameState> second =
        given(kit().goods(P1, 6, 0)).when(P1, research("neural_motivator"));

    second.when(P1, buy("sarween_tools", 5)).thenRefused("technology_sc.2");
    second.when(P1, research("sarween_tools")).thenRefused("technology_sc.2");
    assertThat(second.when(P1, buy("sarween_tools", 6)).happened())
        .startsWith(new GoodsSpent(P1, 6), gained("sarween_tools"));
    assertThat(second.when(P1, NOTHING).happened())
        .containsExactly(new StrategyCardExhausted(P1, card("technology")));
  }

  @Test
  @Rule("technology_sc.2")
  void aPlanetThatStandsInForAPrerequisiteDoesNotPayAsWell() {
    Scenario<GameState> second =
        given(kit().goods(P1, 5, 0).controls(P1, "wellon")).when(P1, research("neural_motivator"));

    second
        .when(
            P1,
            new ResearchTechnology(
                new TechnologyId("graviton_laser_system"),
                planets("wellon"),
                Optional.of(new Payment(planets("wellon"), 5))))
        .thenRefused("exhausted.1");
  }

  @Test
  void theFirstIsNotLeft() {
    given(kit()).when(P1, NOTHING).thenRefused("technology_sc.2");
  }

  @Test
  @Rule({"technology_sc.3", "technology.3.1"})
  void theOthersPayATokenAndFourResources() {
    Scenario<GameState> secondary =
        given(kit().goods(P2, 4, 0)).when(P1, research("neural_motivator"));

    assertThat(secondary.awaited()).containsExactly(P2);
    secondary.when(P2, FOLLOW).thenRefused("technology_sc.3");
    Scenario<GameState> paid = secondary.when(P2, paying(4));
    paid.thenEvents(
        new GoodsSpent(P2, 4), new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(paid.when(P2, research("neural_motivator")).happened())
        .startsWith(gained(P2, "neural_motivator"));
  }

  @Test
  @Rule("agenda/minister_of_sciences.N1")
  void theMinisterOfSciencesPaysNoResourcesForTheCard() {
    Scenario<GameState> primary = given(kit().law("minister_of_sciences", P1).goods(P2, 4, 0));
    Scenario<GameState> second = primary.when(P1, research("neural_motivator"));
    assertThat(((ResearchOption) second.options(P1).getFirst()).resources()).isZero();
    second.when(P1, research("dacxive_animators")).thenAccepted();
    second.when(P1, NOTHING).thenAccepted();
    second.when(P1, NOTHING).when(P2, FOLLOW).thenRefused("technology_sc.3");

    Scenario<GameState> secondary =
        given(kit().law("minister_of_sciences", P2)).when(P1, research("neural_motivator"));
    assertThat(secondary.awaited()).as("the others pay, and it only a token").containsExactly(P2);
    secondary.when(P2, paying(4)).thenRefused("technology_sc.3");
    Scenario<GameState> followed = secondary.when(P2, FOLLOW);
    followed.thenEvents(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    followed.when(P2, research("neural_motivator")).thenAccepted();
  }

  @Test
  @Rule("planets.N4")
  void whatCannotBePaidForBesideItsSpecialtiesIsNotOffered() {
    TableKit kit = kit().controls(P1, "wellon");
    TechnologyId system = new TechnologyId("graviton_laser_system");

    assertThat(second(kit.goods(P1, 6, 0)).technologies())
        .extracting(Researchable::technology)
        .contains(system);
    assertThat(second(kit.goods(P1, 5, 0)).technologies())
        .extracting(Researchable::technology)
        .contains(new TechnologyId("sarween_tools"))
        .doesNotContain(system);
  }

  private static ResearchOption second(TableKit kit) {
    return (ResearchOption)
        given(kit).when(P1, research("neural_motivator")).options(P1).getFirst();
  }

  @Test
  void theOptionSaysWhatIsMissing() {
    ResearchOption option =
        (ResearchOption) given(kit().controls(P1, "wellon")).options(P1).getFirst();

    assertThat(option.technologies())
        .contains(
            new Researchable(new TechnologyId("neural_motivator"), Map.of(), 0),
            new Researchable(
                new TechnologyId("graviton_laser_system"), Map.of(Colour.CYBERNETIC, 1), 0))
        .extracting(Researchable::technology)
        .doesNotContain(new TechnologyId("gravity_drive"));
    assertThat(option.specialties())
        .isEqualTo(Map.of(planets("wellon").getFirst(), Colour.CYBERNETIC));
  }

  private static ResearchTechnology research(String technology, String... specialties) {
    return new ResearchTechnology(
        new TechnologyId(technology), planets(specialties), Optional.empty());
  }

  private static ResearchTechnology buy(String technology, int goods) {
    return new ResearchTechnology(
        new TechnologyId(technology), List.of(), Optional.of(new Payment(List.of(), goods)));
  }

  private static TechnologyGained gained(String technology) {
    return gained(P1, technology);
  }

  private static TechnologyGained gained(Seat seat, String technology) {
    return new TechnologyGained(seat, new TechnologyId(technology));
  }

  private static TableKit kit() {
    return TableKit.players(3).tile("38", 1, 0).tile("19", 0, 1).sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "technology");
  }
}
