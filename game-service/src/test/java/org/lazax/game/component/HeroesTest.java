package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.NexusTurned;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** Heroes as the action of a turn. */
class HeroesTest {
  private static final String DANNEL = "leader/dannel_of_the_tenth";
  private static final String UL = "leader/ul_the_progenitor";
  private static final String CARRION = "leader/it_feeds_on_carrion";

  @Test
  @Rule({"leader/dannel_of_the_tenth.N1", "leader/dannel_of_the_tenth.N4", "leaders.12"})
  void threeInfantryLandAnywhereBeforeAnybodyFights() {
    TableKit kit = board().leaders(P1, "dannel_of_the_tenth").units(P2, "75/loki", INFANTRY, 1);
    Scenario<GameState> landed =
        turn(kit)
            .when(P1, use(DANNEL))
            .when(P1, new Choose(Service.GAME, List.of("loki")))
            .when(P1, new Choose(Service.GAME, List.of("bereg")))
            .when(P1, new Choose(Service.GAME, List.of("loki")));

    assertThat(landed.events()).contains(new HeroPurged(P1, new LeaderId("dannel_of_the_tenth")));
    assertThat(own(landed, "75/loki")).isEqualTo(2);
    assertThat(own(landed, "35/bereg")).isEqualTo(1);
    assertThat(landed.table().kernel().stack())
        .filteredOn(layer ->
            layer instanceof org.lazax.chronicle.kernel.Frame frame
                && frame.procedure() instanceof Invasion)
        .as("an invasion for each system")
        .hasSize(2);
  }

  @Test
  @Rule({"purge.0", "purge.1", "leaders.12"})
  void aHeroIsPurgedByItsUseAndNeverUsedAgain() {
    TableKit kit =
        board()
            .player(P1, "vuil_raith")
            .leaders(P1, "it_feeds_on_carrion")
            .controls(P1, "loki")
            .units(P1, "75/loki", SPACE_DOCK, 1);
    LeaderId hero = new LeaderId("it_feeds_on_carrion");
    assertThat(kit.table().player(P1).leaders().lying(LeaderState.UNLOCKED)).contains(hero);

    Table used = turn(kit).when(P1, use(CARRION)).table();
    assertThat(used.player(P1).leaders().lying(LeaderState.PURGED)).containsExactly(hero);
    assertThat(used.player(P1).leaders().lying(LeaderState.UNLOCKED)).isEmpty();
    turn(kit.leader(P1, hero.value(), LeaderState.PURGED))
        .when(P1, use(CARRION))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("purge.2")
  void aPurgedHeroIsNeitherUnlockedAgainNorUsed() {
    LeaderId hero = new LeaderId("it_feeds_on_carrion");

    assertThat(thirdObjectiveScored(LeaderState.LOCKED).leaders().lying(LeaderState.UNLOCKED))
        .as("three objectives unlock it")
        .containsExactly(hero);
    assertThat(thirdObjectiveScored(LeaderState.PURGED).leaders().lying(LeaderState.PURGED))
        .containsExactly(hero);
    turn(board().leader(P1, hero.value(), LeaderState.PURGED).units(P1, "75/loki", SPACE_DOCK, 1))
        .when(P1, use(CARRION))
        .thenRefused("abilities.3");
  }

  /** P1, whose hero lies like this, scores a third objective. */
  private static Player thirdObjectiveScored(LeaderState hero) {
    TableKit two =
        Cards.scored(
            Cards.scored(
                board()
                    .player(P1, "vuil_raith")
                    .controls(P1, "acheron")
                    .units(P1, "18", CRUISER, 5)
                    .sheet(P1, 3, 5, 2)
                    .leader(P1, "it_feeds_on_carrion", hero)
                    .round(3),
                P1,
                "erect_a_monument"),
            P1,
            "negotiate_trade_routes");
    String third = "raise_a_fleet";
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.objectives(two, 0, 0, third).frame(new Scoring(P1, true, false)))
        .when(P1, new ScoreObjective(new ObjectiveId(third), Optional.empty()))
        .thenAccepted()
        .table()
        .player(P1);
  }

  @Test
  @Rule("leader/dannel_of_the_tenth.N1")
  void fewerMayLandAndNobodyInAHomeSystem() {
    Scenario<GameState> asked =
        turn(board().leaders(P1, "dannel_of_the_tenth")).when(P1, use(DANNEL));
    AbilityOption.Choice choice = (AbilityOption.Choice) asked.options(P1).getFirst();
    assertThat(choice.candidates())
        .contains("loki", "bereg")
        .doesNotContain("arretze", "mecatol_rex");

    Scenario<GameState> landed =
        asked
            .when(P1, new Choose(Service.GAME, List.of("loki")))
            .when(P1, new Choose(Service.GAME, List.of()));
    assertThat(own(landed, "75/loki")).isEqualTo(1);
    assertThat(landed.thenAccepted().table().kernel().within(Invasion.class)).isPresent();
  }

  @Test
  @Rule("leader/dannel_of_the_tenth.N2")
  void malliceIsOpenBeforeTheNexusIsActiveAndTurnsIt() {
    TableKit kit = board().tileOffBoard("82A").leaders(P1, "dannel_of_the_tenth");
    Scenario<GameState> landed =
        turn(kit)
            .when(P1, use(DANNEL))
            .when(P1, new Choose(Service.GAME, List.of("mallice")))
            .when(P1, new Choose(Service.GAME, List.of()))
            .thenAccepted();

    assertThat(landed.happened()).contains(new NexusTurned());
    assertThat(own(landed, "82/mallice")).isEqualTo(1);
  }

  /** P2 could answer the activation of 75. */
  @Test
  @Rule("leader/dannel_of_the_tenth.N6")
  void whereTheyLandNothingIsActivated() {
    TableKit kit =
        board()
            .leaders(P1, "dannel_of_the_tenth")
            .technologies(P2, "nullification_field")
            .sheet(P2, 2, 3, 2)
            .units(P2, "75", CRUISER, 1);
    Scenario<GameState> activated =
        turn(kit).when(P1, new ActivateSystem(SystemId.of("75"))).thenAccepted();
    assertThat(activated.awaited()).containsExactly(P2);

    Scenario<GameState> landed =
        turn(kit)
            .when(P1, use(DANNEL))
            .when(P1, new Choose(Service.GAME, List.of("loki")))
            .when(P1, new Choose(Service.GAME, List.of()))
            .thenAccepted();
    assertThat(landed.awaited()).isEmpty();
    assertThat(landed.table().kernel().within(Invasion.class)).isPresent();
    assertThat(landed.table().tokens()).isEmpty();
  }

  @Test
  @Rule("leader/it_feeds_on_carrion.N5")
  void theDocksOfNekroThatCopiesTheTearsCountToo() {
    TableKit nekro =
        board()
            .player(P1, "vuil_raith")
            .player(P2, "nekro")
            .leaders(P1, "it_feeds_on_carrion")
            .units(P2, "35/bereg", SPACE_DOCK, 1);
    turn(nekro).when(P1, use(CARRION)).thenRefused("abilities.3");

    TableKit copying =
        CopiedTechnology.by(nekro, P2, "valefar_assimilator_x", "dimensional_tear_ii");
    Scenario<GameState> used = turn(copying).when(P1, use(CARRION)).thenAccepted();
    assertThat(used.table().kernel().within(CaptureRolls.class).orElseThrow().systems())
        .containsExactlyInAnyOrder(SystemId.of("35"), SystemId.of("75"), SystemId.of("18"));
  }

  @Test
  @Rule("component_limitations.N1")
  void onceAllInfantryStandElsewhereTheyLandOnlyBesideThem() {
    TableKit kit = board().leaders(P1, "dannel_of_the_tenth");
    List<String> planets =
        List.of(
            "19/wellon",
            "20/vefut_ii",
            "21/thibah",
            "22/tarmann",
            "23/saudor",
            "24/mehar_xull",
            "25/quann",
            "26/lodor",
            "27/new_albion",
            "27/starpoint",
            "30/mellon",
            "30/zohbat");
    for (String planet : planets) {
      String tile = planet.substring(0, 2);
      kit =
          planet.equals("27/starpoint") || planet.equals("30/zohbat")
              ? kit
              : kit.tile(tile, Integer.parseInt(tile), 0);
      kit = kit.units(P1, planet, INFANTRY, 1);
    }

    Scenario<GameState> asked = turn(kit).when(P1, use(DANNEL));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .contains("wellon", "zohbat")
        .doesNotContain("loki", "bereg");
  }

  @Test
  @Rule("leaders.10")
  void aLockedHeroIsNotOffered() {
    turn(board().leader(P1, "dannel_of_the_tenth", LeaderState.LOCKED))
        .when(P1, use(DANNEL))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("leaders.12.1")
  void ulTheProgenitorStaysOnElysium() {
    TableKit kit =
        board().tile("55", 4, 0).leaders(P1, "ul_the_progenitor").controlsExhausted(P1, "elysium");
    Scenario<GameState> used = turn(kit).when(P1, use(UL)).thenAccepted();

    PlanetId elysium = new PlanetId("elysium");
    PlanetFacts facts = PlanetFacts.of(used.table(), elysium);
    assertThat(facts.resources()).isEqualTo(7);
    assertThat(facts.influence()).isEqualTo(4);
    assertThat(used.table().planets().readied(P1, elysium)).isTrue();
    assertThat(used.table().player(P1).leaders().lying(LeaderState.ATTACHED)).hasSize(1);
    assertThat(used.events()).noneMatch(HeroPurged.class::isInstance);
  }

  @Test
  @Rule("leader/it_feeds_on_carrion.N3")
  void itFeedsOnWhatIsInAndBesideSystemsWithTearsOnceEach() {
    TableKit kit =
        board()
            .player(P1, "vuil_raith")
            .leaders(P1, "it_feeds_on_carrion")
            .controls(P1, "loki", "bereg");
    turn(kit).when(P1, use(CARRION)).thenRefused("abilities.3");

    Scenario<GameState> used =
        turn(kit.units(P1, "75/loki", SPACE_DOCK, 1).units(P1, "35/bereg", SPACE_DOCK, 1))
            .when(P1, use(CARRION));
    assertThat(used.events()).contains(new HeroPurged(P1, new LeaderId("it_feeds_on_carrion")));
    assertThat(used.table().kernel().within(CaptureRolls.class))
        .contains(
            new CaptureRolls(
                P1,
                List.of(SystemId.MECATOL_REX, SystemId.of("35"), SystemId.of("75")),
                ComponentRef.parse(CARRION),
                4));
  }

  private static int own(Scenario<GameState> scenario, String place) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), s -> s.owner().equals(P1) && s.type() == INFANTRY);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("35", 1, 0)
        .tile("18", 2, 0)
        .tile("16", 3, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
