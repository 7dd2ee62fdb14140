package org.lazax.game.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P4;
import static org.lazax.rules.kit.TableKit.P5;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.setup.SetupCommand.ChooseTechnologies;
import org.lazax.game.setup.SetupCommand.KeepSecret;
import org.lazax.game.setup.SetupCommand.Landed;
import org.lazax.game.setup.SetupCommand.PickFaction;
import org.lazax.game.setup.SetupCommand.PlaceStartingUnits;
import org.lazax.rulebook.Rule;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Hands;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.ObjectiveRowsLaid;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Sol, Hacan, Xxcha, Winnu, Jol-Nar, Letnev, as far as seats go. */
class SetupTest {

  @Test
  @Rule({
    "command_tokens.1",
    "command_sheet.0",
    "victory_points.3",
    "commodities.N1",
    "action_cards.N1"
  })
  void everybodyBeginsWithEightTokensAndNothingElse() {
    Table table = inRoundOne(6).table();

    assertThat(table.players().values())
        .allSatisfy(player -> {
          assertThat(player.tokens()).isEqualTo(new Tokens(3, 3, 2));
          assertThat(player.victoryPoints()).isZero();
          assertThat(player.tradeGoods() + player.commodities()).isZero();
          assertThat(player.actionCards()).isEmpty();
        });
  }

  @Test
  @Rule({"control.0", "planets.6", "planets.7"})
  void everybodyControlsTheHomePlanetsReadied() {
    Table table = inRoundOne(6).table();

    assertThat(table.planets().readiedOf(P2))
        .containsExactlyInAnyOrder(
            new PlanetId("hercant"), new PlanetId("arretze"), new PlanetId("kamdorn"));
  }

  @Test
  @Rule({"promissory_notes.0"})
  void everybodyHoldsTheNotesOfItsColourAndFaction() {
    Table table = inRoundOne(6).table();

    assertThat(table.player(P2).notes())
        .extracting(Note::toString)
        .containsExactlyInAnyOrder(
            "ceasefire@p2",
            "trade_agreement@p2",
            "political_secret@p2",
            "support_for_the_throne@p2",
            "alliance@p2",
            "trade_convoys");
    assertThat(Hands.of(table, P2)).as("nobody uses its own notes").isEmpty();
  }

  @Test
  void shipsStartInSpaceAndTheRestOnTheOnlyHomePlanet() {
    Table table = GameAlone.started(2, 1).table();

    assertThat(table.units().at(Place.of("1"), P1)).contains(UnitStack.of(P1, CARRIER, 2));
    assertThat(table.units().at(Place.of("1/jord"), P1))
        .containsExactlyInAnyOrder(UnitStack.of(P1, INFANTRY, 5), UnitStack.of(P1, SPACE_DOCK, 1));
  }

  @Test
  void whoHasSeveralHomePlanetsDistributesTheGroundForces() {
    GameAlone game = GameAlone.started(2, 1);

    assertThat(game.awaited()).containsExactly(P2);
    assertThat(game.options(P2))
        .singleElement()
        .isEqualTo(
            new SetupOption.UnitPlacement(
                Map.of(INFANTRY, 4, SPACE_DOCK, 1),
                List.of(
                    new PlanetId("hercant"), new PlanetId("arretze"), new PlanetId("kamdorn"))));
    refused(game, new PlaceStartingUnits(List.of(new Landed(INFANTRY, 4, new PlanetId("jord")))));
    refused(
        game, new PlaceStartingUnits(List.of(new Landed(INFANTRY, 4, new PlanetId("kamdorn")))));
    refused(
        game, new PlaceStartingUnits(List.of(new Landed(INFANTRY, -4, new PlanetId("kamdorn")))));
    game.give(
        P2,
        new PlaceStartingUnits(
            List.of(
                new Landed(INFANTRY, 3, new PlanetId("kamdorn")),
                new Landed(INFANTRY, 1, new PlanetId("hercant")),
                new Landed(SPACE_DOCK, 1, new PlanetId("kamdorn")))));

    assertThat(game.table().units().at(Place.of("16/kamdorn"), P2))
        .containsExactlyInAnyOrder(UnitStack.of(P2, INFANTRY, 3), UnitStack.of(P2, SPACE_DOCK, 1));
  }

  @Test
  void whoMayChooseStartingTechnologiesDoes() {
    GameAlone game = GameAlone.started(4, 1).silentUntil("starting-technologies");

    assertThat(game.awaited()).containsExactly(P4);
    assertThat(game.submit(P4, new ChooseTechnologies(List.of(new TechnologyId("gravity_drive")))))
        .isInstanceOf(LocalAnswer.Refused.class);
    game.give(P4, new ChooseTechnologies(List.of(new TechnologyId("dark_energy_tap"))));

    assertThat(game.table().player(P4).technologies())
        .containsExactly(new TechnologyId("dark_energy_tap"));
  }

  @Test
  void nothingIsChosenBeforeItIsItsStep() {
    TechnologyId tap = new TechnologyId("dark_energy_tap");
    ChooseTechnologies choose = new ChooseTechnologies(List.of(tap));
    GameAlone units = GameAlone.started(4, 1);
    assertThat(units.awaits("starting-units")).isTrue();
    notAwaited(units, P2, new PickFaction(new FactionId("hacan")));
    notAwaited(units, P2, choose);
    notAwaited(units, P2, new KeepSecret(new ObjectiveId("seize_an_icon")));

    GameAlone technologies = GameAlone.started(4, 1).silentUntil("starting-technologies");
    assertThat(technologies.options(P4))
        .singleElement()
        .isInstanceOfSatisfying(
            SetupOption.TechnologyPick.class,
            pick -> {
              assertThat(pick.choose()).isEqualTo(1);
              assertThat(pick.technologies()).contains(tap);
            });
    notAwaited(technologies, P4, new PlaceStartingUnits(List.of()));
  }

  private static void notAwaited(GameAlone game, Seat seat, Command command) {
    assertThat(game.submit(seat, command))
        .isInstanceOfSatisfying(
            LocalAnswer.Refused.class,
            refused -> assertThat(refused.refusal().type()).isEqualTo(Refusal.NOT_AWAITED));
  }

  @Test
  void whoIsSilentBuildsOnTheRichestPlanetAndSpreadsItsGroundForces() {
    Table table = GameAlone.started(2, 1).silentUntil("keep-secret").table();

    assertThat(table.units().at(Place.of("16/arretze"), P2))
        .containsExactlyInAnyOrder(UnitStack.of(P2, INFANTRY, 2), UnitStack.of(P2, SPACE_DOCK, 1));
    assertThat(table.units().at(Place.of("16/hercant"), P2))
        .containsExactly(UnitStack.of(P2, INFANTRY, 1));
    assertThat(table.units().at(Place.of("16/kamdorn"), P2))
        .containsExactly(UnitStack.of(P2, INFANTRY, 1));
  }

  @Test
  void setupIsOverInTheFirstRound() {
    assertThat(GameAlone.started(2, 1).table().kernel().within(Setup.class)).isPresent();
    assertThat(inRoundOne(2).table().kernel().within(Setup.class)).isEmpty();
  }

  @Test
  void startingTechnologiesAreThoseOfTheFaction() {
    assertThat(inRoundOne(5).table().player(P5).technologies()).hasSize(4);
  }

  @Test
  @Rule({"objective_cards.13", "objective_cards.13.1", "objective_cards.1"})
  void fiveObjectivesOfEachStageLieThereAndTwoOfTheFirstAreFaceUp() {
    Table table = inRoundOne(6).table();

    assertThat(table.objectives().hiddenStageOne()).isEqualTo(3);
    assertThat(table.objectives().hiddenStageTwo()).isEqualTo(5);
    assertThat(table.objectives().revealed())
        .hasSize(2)
        .allMatch(id -> Catalog.standard().publicObjective(id).stage() == 1);
  }

  @Test
  @Rule({"objective_cards.20"})
  void ofTwoSecretsOneIsKeptAndNobodyElseLearnsWhich() {
    GameAlone game = GameAlone.started(6, 1).silentUntil("keep-secret");
    assertThat(game.awaited()).hasSize(6);
    List<ObjectiveId> hand = game.table().player(P1).secrets();
    assertThat(hand).hasSize(2);

    assertThat(game.submit(P1, new KeepSecret(new ObjectiveId("expand_borders"))))
        .isInstanceOf(LocalAnswer.Refused.class);
    List<GameEvent> events = game.give(P1, new KeepSecret(hand.getLast()));

    assertThat(game.table().player(P1).secrets()).containsExactly(hand.getLast());
    assertThat(events)
        .filteredOn(SecretReturned.class::isInstance)
        .singleElement()
        .extracting(GameEvent::audience)
        .isEqualTo(Audience.only(P1));
  }

  @Test
  @Rule({"game_round.0", "strategy_card.8"})
  void thenTheFirstRoundBeginsWithAllStrategyCardsInTheCommonArea() {
    GameAlone game = inRoundOne(6);

    assertThat(game.table().round()).isEqualTo(1);
    assertThat(game.table().strategyRow().goods()).hasSize(8).containsValues(0);
    assertThat(game.awaited()).containsExactly(game.table().speaker().orElseThrow());
  }

  @Test
  @Rule("speaker.3")
  void theObjectivesAreLaidOutOnceThereIsASpeaker() {
    List<Boolean> speakers = new ArrayList<>();
    GameAlone game = GameAlone.started(6, 1);
    game.watchedBy(
            commit -> {
              for (GameEvent event : commit.events()) {
                if (event instanceof ObjectiveRowsLaid) {
                  speakers.add(game.table().speaker().isPresent());
                }
              }
            })
        .silentUntil("strategy-card");

    assertThat(speakers).containsExactly(true);
  }

  @Test
  @Rule("speaker.5")
  void theFirstSpeakerIsDrawn() {
    assertThat(List.of(1, 2, 3, 4, 5, 6, 7, 8))
        .extracting(seed -> GameAlone.started(6, seed).table().speaker().orElseThrow())
        .containsAnyOf(P1, P2, P4, P5)
        .satisfies(speakers -> assertThat(Set.copyOf(speakers).size()).isGreaterThan(2));
  }

  private static void refused(GameAlone game, PlaceStartingUnits command) {
    assertThat(game.submit(P2, command)).isInstanceOf(LocalAnswer.Refused.class);
  }

  private static GameAlone inRoundOne(int seats) {
    return GameAlone.started(seats, 1).silentUntil("strategy-card");
  }
}
