package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Jump;
import org.lazax.rules.procedure.MapProcedure.Jump.Leap;
import org.lazax.rules.procedure.MapProcedure.Jump.Single;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.galaxy.TileReplaced;
import org.lazax.table.event.galaxy.TilesSwapped;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1, the Muaat, moves a war sun from 46 into 38 with Abyz and Fria, or to another system. */
class AdjudicatorBaalTest {
  private static final String HERO = "leader/adjudicator_baal";
  private static final SystemId ABYZ = SystemId.of("38");

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "muaat")
        .player(P2, "empyrean")
        .player(P3, "titans")
        .leaders(P1, "adjudicator_baal")
        .sheet(P1, 3, 5, 2)
        .tile("46", 0, 0)
        .tile("38", 1, 0)
        .tile("47", 0, 1)
        .tile("19", 2, 0)
        .controls(P1, "muaat")
        .controls(P2, "the_dark")
        .controls(P3, "elysium")
        .units(P1, "46", WAR_SUN, 1);
  }

  private static Scenario<MapState> came(TableKit kit, String to, ShipMove... moves) {
    return moving(kit.frame(new Turn(P1).acting()), P1, to).when(P1, move(moves)).thenAccepted();
  }

  private static Scenario<MapState> came(TableKit kit, String to) {
    return came(kit, to, ship(WAR_SUN, "46"));
  }

  private static boolean isOffered(Scenario<MapState> came) {
    return abilities(came, P1).contains(HERO);
  }

  private static List<String> abilities(Scenario<MapState> came, Seat seat) {
    return came.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static UseAbility use(String leader) {
    return new UseAbility(Service.MAP, AbilityRef.parse(leader));
  }

  /** After all that follows the destruction of units. */
  private static Scenario<MapState> replaced(Scenario<MapState> came) {
    Table table = came.when(P1, use(HERO)).thenAccepted().table();
    while (table.kernel().frameOf(Destroyed.class).isPresent()) {
      int frame = table.kernel().frameOf(Destroyed.class).orElseThrow().id();
      table = table.evolve(new FrameClosed(frame, Outcome.DONE), Stamp.NONE);
    }
    Table now = table;
    return Scenario.given(new MapDecider(StandardRules.TABLE), TableKit.players(3).with(_ -> now));
  }

  @Test
  void theTileBecomesASupernovaAndAllOtherUnitsAreDestroyed() {
    TableKit kit =
        board()
            .units(P2, "38", CRUISER, 2)
            .controls(P2, "abyz")
            .units(P2, "38/abyz", INFANTRY, 2)
            .units(P3, "38/fria", PDS, 1);
    Table table = replaced(came(kit, "38")).table();

    Galaxy galaxy = table.galaxy();
    assertThat(galaxy.is(ABYZ, Anomaly.SUPERNOVA)).isTrue();
    assertThat(galaxy.planets(ABYZ)).isEmpty();
    assertThat(galaxy.tile(ABYZ).id().value()).isEqualTo("81");
    assertThat(galaxy.areAdjacent(ABYZ, SystemId.of("46"))).isTrue();
    assertThat(table.planets().controller(new PlanetId("abyz"))).isEmpty();
    assertThat(table.units().in(ABYZ))
        .containsOnlyKeys(Place.of("38"))
        .containsValue(List.of(UnitStack.of(P1, WAR_SUN, 1)));
    assertThat(table.player(P1).leaders().lying(LeaderState.PURGED))
        .containsExactly(new LeaderId("adjudicator_baal"));
  }

  @Test
  @Rule("leader/adjudicator_baal.N1")
  void anyMovementQualifies() {
    assertThat(isOffered(came(board(), "38"))).isTrue();
    Relocation retreat = new Relocation(P1, SystemId.of("46"), List.of(ABYZ));
    assertThat(isOffered(moved(retreat))).as("a retreat").isTrue();
    Relocation own = Relocation.movedBy(P1, P1, SystemId.of("46"), List.of(ABYZ));
    assertThat(isOffered(moved(own))).as("by an ability of its own").isTrue();
    Scenario<MapState> jumped =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            board()
                .frame(new Turn(P1).acting())
                .frame(
                    new Jump(
                        P1,
                        List.of(
                            new Leap(
                                new Single(Place.of("46"), UnitStack.of(P1, WAR_SUN, 1)),
                                ABYZ,
                                List.of())))));
    assertThat(isOffered(jumped)).as("a jump").isTrue();
  }

  @Test
  @Rule({"leader/adjudicator_baal.N1.1", "leader/airo_shir_aur.N4", "leader/airo_shir_aur.N10"})
  void itDoesNotIfAnotherPlayerMovesTheWarSun() {
    assertThat(isOffered(moved(Relocation.movedBy(P2, P1, SystemId.of("46"), List.of(ABYZ)))))
        .isFalse();
  }

  private static Scenario<MapState> moved(Relocation relocation) {
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        board().frame(new Turn(P1).acting()).frame(relocation));
  }

  @Test
  @Rule("leader/adjudicator_baal.N2")
  void aWarSunThatWasThereMustLeaveAndComeBack() {
    TableKit there =
        board()
            .technologies(P1, "prototype_war_sun_ii")
            .units(P1, "38", WAR_SUN, 1)
            .units(P1, "46", CRUISER, 1);
    assertThat(isOffered(came(there, "38", ship(CRUISER, "46")))).isFalse();

    ShipMove round = ship(WAR_SUN, "38").along(MovementKit.path("46", "38"));
    assertThat(isOffered(came(there, "38", round))).isTrue();
  }

  @Test
  @Rule("leader/adjudicator_baal.N3")
  void someTokensStayAndOthersLeave() {
    TableKit kit =
        board()
            .tokens(P2, "38")
            .marker(Marker.FRONTIER, "38")
            .marker(Marker.CREUSS_ALPHA, "38")
            .marker(Marker.GAMMA_WORMHOLE, "38")
            .with(table ->
                table.withPlanets(table.planets().withSleepers(Set.of(new PlanetId("fria")))))
            .units(P1, "46", INFANTRY, 1);
    Table table =
        replaced(came(kit, "38", ship(WAR_SUN, "46", MovementKit.cargo("46", INFANTRY, 1))))
            .table();

    assertThat(table.tokens().get(ABYZ)).containsExactlyInAnyOrder(P1, P2);
    assertThat(table.galaxy().markers().in(ABYZ)).containsExactly(Marker.FRONTIER);
    assertThat(table.galaxy().wormholes(ABYZ)).isEmpty();
    assertThat(table.planets().sleepers()).as("it is with the Titans").isEmpty();
    assertThat(table.units().at(Place.of("38"), P1))
        .containsExactlyInAnyOrder(UnitStack.of(P1, WAR_SUN, 1), UnitStack.of(P1, INFANTRY, 1));
  }

  @Test
  @Rule("leader/adjudicator_baal.N4")
  void ownUnitsStayAndLeaveWithoutAMagmusReactor() {
    Table table = replaced(came(board(), "38")).table();
    assertThat(table.units().ships(ABYZ, P1)).hasSize(1);

    TableKit later =
        board().with(new TileReplaced(ABYZ, new TileId("81"))::fold).units(P1, "38", CRUISER, 1);
    Scenario<MapState> left =
        moving(later.frame(new Turn(P1).acting()), P1, "19")
            .when(P1, move(ship(CRUISER, "38")))
            .thenAccepted();
    assertThat(left.table().units().ships(SystemId.of("19"), P1)).hasSize(1);
    assertThat(moving(later.frame(new Turn(P1).acting()), P1, "38").awaited())
        .as("nothing can come")
        .isEmpty();
  }

  @Test
  @Rule("leader/adjudicator_baal.N5")
  void theTacticalActionGoesOnInTheSupernova() {
    Table table = replaced(came(board(), "38")).table();

    assertThat(table.kernel().within(TacticalAction.class))
        .map(TacticalAction::system)
        .contains(ABYZ);
    assertThat(table.units().at(Place.of("38"), P1)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"38, true", "47, true", "17, true", "18, false", "1, false"})
  @Rule({"leader/adjudicator_baal.N6", "leader/adjudicator_baal.N7"})
  void homeSystemsAndMecatolRexAreSpared(String tile, boolean offered) {
    TableKit kit = tile.equals("38") || tile.equals("47") ? board() : board().tile(tile, 1, -1);
    assertThat(isOffered(came(kit, tile))).isEqualTo(offered);
  }

  @Test
  @Rule("leader/adjudicator_baal.N7")
  void theNexusIsALegalTarget() {
    TableKit nexus = board().tileOffBoard("82B").tile("79", -1, 0).units(P1, "79", WAR_SUN, 1);
    Relocation retreat = new Relocation(P1, SystemId.of("46"), List.of(SystemId.of("82")));
    Scenario<MapState> came =
        Scenario.given(
            new MapDecider(StandardRules.TABLE), nexus.frame(new Turn(P1).acting()).frame(retreat));
    assertThat(isOffered(came)).isTrue();
    Table table = replaced(came).table();
    assertThat(table.galaxy().is(SystemId.of("82"), Anomaly.SUPERNOVA)).isTrue();
    assertThat(table.galaxy().wormholes(SystemId.of("82"))).isEmpty();
  }

  @Test
  @Rule({"leader/adjudicator_baal.N8", "leader/acamar.N2"})
  void acamarDoesNotRewardWhoHasPurgedThePlanets() {
    TableKit kit = board().leaders(P2, "acamar");
    Scenario<MapState> full = replaced(came(kit, "38"));
    assertThat(abilities(full, P2)).isEmpty();

    Scenario<MapState> empty = replaced(came(kit, "47"));
    assertThat(abilities(empty, P2)).as("47 had no planet").contains("leader/acamar");
  }

  @Test
  @Rule("leader/adjudicator_baal.N9")
  void ownTroopsGoToSpaceAndOwnStructuresAreRemoved() {
    TableKit kit =
        board().controls(P1, "abyz").units(P1, "38/abyz", INFANTRY, 2).units(P1, "38/abyz", PDS, 1);
    Scenario<MapState> replaced = replaced(came(kit, "38"));

    assertThat(replaced.table().units().at(Place.of("38"), P1))
        .containsExactlyInAnyOrder(UnitStack.of(P1, WAR_SUN, 1), UnitStack.of(P1, INFANTRY, 2));
    assertThat(replaced.table().units().in(ABYZ)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"locked", "purged"})
  void onlyAnUnlockedHeroActs(String state) {
    TableKit kit =
        board().leader(P1, "adjudicator_baal", LeaderState.valueOf(state.toUpperCase(Locale.ROOT)));
    assertThat(isOffered(came(kit, "38"))).isFalse();
  }

  @Test
  void aReplacedTileStaysTheSameSystemWhenItIsSwapped() {
    Table table = replaced(came(board(), "38")).table();
    Table swapped = new TilesSwapped(ABYZ, SystemId.of("47")).fold(table);

    assertThat(swapped.galaxy().is(ABYZ, Anomaly.SUPERNOVA)).isTrue();
    assertThat(swapped.galaxy().system(ABYZ).position())
        .isEqualTo(table.galaxy().system(SystemId.of("47")).position());
    assertThat(
            Optional.of(new TileReplaced(ABYZ, table.galaxy().tile(ABYZ).id()))
                .flatMap(e -> e.guard(table)))
        .as("one tile cannot lie twice")
        .isPresent();
  }
}
