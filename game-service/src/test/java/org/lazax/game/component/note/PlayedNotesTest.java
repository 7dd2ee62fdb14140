package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.GiveToken;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;

/** Notes that are played in game-service. Their holder is never their owner. */
class PlayedNotesTest {

  @Test
  @Rule({
    "promissory_note/trade_agreement.N1",
    "promissory_note/trade_agreement.N2",
    "commodities.N2",
    "commodities.6",
    "promissory_notes.3"
  })
  void whoReplenishesGivesAllItsCommoditiesToTheHolder() {
    TableKit kit =
        TableKit.players(3).player(P1, "saar").goods(P1, 0, 3).notes(P2, "trade_agreement@p1");
    Scenario<GameState> asked = Using.card(kit, P1, "trade");
    assertThat(asked.table().player(P1).commodities()).as("nothing was missing").isEqualTo(3);
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<GameState> played = asked.when(P2, note("trade_agreement", P1)).thenAccepted();
    assertThat(played.table().player(P1).commodities()).isZero();
    assertThat(played.table().player(P2).tradeGoods()).isEqualTo(3);
    assertThat(played.happened())
        .endsWith(new PromissoryNoteReturned(P2, Note.parse("trade_agreement@p1")));
    assertThat(played.table().player(P1).notes()).containsExactly(Note.parse("trade_agreement@p1"));
  }

  @Test
  void theAgreementOfAnotherPlayerIsNotMeant() {
    Scenario<GameState> trade =
        Using.card(
            TableKit.players(3).player(P1, "saar").notes(P2, "trade_agreement@p3").goods(P3, 0, 2),
            P1,
            "trade");
    trade.when(P2, note("trade_agreement", P3)).thenRefused("abilities.3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "trade_convoys hacan",
        "promise_of_protection mentak",
        "dark_pact empyrean",
        "blood_pact empyrean"
      })
  @Rule({
    "promissory_note/blood_pact.N3",
    "promissory_note/blood_pact.N4",
    "promissory_note/dark_pact.N6",
    "promissory_note/dark_pact.N7",
    "promissory_note/trade_convoys.N5",
    "promissory_note/trade_convoys.N6",
    "promissory_note/promise_of_protection.N3",
    "promissory_note/promise_of_protection.N4"
  })
  void anActionLaysTheNoteAndAnActivationTakesItBack(String noteAndOwner) {
    String name = noteAndOwner.substring(0, noteAndOwner.indexOf(' '));
    String owner = noteAndOwner.substring(noteAndOwner.indexOf(' ') + 1);
    TableKit kit = TableKit.players(3).player(P1, "sol").player(P2, owner).tile("19", 0, 0);
    Scenario<GameState> laid =
        turn(kit.notes(P1, name)).when(P1, use("promissory_note/" + name)).thenAccepted();
    assertThat(laid.table().player(P1).notesInPlay()).containsExactly(Note.parse(name));
    assertThat(laid.table().player(P1).notes()).isEmpty();

    TableKit structure = kit.units(P2, "19/wellon", PDS, 1);
    ActivateSystem activate = new ActivateSystem(SystemId.of("19"));
    assertThat(turn(structure.notesInPlay(P1, name)).when(P1, activate).thenAccepted().happened())
        .contains(new PromissoryNoteReturned(P1, Note.parse(name)));
    assertThat(turn(structure.notes(P1, name)).when(P1, activate).thenAccepted().happened())
        .noneMatch(PromissoryNoteReturned.class::isInstance);
    assertThat(turn(kit.notesInPlay(P1, name)).when(P1, activate).thenAccepted().happened())
        .noneMatch(PromissoryNoteReturned.class::isInstance);
  }

  @Test
  @Rule("promissory_note/fires_of_the_gashlai.N1")
  void firesGiveWarSunsForAFleetTokenOfTheOwner() {
    TableKit kit = TableKit.players(3).player(P2, "muaat").notes(P1, "fires_of_the_gashlai");
    Scenario<GameState> played =
        turn(kit).when(P1, use("promissory_note/fires_of_the_gashlai")).thenAccepted();
    assertThat(played.table().player(P2).tokens().fleet()).isEqualTo(2);
    assertThat(played.table().player(P1).technologies()).contains(new TechnologyId("war_sun"));

    turn(kit.technologies(P1, "war_sun"))
        .when(P1, use("promissory_note/fires_of_the_gashlai"))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("promissory_note/military_support.N3")
  void militarySupportPlacesInfantryAlsoWithoutATokenOfTheOwner() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "sol")
            .tile("38", 0, 0)
            .controls(P2, "abyz")
            .notes(P2, "military_support");
    for (int tokens : List.of(0, 1)) {
      Scenario<GameState> begun = turn(kit.sheet(P1, 3, 3, tokens));
      Scenario<GameState> placed =
          begun
              .when(P2, use("promissory_note/military_support"))
              .when(P2, choose("38/abyz"))
              .thenAccepted();
      assertThat(placed.table().player(P1).tokens().strategy()).isZero();
      assertThat(placed.table().units().count(Place.of("38/abyz"), u -> u.type() == INFANTRY))
          .isEqualTo(2);
    }
    Scenario<GameState> none =
        turn(kit.sheet(P1, 3, 3, 1))
            .when(P2, use("promissory_note/military_support"))
            .when(P2, new Choose(Service.GAME, List.of()))
            .thenAccepted();
    assertThat(none.table().player(P1).tokens().strategy()).isZero();
  }

  @Test
  void spyNetTakesACardThatOnlyItsPlayersKnow() {
    TableKit kit =
        TableKit.players(3).player(P2, "yssaril").notes(P1, "spy_net").holds(P2, "rally", "summit");
    Scenario<GameState> looked = turn(kit).when(P1, use("promissory_note/spy_net")).thenAccepted();
    assertThat(((AbilityOption.Choice) looked.options(P1).getFirst()).candidates())
        .containsExactlyInAnyOrder("rally", "summit");

    Scenario<GameState> taken = looked.when(P1, choose("summit")).thenAccepted();
    assertThat(taken.table().player(P1).actionCards()).containsExactly(new ActionCardId("summit"));
    assertThat(taken.table().player(P2).actionCards()).containsExactly(new ActionCardId("rally"));
    assertThat(looked.happened())
        .filteredOn(event -> event.toString().contains("rally"))
        .allMatch(event -> !event.audience().includes(Optional.of(P3)))
        .isNotEmpty();
  }

  @Test
  @Rule({"promissory_note/scepter_of_dominion.N1", "promissory_note/scepter_of_dominion.N4"})
  void whoHasATokenOnTheOwnersSheetPlacesOneAndTheOwnerToo() {
    TableKit kit =
        Cards.laidOut(
            TableKit.players(3)
                .player(P2, "mahact")
                .notes(P1, "scepter_of_dominion")
                .tile("38", 0, 0)
                .units(P1, "38", CRUISER, 1));
    SystemId abyz = SystemId.of("38");
    Scenario<GameState> played =
        strategyPhase(kit).when(P1, use("promissory_note/scepter_of_dominion")).thenAccepted();
    assertThat(played.table().tokens().get(abyz)).containsExactly(P2);

    assertThat(
            strategyPhase(kit.sheet(P2, 0, 0, 0))
                .when(P1, use("promissory_note/scepter_of_dominion"))
                .thenAccepted()
                .table()
                .tokens())
        .doesNotContainKey(abyz);
    Scenario<GameState> there =
        strategyPhase(kit.tokens(P2, "38"))
            .when(P1, use("promissory_note/scepter_of_dominion"))
            .thenAccepted();
    assertThat(there.happened()).noneMatch(TokenPlaced.class::isInstance);
    Scenario<GameState> held =
        strategyPhase(
                kit.with(
                    t -> t.withPart(HeldTokens.ID, _ -> new HeldTokens(Map.of(P2, Set.of(P3))))))
            .when(P1, use("promissory_note/scepter_of_dominion"))
            .thenAccepted();
    assertThat(held.table().tokens().get(abyz)).containsExactlyInAnyOrder(P2, P3);
  }

  @Test
  @Rule("promissory_note/scepter_of_dominion.N2")
  void whoHasNoTokenInReservePlacesOneOfThePoolOfItsChoice() {
    TableKit kit =
        Cards.laidOut(
            TableKit.players(3)
                .player(P2, "mahact")
                .sheet(P2, 11, 4, 1)
                .notes(P1, "scepter_of_dominion")
                .tile("38", 0, 0)
                .units(P1, "38", CRUISER, 1));
    Scenario<GameState> asked =
        strategyPhase(kit).when(P1, use("promissory_note/scepter_of_dominion"));
    assertThat(asked.awaited()).containsExactly(P2);

    for (Pool pool : List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY)) {
      assertThat(asked.when(P2, new GiveToken(pool)).thenAccepted().happened())
          .contains(new TokenPlaced(P2, pool, SystemId.of("38")));
    }
  }

  @Test
  @Rule("promissory_note/scepter_of_dominion.N5")
  void theHomeSystemOfAnEliminatedPlayerIsNotChosen() {
    TableKit kit =
        Cards.laidOut(
            TableKit.players(3)
                .player(P2, "mahact")
                .player(P3, "sol")
                .with(new PlayerEliminated(P3)::fold)
                .notes(P1, "scepter_of_dominion")
                .tile("1", 0, 0)
                .units(P1, "1", CRUISER, 1));

    assertThat(Using.abilities(strategyPhase(kit), P1)).isEmpty();
    assertThat(Using.abilities(strategyPhase(kit.tile("38", 1, 0).units(P1, "38", CRUISER, 1)), P1))
        .containsExactly("promissory_note/scepter_of_dominion");
  }

  @Test
  @Rule({"promissory_note/research_agreement.N4", "promissory_note/research_agreement.N5.1"})
  void theHolderGainsWhatJolNarHasResearched() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "jol_nar")
            .player(P3, "sol")
            .notes(P2, "research_agreement")
            .technologies(P1, "neural_motivator");
    Scenario<GameState> asked = researched(kit, "dacxive_animators");
    assertThat(asked.awaited()).contains(P2);
    Scenario<GameState> played =
        asked.when(P2, use("promissory_note/research_agreement")).thenAccepted();
    assertThat(played.table().player(P2).technologies())
        .contains(new TechnologyId("dacxive_animators"));
    assertThat(played.table().player(P1).notes()).contains(Note.parse("research_agreement"));
    assertThat(played.awaited()).as("another window for nobody").doesNotContain(P2, P3);

    TableKit owned = kit.technologies(P2, "dacxive_animators");
    assertThat(researched(owned, "dacxive_animators").awaited()).doesNotContain(P2);
    TableKit ofSol =
        TableKit.players(3)
            .player(P1, "jol_nar")
            .player(P2, "letnev")
            .player(P3, "sol")
            .technologies(P1, "neural_motivator", "dacxive_animators");
    assertThat(researched(ofSol.notes(P2, "research_agreement"), "infantry_ii").awaited())
        .containsExactly(P2);
    assertThat(researched(ofSol.notes(P3, "research_agreement"), "infantry_ii").awaited())
        .as("Sol has infantry of its own")
        .isEmpty();
    Scenario<GameState> gained =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(
                    new GainTechnology(
                        Service.GAME, P1, new TechnologyId("dacxive_animators"), false)));
    assertThat(gained.awaited()).doesNotContain(P2);
  }

  @ParameterizedTest
  @EnumSource(names = {"INFANTRY", "PDS"})
  @Rule("promissory_note/ceasefire.N4")
  void groundForcesOrStructuresAreEnoughForACeasefire(UnitType unit) {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "winnu")
            .tile("19", 0, 0)
            .units(P2, "19/wellon", unit, 1)
            .notes(P2, "ceasefire@p1", "ceasefire@p3")
            .notes(P3, "ceasefire@p1");
    ActivateSystem activate = new ActivateSystem(SystemId.of("19"));
    Scenario<GameState> activated = turn(kit).when(P1, activate).thenAccepted();
    assertThat(activated.awaited()).as("P3 has no units there").containsExactly(P2);
    activated.when(P2, note("ceasefire", P3)).thenRefused("abilities.3");

    Scenario<GameState> truce = activated.when(P2, note("ceasefire", P1)).thenAccepted();
    assertThat(truce.table().kernel().effects())
        .singleElement()
        .satisfies(effect -> {
          assertThat(effect.user()).contains(P2);
          assertThat(effect.params()).containsEntry("owner", "p1");
        });
    assertThat(truce.table().player(P1).notes()).contains(Note.parse("ceasefire@p1"));
  }

  @Test
  void aCrucibleIsPlayedAfterOnesOwnActivation() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "winnu")
            .player(P3, "vuil_raith")
            .tile("19", 0, 0)
            .notes(P1, "crucible");
    Scenario<GameState> played =
        turn(kit)
            .when(P1, new ActivateSystem(SystemId.of("19")))
            .when(P1, use("promissory_note/crucible"))
            .thenAccepted();
    assertThat(played.table().kernel().effects()).hasSize(1);
    assertThat(played.table().player(P3).notes()).containsExactly(Note.parse("crucible"));
  }

  private static Scenario<GameState> researched(TableKit kit, String technology) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting()).frame(new Research(P1, 0, false)))
        .when(P1, new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty()))
        .thenAccepted();
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  private static Scenario<GameState> strategyPhase(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));
  }

  private static UseAbility note(String name, Seat of) {
    return new UseAbility(
        Service.GAME, AbilityRef.parse("promissory_note/" + name), Optional.of(of));
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static Choose choose(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }
}
