package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyCardProcedure.Replenish;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** What follows when an ability was used, a token was spent or commodities were replenished. */
class MomentComponentsTest {
  private static final String DROP = "faction_ability/orbital_drop";
  private static final String STALL = "faction_ability/stall_tactics";
  private static final String FORGE = "faction_ability/star_forge";
  private static final String THUNDERBOLT = "unit/zs_thunderbolt_m2";
  private static final String STARS = "leader/the_stillness_of_stars";

  @Test
  @Rule({"deploy.0", "deploy.1"})
  void aThunderboltFollowsAnOrbitalDropForThreeResources() {
    TableKit sol = TableKit.players(2).player(P1, "sol").tile("75", 0, 0).controls(P1, "loki");
    Scenario<GameState> dropped = turn(sol.goods(P1, 3, 0)).when(P1, use(DROP));

    assertThat(Using.abilities(dropped, P1)).containsExactly(THUNDERBOLT);
    Scenario<GameState> deployed = dropped.when(P1, use(THUNDERBOLT));
    for (int good = 0; good < 3; good++) {
      if (deployed.options(P1).getFirst() instanceof AbilityOption.Choice) {
        deployed = deployed.when(P1, new Choose(Service.GAME, List.of("trade_good")));
      }
    }
    assertThat(deployed.table().player(P1).tradeGoods()).isZero();
    assertThat(count(deployed, "75/loki", MECH)).isEqualTo(1);
    assertThat(Using.abilities(deployed, P1)).doesNotContain(THUNDERBOLT);
    assertThat(Using.abilities(turn(sol.goods(P1, 1, 0)).when(P1, use(DROP)), P1))
        .doesNotContain(THUNDERBOLT);
  }

  @Test
  @Rule({"deploy.1.1", "deploy.2", "deploy.2.1"})
  void anInfiltratorFollowsStallTacticsIfTheReinforcementsHaveOne() {
    TableKit yssaril =
        TableKit.players(2)
            .player(P1, "yssaril")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .controls(P1, "loki")
            .holds(P1, "sabotage");
    Scenario<GameState> deployed =
        turn(yssaril).when(P1, use(STALL)).when(P1, use("unit/blackshade_infiltrator"));

    assertThat(count(deployed.thenAccepted(), "75/loki", MECH)).isEqualTo(1);
    assertThat(
            Using.abilities(turn(yssaril.units(P1, "38/abyz", MECH, 4)).when(P1, use(STALL)), P1))
        .doesNotContain("unit/blackshade_infiltrator");
  }

  @Test
  void aColossusBringsAnInfantryWhereStarForgeIsNear() {
    TableKit muaat =
        TableKit.players(2)
            .player(P1, "muaat")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .tile("26", 0, 2)
            .units(P1, "75", WAR_SUN, 1)
            .units(P1, "38/abyz", MECH, 1)
            .units(P1, "26/lodor", MECH, 1);
    Scenario<GameState> forged =
        turn(muaat).when(P1, use(FORGE)).when(P1, new Choose(Service.GAME, List.of("fighters")));
    Scenario<GameState> deployed = forged.when(P1, use("unit/ember_colossus")).thenAccepted();

    assertThat(count(deployed, "75", FIGHTER)).isEqualTo(2);
    assertThat(count(deployed, "38/abyz", INFANTRY)).isEqualTo(1);
    assertThat(count(deployed, "26/lodor", INFANTRY)).isZero();
  }

  @Test
  @Rule("leader/magmus.N4")
  void magmusPaysForAStrategyTokenIfHeIsUnlocked() {
    TableKit muaat =
        TableKit.players(2).player(P1, "muaat").tile("75", 0, 0).units(P1, "75", WAR_SUN, 1);
    Scenario<GameState> forged =
        turn(muaat.leaders(P1, "magmus"))
            .when(P1, use(FORGE))
            .when(P1, new Choose(Service.GAME, List.of("fighters")));

    assertThat(Using.abilities(forged, P1)).containsExactly("leader/magmus");
    assertThat(forged.when(P1, use("leader/magmus")).table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(
            Using.abilities(
                turn(muaat.leader(P1, "magmus", LeaderState.LOCKED))
                    .when(P1, use(FORGE))
                    .when(P1, new Choose(Service.GAME, List.of("fighters"))),
                P1))
        .isEmpty();
  }

  @Test
  void suffiAnGivesACardToBothAfterPillage() {
    TableKit pillaged =
        TableKit.players(2)
            .player(P1, "mentak")
            .leaders(P1, "suffi_an")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .goods(P2, 3, 0)
            .controls(P2, "abyz")
            .holds(P2, "mining_initiative");
    Scenario<GameState> gained =
        Scenario.given(new GameDecider(StandardRules.TABLE), pillaged.frame(new Turn(P2)))
            .when(P2, use("action_card/mining_initiative"))
            .when(P1, use("faction_ability/pillage"));

    assertThat(Using.abilities(gained, P1)).containsExactly("leader/suffi_an");
    Scenario<GameState> drawn = gained.when(P1, use("leader/suffi_an"), 1, 1).thenAccepted();
    assertThat(drawn.table().player(P1).actionCards()).hasSize(1);
    assertThat(drawn.table().player(P2).actionCards()).hasSize(1);
    assertThat(Using.abilities(drawn, P1)).doesNotContain("leader/suffi_an");
  }

  /** Letnev has two commodities at most. It had three goods, and Mentak would pillage a gain. */
  @Test
  @Rule({
    "leader/the_stillness_of_stars.N2",
    "leader/the_stillness_of_stars.N3",
    "leader/the_stillness_of_stars.N6"
  })
  void commoditiesTurnIntoGoodsAndAUnitOfThatValueIsCaptured() {
    TableKit cabal =
        TableKit.players(3)
            .player(P1, "vuil_raith")
            .player(P2, "letnev")
            .player(TableKit.P3, "mentak")
            .leaders(P1, "the_stillness_of_stars")
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P2, "75", CRUISER, 1)
            .units(TableKit.P3, "38", CRUISER, 1)
            .goods(P2, 3, 0);
    Scenario<GameState> asked = replenished(cabal, P2).when(P1, use(STARS));
    List<String> units = ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();

    assertThat(units)
        .contains("fighter", "infantry", "cruiser", "destroyer", "mech")
        .doesNotContain("pds", "space_dock", "war_sun", "dreadnought", "carrier", "flagship");
    Scenario<GameState> fighter =
        asked.when(P1, new Choose(Service.GAME, List.of("fighter"))).thenAccepted();
    assertThat(Captives.of(fighter.table(), P1))
        .containsExactly(new Captive(Optional.empty(), FIGHTER, 1));
    assertThat(fighter.table().player(P2).tradeGoods()).isEqualTo(5);
    assertThat(fighter.table().player(P2).commodities()).isZero();
    assertThat(Using.abilities(fighter, TableKit.P3)).doesNotContain("faction_ability/pillage");
  }

  @Test
  @Rule({"agenda/minister_of_commerce.N1", "agenda/minister_of_commerce.N2"})
  void theMinisterOfCommerceGainsAGoodForEachNeighbourAtOnce() {
    TableKit kit =
        TableKit.players(3)
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .units(TableKit.P3, "38", CARRIER, 1)
            .goods(P1, 0, 6);
    Scenario<GameState> paid = replenished(owned(kit, P1), P1);

    assertThat(paid.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(paid.happened()).contains(new GoodsGained(P1, 2));
    assertThat(replenished(owned(kit, P1), P2).table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule({"technology/vortex.N2", "technology/vortex.N3"})
  void aVortexCapturesFromTheReserveAUnitThatIsSeenNextToADock() {
    TableKit cabal =
        TableKit.players(2)
            .player(P1, "vuil_raith")
            .technologies(P1, "vortex")
            .tile("38", 0, 0)
            .tile("26", 0, 1)
            .tile("75", 0, 2)
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .units(P2, "38/fria", MECH, 1)
            .units(P2, "75", CARRIER, 1);
    turn(cabal).when(P1, use("technology/vortex")).thenRefused("abilities.3");
    turn(cabal.units(P2, "26", DREADNOUGHT, 5).sheet(P2, 3, 5, 2))
        .when(P1, use("technology/vortex"))
        .thenRefused("abilities.3");
    turn(cabal.units(P2, "26/lodor", PDS, 1))
        .when(P1, use("technology/vortex"))
        .thenRefused("abilities.3");

    Scenario<GameState> captured =
        turn(cabal.units(P2, "26", CRUISER, 1)).when(P1, use("technology/vortex")).thenAccepted();
    assertThat(Captives.of(captured.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CRUISER, 1));
    assertThat(count(captured, "26", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("technology/vortex.N4")
  void aVortexCapturesNobodyWhoBlockadesADock() {
    TableKit cabal =
        TableKit.players(2)
            .player(P1, "vuil_raith")
            .technologies(P1, "vortex")
            .tile("38", 0, 0)
            .tile("26", 0, 1)
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .units(P2, "38", CRUISER, 1)
            .units(P2, "26", CRUISER, 1);

    turn(cabal).when(P1, use("technology/vortex")).thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/magmus.N1")
  void theGoodForASecondaryComesAfterIt() {
    Scenario<GameState> followed =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                TableKit.players(2)
                    .leaders(P1, "magmus")
                    .frame(new Turn(P2))
                    .frame(new Secondary(P1, new StrategyCardId("politics"), false)))
            .when(P1, new FollowStrategyCard(Optional.empty(), Optional.empty()), 1, 1);

    assertThat(followed.table().player(P1).actionCards()).hasSize(2);
    assertThat(Using.abilities(followed, P1)).containsExactly("leader/magmus");
    assertThat(followed.when(P1, use("leader/magmus")).table().player(P1).tradeGoods())
        .isEqualTo(1);
  }

  @Test
  @Rule({"deploy.0", "deploy.2.1"})
  void aBehemothReplacesAnInfantryInsteadOfMitosis() {
    TableKit arborec =
        TableKit.players(2)
            .player(P1, "arborec")
            .tile("75", 0, 0)
            .controls(P1, "loki")
            .units(P1, "75/loki", INFANTRY, 2);
    Scenario<GameState> asked = status(arborec);
    Scenario<GameState> mech =
        asked.when(P1, new Choose(Service.GAME, List.of("mech")), 1, 1, 1).thenAccepted();

    assertThat(count(mech, "75/loki", MECH)).isEqualTo(1);
    assertThat(count(mech, "75/loki", INFANTRY)).isEqualTo(1);
    assertThat(
            count(
                asked.when(P1, new Choose(Service.GAME, List.of("infantry")), 1, 1, 1),
                "75/loki",
                INFANTRY))
        .isEqualTo(3);
    Scenario<GameState> none =
        status(arborec.tile("38", 0, 1).units(P1, "38/abyz", MECH, 4), 1, 1, 1);
    assertThat(count(none, "75/loki", INFANTRY)).isEqualTo(3);
  }

  private static Scenario<GameState> status(TableKit kit, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.objectives(kit, 5, 5).frame(new StatusPhase()),
        dice);
  }

  private static TableKit owned(TableKit kit, Seat seat) {
    Law law =
        new Law(
            new AgendaId("minister_of_commerce"),
            Optional.of(AgendaOutcome.elect(seat)),
            Optional.of(seat));
    return kit.with(t -> t.withCouncil(t.council().withLaw(law)));
  }

  private static Scenario<GameState> replenished(TableKit kit, Seat seat) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)).frame(new Replenish(seat)));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static int count(Scenario<GameState> after, String place, UnitType type) {
    return after.table().units().count(Place.of(place), stack -> stack.type() == type);
  }
}
