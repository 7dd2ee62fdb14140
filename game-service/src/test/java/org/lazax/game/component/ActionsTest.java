package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.*;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.*;
import org.lazax.game.kit.*;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.*;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.*;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.*;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.*;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.*;

/** Components as the action of a turn, and more actions than one. */
class ActionsTest {
  private static final UseAbility DROP = use("faction_ability/orbital_drop");
  private static final Place LOKI = Place.of("75/loki");

  @Test
  @Rule({"abilities.11", "component_action.0", "component_action.2"})
  void whatSaysActionIsTheActionOfTheTurn() {
    Scenario<GameState> turn =
        turn(board().player(P1, "sol").controls(P1, "loki")).when(P1, DROP).thenAccepted();

    assertThat(turn.table().units().count(LOKI, _ -> true)).isEqualTo(2);
    assertThat(turn.table().player(P1).tokens().strategy()).isEqualTo(1);
    assertThat(turn.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("abilities.5")
  void whatSaysActionIsUsedInNoOtherWayThanAsTheActionOfTheOwnTurn() {
    TableKit sol = board().player(P1, "sol").controls(P1, "loki").goods(P1, 2, 0);
    GameDecider game = new GameDecider(StandardRules.TABLE);

    Scenario.given(game, sol.frame(new Turn(P2))).when(P1, DROP).thenRefusedAs("not-awaited");
    Scenario<GameState> production =
        Scenario.given(
            game,
            sol.units(P1, "75/loki", UnitType.SPACE_DOCK, 1)
                .frame(new Turn(P1).acting())
                .frame(new Production(P1, SystemId.of("75"))));
    assertThat(production.awaited()).containsExactly(P1);
    production.when(P1, DROP).thenRefusedAs("not-awaited");
    // The end of the own turn is a moment for abilities, but not for those that are actions.
    Scenario<GameState> turnEnds =
        turn(sol.technologies(P1, "bio_stims").controlsExhausted(P1, "meer")).when(P1, DROP);
    assertThat(turnEnds.awaited()).containsExactly(P1);
    turnEnds.when(P1, DROP).thenRefused("abilities.3");
  }

  @Test
  @Rule({"abilities.11", "abilities.12", "component_action.3"})
  void whatCannotBePaidForIsNotOffered() {
    TableKit poor = board().player(P1, "sol").controls(P1, "loki").sheet(P1, 3, 3, 0);

    assertThat(turn(poor).options(P1)).noneMatch(AbilityOption.Usable.class::isInstance);
    turn(poor).when(P1, DROP).thenRefused("abilities.3");
  }

  @Test
  @Rule("faction_ability/star_forge.N1")
  void starForgeNeedsAWarSun() {
    TableKit kit = board().player(P1, "muaat");
    turn(kit).when(P1, use("faction_ability/star_forge")).thenRefused("abilities.3");

    turn(kit.technologies(P1, "prototype_war_sun_ii").units(P1, "75", UnitType.WAR_SUN, 1))
        .when(P1, use("faction_ability/star_forge"))
        .when(P1, new Choose(Service.GAME, List.of("fighters")))
        .then(table ->
            assertThat(table.units().at(Place.of("75")))
                .contains(UnitStack.of(P1, UnitType.FIGHTER, 2)));
  }

  @Test
  @Rule({"technology/fleet_logistics.N1", "technology/fleet_logistics.N4"})
  void fleetLogisticsGivesASecondActionThatIsNoPass() {
    TableKit kit =
        board()
            .player(P1, "sol")
            .controls(P1, "loki")
            .controlsExhausted(P1, "meer")
            .units(P1, "75/loki", UnitType.INFANTRY, 1)
            .technologies(P1, "fleet_logistics", "bio_stims", "transit_diodes");
    Scenario<GameState> begins = turn(kit);
    assertThat(Using.abilities(begins, P1)).containsExactly("technology/transit_diodes");
    Scenario<GameState> second =
        begins.when(P1, new LetPass(Service.GAME)).when(P1, DROP).thenAccepted();

    assertThat(second.awaited()).containsExactly(P1);
    assertThat(Using.abilities(second, P1))
        .as("nothing of the end of a turn, or of its beginning again")
        .containsExactly("faction_ability/orbital_drop");
    Scenario<GameState> over = second.when(P1, new EndTurn());
    assertThat(Using.abilities(over, P1)).containsExactly("technology/bio_stims");
    second.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
    assertThat(over.when(P1, new LetPass(Service.GAME)).table().kernel().stack()).isEmpty();
    assertThat(second.when(P1, DROP).thenAccepted().table().player(P1).tokens().strategy())
        .isZero();
  }

  @Test
  void aTurnWithoutAnActionIsAPass() {
    turn(board()).when(P1, new EndTurn()).thenRefused("action_phase.1");
  }

  @Test
  @Rule("technology/fleet_logistics.N3")
  void nullificationFieldEndsTheTurnAndWhatHangsOnTheActivation() {
    TableKit kit =
        board()
            .technologies(P1, "fleet_logistics")
            .technologies(P2, "nullification_field")
            .units(P2, "75", UnitType.CRUISER, 1);
    Scenario<GameState> turn =
        turn(kit)
            .when(P1, new ActivateSystem(SystemId.of("75")))
            .when(P2, use("technology/nullification_field"))
            .thenAccepted();

    assertThat(turn.table().kernel().stack()).isEmpty();
    assertThat(turn.table().player(P2).tokens().strategy()).isEqualTo(1);
  }

  @Test
  @Rule("technology/nullification_field.N1.1")
  void nobodyElseAnswersAnActivationThatTheFieldHasEnded() {
    TableKit kit =
        TableKit.players(3)
            .tile("75", 0, 0)
            .technologies(P2, "nullification_field")
            .units(P2, "75", UnitType.CRUISER, 1)
            .with(t -> t.withCouncil(t.council().withLaw(ministerOfPeace(P3))));
    Scenario<GameState> activated =
        turn(kit).when(P1, new ActivateSystem(SystemId.of("75"))).thenAccepted();
    assertThat(activated.awaited()).containsExactly(P2);
    assertThat(activated.when(P2, new LetPass(Service.GAME)).awaited()).containsExactly(P3);

    Scenario<GameState> ended = activated.when(P2, use("technology/nullification_field"));
    assertThat(ended.thenAccepted().awaited()).doesNotContain(P3);
    assertThat(ended.table().council().laws()).containsExactly(ministerOfPeace(P3));
  }

  @Test
  @Rule("technology/nullification_field.N2")
  void whatHangsOnTheEndOfTheTurnRemains() {
    TableKit kit =
        board()
            .technologies(P1, "bio_stims")
            .controlsExhausted(P1, "loki", "meer")
            .technologies(P2, "nullification_field")
            .units(P2, "75", UnitType.CRUISER, 1);
    Scenario<GameState> turn =
        turn(kit)
            .when(P1, new ActivateSystem(SystemId.of("75")))
            .when(P2, use("technology/nullification_field"));

    assertThat(turn.awaited()).containsExactly(P1);
    assertThat(turn.options(P1)).hasAtLeastOneElementOfType(AbilityOption.Usable.class);
  }

  @Test
  @Rule("technology/neuroglaive.N1")
  void neuroglaiveTakesATokenBeforeAnythingMoves() {
    TableKit kit = board().technologies(P2, "neuroglaive").units(P2, "75", UnitType.CRUISER, 1);

    turn(kit)
        .when(P1, new ActivateSystem(SystemId.of("75")))
        .then(table -> assertThat(table.player(P1).tokens().fleet()).isEqualTo(2));
  }

  @Test
  @Rule({"technology/neuroglaive.N2", "faction_ability/edict.N1"})
  void neuroglaiveTakesATokenOfOthersWhereNoneOfOnesOwnIsLeft() {
    TableKit kit =
        TableKit.players(3)
            .tile("75", 0, 0)
            .player(P1, "mahact")
            .sheet(P1, 3, 0, 2)
            .with(new TokensHeld(P1, Set.of(P2, P3))::fold)
            .technologies(P2, "neuroglaive")
            .units(P2, "75", UnitType.CRUISER, 1);

    turn(kit)
        .when(P1, new ActivateSystem(SystemId.of("75")))
        .when(P1, new Choose(Service.GAME, List.of("p3")))
        .then(table -> {
          assertThat(HeldTokens.of(table, P1)).containsExactly(P2);
          assertThat(TokenSupply.reinforcements(table, P3))
              .isEqualTo(TokenSupply.reinforcements(kit.table(), P3) + 1);
        });
  }

  @Test
  @Rule({
    "technology/transit_diodes.N1",
    "technology/transit_diodes.N2",
    "technology/transit_diodes.N3",
    "technology/transit_diodes.N4",
    "technology/transit_diodes.N5"
  })
  void transitDiodesCarryGroundForcesFromAnywhereToPlanets() {
    TableKit kit =
        board()
            .technologies(P1, "transit_diodes")
            .controls(P1, "loki", "abyz")
            .tokens(P1, "38")
            .units(P1, "75", UnitType.CARRIER, 1)
            .units(P1, "75", UnitType.INFANTRY, 1)
            .damaged(P1, "38/fria", UnitType.MECH, 1);

    turn(kit)
        .when(P1, use("technology/transit_diodes"))
        .when(P1, new Choose(Service.GAME, List.of("38/fria:damaged-mech:1", "75:infantry:1")))
        .when(P1, new Choose(Service.GAME, List.of("75/loki")))
        .when(P1, new Choose(Service.GAME, List.of("38/abyz")))
        .thenAccepted()
        .then(table -> {
          assertThat(table.units().at(LOKI))
              .containsExactly(new UnitStack(P1, UnitType.MECH, 1, true));
          assertThat(table.units().at(Place.of("38/abyz")))
              .containsExactly(UnitStack.of(P1, UnitType.INFANTRY, 1));
        });
  }

  @Test
  void predictiveIntelligenceLaysTheTokensAnew() {
    Scenario<GameState> end =
        turn(board().technologies(P1, "predictive_intelligence"))
            .when(P1, new Pass())
            .when(P1, use("technology/predictive_intelligence#tokens"))
            .when(P1, new org.lazax.game.tokens.DistributeTokens(new Tokens(1, 1, 6)))
            .thenAccepted();

    assertThat(end.table().player(P1).tokens()).isEqualTo(new Tokens(1, 1, 6));
    assertThat(end.table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("predictive_intelligence"));
  }

  @Test
  void mentakTakesFromANeighbourWhoGains() {
    TableKit kit =
        board()
            .player(P1, "hacan")
            .player(P2, "mentak")
            .technologies(P1, "production_biomes")
            .units(P1, "75", UnitType.CRUISER, 1)
            .units(P2, "38", UnitType.CRUISER, 1);
    Scenario<GameState> gained = turn(kit).when(P1, use("technology/production_biomes"));
    assertThat(gained.awaited()).containsExactly(P2);

    gained
        .when(P2, use("faction_ability/pillage"))
        .thenAccepted()
        .then(table -> {
          assertThat(table.player(P1).tradeGoods()).isEqualTo(3);
          assertThat(table.player(P2).tradeGoods()).isEqualTo(3);
        });
  }

  @Test
  @Rule("faction_ability/pillage.N5")
  void mentakMayTakeOfEachGoodThatComesByItself() {
    TableKit kit =
        board()
            .player(P1, "saar")
            .player(P2, "mentak")
            .goods(P1, 2, 0)
            .units(P1, "75", UnitType.CRUISER, 1)
            .units(P2, "38", UnitType.CRUISER, 1);
    // Saar scavenges a good on each of three planets, and places no mech there.
    Scenario<GameState> first =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz")))
                .frame(new GainControl(Service.GAME, P1, new PlanetId("abaddon")))
                .frame(new GainControl(Service.GAME, P1, new PlanetId("loki"))));
    assertThat(first.awaited()).containsExactly(P2);

    LetPass pass = new LetPass(Service.GAME);
    Scenario<GameState> second =
        first.when(P2, use("faction_ability/pillage")).when(P1, pass).thenAccepted();
    assertThat(second.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(second.awaited()).containsExactly(P2);
    Scenario<GameState> third = second.when(P2, pass).when(P1, pass).thenAccepted();
    assertThat(third.awaited()).containsExactly(P2);
    Scenario<GameState> last = third.when(P2, use("faction_ability/pillage")).thenAccepted();
    assertThat(last.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(last.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(last.awaited()).doesNotContain(P2);
  }

  @Test
  @Rule({"faction_ability/pillage.N3", "action_card/lost_star_chart.N4.1"})
  void whoeverIsANeighbourByWormholesAloneIsPillaged() {
    TableKit apart =
        TableKit.players(2)
            .player(P2, "mentak")
            .technologies(P1, "production_biomes")
            .goods(P1, 3, 0)
            .tile("18", 0, 0)
            .tile("26", 5, 0)
            .tile("25", 0, 6)
            .units(P1, "26", UnitType.CRUISER, 1)
            .units(P2, "25", UnitType.CRUISER, 1);
    UseAbility gain = use("technology/production_biomes");

    assertThat(turn(apart).when(P1, gain).awaited()).doesNotContain(P2);
    assertThat(
            turn(apart.player(P1, "creuss").technologies(P1, "production_biomes").goods(P1, 3, 0))
                .when(P1, gain)
                .awaited())
        .containsExactly(P2);
    assertThat(turn(apart.effect(P1, "action_card/lost_star_chart")).when(P1, gain).awaited())
        .containsExactly(P2);
  }

  private static Law ministerOfPeace(Seat owner) {
    return new Law(
        new AgendaId("minister_of_peace"),
        Optional.of(AgendaOutcome.elect(owner)),
        Optional.of(owner));
  }

  private static TableKit board() {
    return TableKit.players(2).tile("75", 0, 0).tile("38", 0, 1);
  }

  static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
