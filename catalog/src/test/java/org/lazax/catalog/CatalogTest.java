package org.lazax.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.CostRequirement;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Hyperlane;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

class CatalogTest {
  private static final ExpansionId KINGS = new ExpansionId("prophecy_of_kings");

  private final Catalog catalog = Catalog.standard();

  /** The assimilators have no colour of their own: they copy what they are laid upon. */
  @Test
  @Rule("technology.7")
  void everyTechnologyButUnitUpgradesAndAssimilatorsHasOneOfFourColours() {
    assertThat(Colour.values()).hasSize(4);
    assertThat(catalog.technologies().values())
        .filteredOn(technology -> technology.color().isPresent() == technology.isUnitUpgrade())
        .extracting(technology -> technology.id().value())
        .containsExactlyInAnyOrder("valefar_assimilator_x", "valefar_assimilator_y");
  }

  @Test
  void everyComponentOfTheBoxesIsThere() {
    assertThat(catalog.tiles()).hasSize(101);
    assertThat(catalog.planets()).hasSize(100);
    assertThat(catalog.setups()).hasSize(11);
    assertThat(catalog.units()).hasSize(95);
    assertThat(catalog.technologies()).hasSize(83);
    assertThat(catalog.factions()).hasSize(25);
    assertThat(catalog.strategyCards()).hasSize(8);
    assertThat(catalog.publicObjectives()).hasSize(40);
    assertThat(catalog.secretObjectives()).hasSize(40);
    assertThat(catalog.agendas()).hasSize(63);
    assertThat(catalog.actionCards()).hasSize(93);
    assertThat(catalog.promissoryNotes()).hasSize(31);
    assertThat(catalog.leaders()).hasSize(79);
    assertThat(catalog.relics()).hasSize(13);
    assertThat(catalog.explorationCards()).hasSize(36);
  }

  @Test
  void decksHaveAsManyCardsAsInTheBox() {
    assertThat(catalog.actionCards().values().stream().mapToInt(ActionCard::copies).sum())
        .isEqualTo(120);
    assertThat(
            catalog.explorationCards().values().stream()
                .collect(
                    Collectors.groupingBy(
                        ExplorationCard::deck, Collectors.summingInt(ExplorationCard::copies))))
        .isEqualTo(
            Map.of(Deck.CULTURAL, 20, Deck.HAZARDOUS, 20, Deck.INDUSTRIAL, 20, Deck.FRONTIER, 20));
  }

  @Test
  void theAgendaDeckHasFiftyCardsWithOrWithoutPok() {
    assertThat(catalog.agendas().values())
        .filteredOn(a -> a.isInDeck(List.of(ExpansionId.BASE, KINGS)))
        .hasSize(50);
    assertThat(catalog.agendas().values())
        .filteredOn(a -> a.isInDeck(List.of(ExpansionId.BASE)))
        .hasSize(50);
  }

  @Test
  void theBaseGameAloneIsACatalogOfItsOwn() {
    Catalog base = catalog.only(entry -> entry.expansion().equals(ExpansionId.BASE));

    assertThat(base.factions()).hasSize(17);
    assertThat(base.leaders()).isEmpty();
    assertThat(base.factions().values())
        .allSatisfy(faction -> {
          assertThat(faction.leaders()).isEmpty();
          assertThat(faction.mech()).isEmpty();
        });
    assertThat(base.setups().keySet())
        .containsExactlyInAnyOrderElementsOf(
            Stream.of("2p_community", "3p", "4p", "5p", "6p").map(MapSetupId::new).toList());
    assertThat(catalog.only(_ -> true)).isSameAs(catalog);
  }

  @Test
  void theStandardCatalogIsReadOnce() {
    assertThat(Catalog.standard()).isSameAs(catalog);
  }

  @Test
  void aNameNobodyKnowsIsRefused() {
    assertThatThrownBy(() -> catalog.planet(new PlanetId("earth")))
        .isInstanceOf(UnknownComponentException.class)
        .hasMessage("there is no PlanetId earth");
  }

  @Test
  void aPlayerWithoutTheTechnologyHasNoWarSuns() {
    FactionId hacan = new FactionId("hacan");
    assertThat(unit(hacan, UnitType.WAR_SUN)).isEmpty();
    assertThat(unit(hacan, UnitType.WAR_SUN, "war_sun")).contains("war_sun");
    assertThat(unit(new FactionId("muaat"), UnitType.WAR_SUN)).contains("prototype_war_sun_i");
  }

  @Test
  void aFactionUsesItsOwnUnitsAndTheirUpgrades() {
    FactionId sol = new FactionId("sol");
    assertThat(unit(sol, UnitType.CARRIER)).contains("advanced_carrier_i");
    assertThat(unit(sol, UnitType.CARRIER, "advanced_carrier_ii")).contains("advanced_carrier_ii");
    assertThat(unit(sol, UnitType.CRUISER, "cruiser_ii")).contains("cruiser_ii");
    assertThat(unit(sol, UnitType.CRUISER)).contains("cruiser_i");
  }

  @Test
  void aCopiedUpgradeOfAnotherFactionComesBeforeTheGenericOne() {
    FactionId nekro = new FactionId("nekro");
    assertThat(unit(nekro, UnitType.CARRIER, "carrier_ii", "advanced_carrier_ii"))
        .contains("advanced_carrier_ii");
  }

  @Test
  void everyFactionHasEveryUnitItStartsWith() {
    assertThat(catalog.factions().values())
        .allSatisfy(faction -> {
          assertThat(unit(faction.id(), UnitType.FLAGSHIP)).contains(faction.flagship().value());
          assertThat(unit(faction.id(), UnitType.MECH))
              .contains(faction.mech().orElseThrow().value());
          assertThat(faction.startingUnits().keySet())
              .allSatisfy(type -> assertThat(unit(faction.id(), type)).isNotEmpty());
        });
  }

  @Test
  void mostTypesOfUnitsHaveACardWithWhichAllBegin() {
    assertThat(catalog.unit(UnitType.SPACE_DOCK))
        .contains(catalog.unit(new UnitId("space_dock_i")));
    assertThat(catalog.unit(UnitType.WAR_SUN)).as("needs a technology").isEmpty();
    assertThat(catalog.unit(UnitType.FLAGSHIP)).as("of a faction each").isEmpty();
  }

  @Test
  void aSpaceDockProducesMoreOnARicherPlanet() {
    var production = catalog.unit(new UnitId("space_dock_i")).abilities().production();
    assertThat(production).hasValueSatisfying(p -> assertThat(p.on(3)).isEqualTo(5));
  }

  @Test
  void aHelTitanIsAStructureAndAGroundForceAtOnce() {
    UnitCard titan = catalog.unit(new UnitId("hel_titan_i"));
    assertThat(titan.isStructure()).isTrue();
    assertThat(titan.isGroundForce()).isTrue();
    assertThat(titan.isShip()).isFalse();
  }

  @Test
  void theUpgradedFloatingFactoryStaysInSpaceAsBefore() {
    UnitCard first = catalog.unit(new UnitId("floating_factory_i"));
    UnitCard second = catalog.unit(new UnitId("floating_factory_ii"));
    assertThat(second.inSpace()).isTrue();
    assertThat(second.texts()).isNotEmpty().isEqualTo(first.texts());
  }

  @Test
  void miningCanOnlyBeVotedOntoAHazardousPlanet() {
    Agenda mining = catalog.agenda(new AgendaId("core_mining"));
    assertThat(mining.outcome()).isEqualTo(Agenda.Outcome.ELECT_HAZARDOUS_PLANET);
    assertThat(mining.attaches()).contains(new Attachment(2, 0, Optional.empty()));
  }

  @Test
  void aResearchFacilityGivesItsSpecialty() {
    assertThat(catalog.explorationCard(new ExplorationId("warfare_research_facility")).attaches())
        .contains(new Attachment(1, 1, Optional.of(Colour.WARFARE)));
  }

  @Test
  void anObjectiveSaysWhatIsPaidForIt() {
    assertThat(catalog.publicObjective(new ObjectiveId("amass_wealth")).requirement())
        .isEqualTo(new CostRequirement.Spend(3, 3, 3));
  }

  @Test
  void theNexusStartsWithItsGammaWormholeAlone() {
    assertThat(catalog.tile(new TileId("82A")).wormholes()).containsExactly(Wormhole.GAMMA);
    assertThat(catalog.planet(new PlanetId("mallice")).tile()).contains(new TileId("82A"));
  }

  @Test
  void theUsualLayoutForSixPlayersComesFirst() {
    assertThat(catalog.setups(6))
        .extracting(setup -> setup.id().value())
        .containsExactly("6p", "6p_large");
    assertThat(catalog.setups(9)).isEmpty();
  }

  @Test
  void theTilesInTheBoxesAreEnoughForEveryLayout() {
    int blue = tilesWith(Tile.Back.BLUE);
    int red = tilesWith(Tile.Back.RED);
    assertThat(catalog.setups().values())
        .allSatisfy(setup -> {
          assertThat(needed(setup, MapSetup.Deal::blue)).isLessThanOrEqualTo(blue);
          assertThat(needed(setup, MapSetup.Deal::red)).isLessThanOrEqualTo(red);
        });
  }

  @Test
  void aTurnedHyperlaneTileTurnsItsLines() {
    assertThat(new Hyperlane(4, 1).turned(3)).isEqualTo(new Hyperlane(1, 4));
  }

  @Test
  void hyperlanesLeadFromAndToPositionsOfTheLayout() {
    MapSetup setup = catalog.setup(new MapSetupId("5p_hyperlanes"));
    Set<Hex> hexes =
        Stream.of(
                setup.homes().stream(),
                setup.systems().stream(),
                Stream.of(Hex.CENTRE),
                setup.hyperlanes().stream().map(MapSetup.PlacedHyperlanes::at))
            .flatMap(s -> s)
            .collect(Collectors.toSet());
    for (MapSetup.PlacedHyperlanes placed : setup.hyperlanes()) {
      for (Hyperlane lane : catalog.tile(placed.tile()).hyperlanes()) {
        Hyperlane turned = lane.turned(placed.rotation());
        assertThat(hexes)
            .contains(placed.at().across(turned.from()), placed.at().across(turned.to()));
      }
    }
  }

  private Optional<String> unit(FactionId faction, UnitType type, String... technologies) {
    Set<TechnologyId> owned =
        Stream.of(technologies).map(TechnologyId::new).collect(Collectors.toSet());
    return catalog.unit(faction, type, owned).map(card -> card.id().value());
  }

  private int tilesWith(Tile.Back back) {
    return (int)
        catalog.tiles().values().stream().filter(t -> t.back().equals(Optional.of(back))).count();
  }

  private static int needed(MapSetup setup, ToIntFunction<MapSetup.Deal> colour) {
    return setup.players() * setup.dealt().map(colour::applyAsInt).orElse(0)
        + setup.dealtToSpeaker().map(colour::applyAsInt).orElse(0);
  }
}
