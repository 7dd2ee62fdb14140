package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.procedure.StrategyCardProcedure.ReadyPlanets;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.ending.Ending;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** What agendas do once they are decided. Player 2 votes for an outcome, the others abstain. */
class AgendaEffectsTest {
  private static final TableKit THREE =
      CouncilKit.THREE.tile("18", 0, 0).tile("26", 0, 1).controls(P3, "lodor");

  @Test
  @Rule("abilities.24")
  void mutineersGainOrLoseAPoint() {
    assertThat(points(CouncilKit.decided(THREE, "mutiny", "for"), P2)).isEqualTo(1);
    assertThat(points(CouncilKit.decided(THREE.points(P2, 1), "mutiny", "for"), P1)).isZero();
  }

  /** The speaker votes last, but gains first, even before the Naalu with their initiative of 0. */
  @Test
  @Rule("agenda/mutiny.N1")
  void mutineersGainTheirPointsInSpeakerOrder() {
    for (Seat speaker : List.of(P1, P2)) {
      Seat other = speaker.equals(P1) ? P2 : P1;
      var after = allFor(THREE.speaker(speaker).player(other, "naalu").points(P1, 9).points(P2, 9));

      assertThat(after.table().ending().map(Ending::winner)).contains(speaker);
      assertThat(points(after, other)).isEqualTo(9);
    }
  }

  @Test
  @Rule("agenda/seed_of_an_empire.N1")
  void tiedPlayersGainTheirPointsInSpeakerOrder() {
    var after =
        CouncilKit.decided(
            THREE.player(P3, "naalu").points(P1, 9).points(P3, 9), "seed_of_an_empire", "for");

    assertThat(after.table().ending().map(Ending::winner)).contains(P1);
    assertThat(points(after, P3)).isEqualTo(9);
  }

  /** Everybody votes for Mutiny but the third player. */
  private static Scenario<AgendaState> allFor(TableKit kit) {
    Scenario<AgendaState> voting = CouncilKit.agenda(kit, "mutiny");
    while (voting.table().ending().isEmpty()) {
      Seat voter = voting.awaited().getFirst();
      voting =
          voting
              .when(
                  voter,
                  voter.equals(P3)
                      ? new Abstain()
                      : CouncilKit.votes("for", voter.equals(P1) ? "mecatol_rex" : "lirta_iv"))
              .thenAccepted();
    }
    return voting;
  }

  @Test
  @Rule({"agenda/seed_of_an_empire.N1", "victory_points.5"})
  void allThatAreTiedGainAPoint() {
    TableKit kit = THREE.points(P1, 2).points(P3, 2);

    var most = CouncilKit.decided(kit, "seed_of_an_empire", "for");
    assertThat(List.of(points(most, P1), points(most, P2), points(most, P3)))
        .containsExactly(3, 0, 3);
    assertThat(points(CouncilKit.decided(kit, "seed_of_an_empire", "against"), P2)).isEqualTo(1);
  }

  @Test
  @Rule("agenda/economic_equality.N1")
  void goodsAreMadeEqual() {
    TableKit kit = THREE.goods(P1, 9, 0).goods(P2, 1, 2);

    assertThat(CouncilKit.decided(kit, "economic_equality", "for").table().player(P1).tradeGoods())
        .isEqualTo(5);
    assertThat(
            CouncilKit.decided(kit, "economic_equality", "against").table().player(P1).tradeGoods())
        .isZero();
  }

  @Test
  @Rule({
    "agenda/compensated_disarmament.N1",
    "agenda/compensated_disarmament.N2",
    "agenda/compensated_disarmament.N4"
  })
  void disarmamentIsPaidByThePiece() {
    TableKit kit =
        THREE
            .units(P3, "26/lodor", UnitType.INFANTRY, 2)
            .units(P3, "26/lodor", UnitType.MECH, 1)
            .units(P3, "26/lodor", UnitType.PDS, 1);
    var after = CouncilKit.decided(kit, "compensated_disarmament", "lodor");

    assertThat(after.table().player(P3).tradeGoods()).isEqualTo(3);
    assertThat(after.table().units().count(Place.of("26/lodor"), _ -> true)).isEqualTo(1);
  }

  @Test
  @Rule("agenda/compensated_disarmament.N4.1")
  void helTitansAreDestroyedAndPaidAsGroundForces() {
    TableKit kit =
        THREE
            .player(P3, "titans")
            .units(P3, "26/lodor", UnitType.PDS, 2)
            .units(P3, "26/lodor", UnitType.SPACE_DOCK, 1);
    var after = CouncilKit.decided(kit, "compensated_disarmament", "lodor");

    assertThat(after.table().units().at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P3, UnitType.SPACE_DOCK, 1));
    assertThat(after.table().player(P3).tradeGoods()).isEqualTo(2);
  }

  @Test
  void halfTheInfantryIsSold() {
    TableKit kit = THREE.units(P3, "26/lodor", UnitType.INFANTRY, 3);

    var sold = CouncilKit.decided(kit, "swords_to_plowshares", "for");
    assertThat(sold.table().player(P3).tradeGoods()).isEqualTo(2);
    assertThat(sold.table().units().count(Place.of("26/lodor"), _ -> true)).isEqualTo(1);
    assertThat(
            CouncilKit.decided(kit, "swords_to_plowshares", "against")
                .table()
                .units()
                .count(Place.of("26/lodor"), _ -> true))
        .isEqualTo(4);
  }

  @Test
  @Rule({"component_limitations.N1", "infantry_tokens.N1"})
  void infantryIsMusteredOnlyWhereThereIsPlasticForIt() {
    TableKit eleven = infantryInElevenSystems();
    TableKit twelve = infantryOnAbyzToo(eleven);

    assertThat(mustered(eleven, "26/lodor")).isEqualTo(1);
    assertThat(mustered(twelve, "26/lodor")).isZero();
    assertThat(mustered(twelve, "38/abyz")).isEqualTo(2);
  }

  @Test
  @Rule("agenda/rearmament_agreement.N4")
  void aMechWithoutPlasticForAnInfantryStays() {
    TableKit mechs =
        infantryInElevenSystems()
            .units(P3, "26/lodor", UnitType.MECH, 2)
            .units(P3, "39", UnitType.MECH, 1);

    Units enough = CouncilKit.decided(mechs, "rearmament_agreement", "against").table().units();
    assertThat(enough.at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P3, UnitType.INFANTRY, 2));
    Units lacking =
        CouncilKit.decided(infantryOnAbyzToo(mechs), "rearmament_agreement", "against")
            .table()
            .units();
    assertThat(lacking.at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P3, UnitType.MECH, 2));
    assertThat(lacking.count(Place.of("39"), stack -> stack.type() == UnitType.INFANTRY))
        .as("beside an infantry no other plastic is needed")
        .isEqualTo(2);
  }

  private static TableKit infantryInElevenSystems() {
    TableKit spread = THREE;
    int column = 20;
    for (String tile : List.of("39", "40", "41", "42", "43", "44", "46", "47", "48", "49", "50")) {
      spread =
          spread
              .tile(tile, column++, 0)
              .units(P3, tile, UnitType.CARRIER, 1)
              .units(P3, tile, UnitType.INFANTRY, 1);
    }
    return spread;
  }

  private static TableKit infantryOnAbyzToo(TableKit kit) {
    return kit.tile("38", 41, 0).controls(P3, "abyz").units(P3, "38/abyz", UnitType.INFANTRY, 1);
  }

  private static int mustered(TableKit kit, String place) {
    return CouncilKit.decided(kit, "swords_to_plowshares", "against")
        .table()
        .units()
        .count(Place.of(place), _ -> true);
  }

  @Test
  void theSheetIsStandardized() {
    var after =
        CouncilKit.decided(THREE.sheet(P3, 6, 1, 0), "armed_forces_standardization", P3.toString());

    assertThat(after.table().player(P3).tokens()).isEqualTo(Tokens.START);
  }

  /** Lodor (26) has an alpha wormhole. Starpoint (27) is next to it, Wellon (19) is not. */
  @Test
  @Rule("agenda/enforced_travel_ban.N6")
  void aRejectedTravelBanDestroysThePdsNearWormholes() {
    TableKit kit =
        THREE
            .tile("27", 0, 2)
            .tile("19", 0, -2)
            .units(P3, "26/lodor", UnitType.PDS, 1)
            .units(P3, "27/starpoint", UnitType.PDS, 1)
            .units(P2, "19/wellon", UnitType.PDS, 1)
            .units(P3, "27/starpoint", UnitType.INFANTRY, 1);

    var rejected = CouncilKit.decided(kit, "enforced_travel_ban", "against").table().units();
    assertThat(rejected.at(Place.of("26/lodor"))).isEmpty();
    assertThat(rejected.at(Place.of("27/starpoint")))
        .containsExactly(UnitStack.of(P3, UnitType.INFANTRY, 1));
    assertThat(rejected.at(Place.of("19/wellon"))).hasSize(1);
    assertThat(CouncilKit.decided(kit, "enforced_travel_ban", "for").table().units())
        .isEqualTo(kit.table().units());
    TableKit wellon = CouncilKit.THREE.tile("19", 0, 0).units(P2, "19/wellon", UnitType.PDS, 1);
    TableKit gamma = wellon.tile("28", 0, 1).marker(Marker.GAMMA_WORMHOLE, "28");
    for (TableKit other : List.of(wellon.tile("25", 0, 1), wellon.tile("51", 0, 1), gamma)) {
      assertThat(
              CouncilKit.decided(other, "enforced_travel_ban", "against")
                  .table()
                  .units()
                  .at(Place.of("19/wellon")))
          .isEmpty();
    }
  }

  @Test
  @Rule("agenda/compensated_disarmament.N3")
  void aPlanetWithoutUnitsCanBeDisarmed() {
    assertThat(
            CouncilKit.decided(THREE, "compensated_disarmament", "lodor")
                .table()
                .player(P3)
                .tradeGoods())
        .isZero();
  }

  @Test
  @Rule("agenda/swords_to_plowshares.N1")
  void mechsAreNotBeatenIntoPlowshares() {
    TableKit kit =
        THREE.units(P3, "26/lodor", UnitType.INFANTRY, 1).units(P3, "26/lodor", UnitType.MECH, 2);
    var after = CouncilKit.decided(kit, "swords_to_plowshares", "for");

    assertThat(after.table().units().at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P3, UnitType.MECH, 2));
    assertThat(after.table().player(P3).tradeGoods()).isEqualTo(1);
  }

  @Test
  void whoIsExecutedVotesNoMoreAndIsNoSpeaker() {
    TableKit kit =
        THREE.with(table ->
            table.withPlayer(P1, p -> p.withActionCards(List.of(new ActionCardId("sabotage")))));
    var after =
        CouncilKit.decided(kit, "public_execution", P1.toString())
            .when(P1, new LetPass(Service.AGENDA));

    assertThat(after.table().player(P1).actionCards()).isEmpty();
    assertThat(after.table().speaker()).contains(P2);
  }

  @Test
  @Rule({"agenda/public_execution.N1", "agenda/public_execution.N2"})
  void theExecutedSpeakerPassesTheTokenAndVotesNoMoreInThePhase() {
    var first = CouncilKit.revealing(THREE, "public_execution", "arms_reduction");
    var next = CouncilKit.allPass(CouncilKit.elected(first, P1.toString()));
    assertThat(next.table().speaker()).contains(P2);
    assertThat(next.awaited()).as("left of the new speaker").containsExactly(P3);
    var last = next.when(P3, new Abstain()).thenAccepted();
    assertThat(last.awaited()).as("the executed does not vote").containsExactly(P2);
    assertThat(CouncilKit.ballot(last, P1)).isEqualTo(Ballot.abstention(P1));

    Table over = last.when(P2, CouncilKit.votes("for", "archon_ren")).thenAccepted().table();
    assertThat(over.kernel().top()).as("the phase is over").isEmpty();
    var later = CouncilKit.agenda(THREE.with(_ -> over), "mutiny").when(P2, new Abstain());
    assertThat(later.when(P3, new Abstain()).awaited()).containsExactly(P1);
  }

  @Test
  @Rule("agenda/unconventional_measures.N1")
  void whoVotedForUnconventionalMeasuresDrawsOrDiscards() {
    TableKit held = THREE.holds(P1, "sabotage").holds(P2, "plague").holds(P3, "bunker");
    var drawing = CouncilKit.decided(held, "unconventional_measures", "for").table();
    assertThat(drawing.kernel().within(DrawActionCards.class).map(DrawActionCards::seat))
        .contains(P2);
    assertThat(drawing.player(P2).actionCards()).contains(new ActionCardId("plague"));

    Table rejected =
        CouncilKit.agenda(held, "unconventional_measures")
            .when(P2, CouncilKit.votes("for", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, CouncilKit.votes("against", "mecatol_rex"))
            .thenAccepted()
            .table();
    assertThat(rejected.player(P2).actionCards()).isEmpty();
    assertThat(rejected.player(P1).actionCards()).hasSize(1);
    assertThat(rejected.player(P3).actionCards()).as("who abstained keeps its hand").hasSize(1);
    assertThat(rejected.kernel().within(DrawActionCards.class)).isEmpty();
  }

  @Test
  @Rule("agenda/archived_secret.N1")
  void theElectedPlayerDrawsASecret() {
    var after = CouncilKit.decided(THREE, "archived_secret", P3.toString());

    assertThat(after.table().kernel().within(DrawSecret.class)).contains(new DrawSecret(P3));
  }

  /** Player 1 controls four planets, all exhausted, so that it has no vote. */
  @Test
  void withoutChecksAndBalancesEachPlayerReadiesThreePlanets() {
    var agenda =
        CouncilKit.agenda(
            THREE.controlsExhausted(P1, "arretze", "mecatol_rex", "hercant", "kamdorn"),
            "checks_and_balances");
    var against =
        agenda.when(P2, CouncilKit.votes("against", "lirta_iv")).when(P3, new Abstain()).table();
    var law = agenda.when(P2, CouncilKit.votes("for", "lirta_iv")).when(P3, new Abstain()).table();

    assertThat(against.kernel().within(ReadyPlanets.class)).contains(new ReadyPlanets(P1, 3));
    assertThat(against.kernel().within(AgendaPhase.class)).isEmpty();
    assertThat(against.planets().readiedOf(P1)).isEmpty();
    assertThat(against.planets().readiedOf(P2))
        .containsExactlyInAnyOrderElementsOf(against.planets().of(P2));
    assertThat(law.planets().readiedOf(P1)).as("the law limits nothing").hasSize(4);
  }

  @Test
  @Rule("faction_ability/zeal.N1")
  void argentVotesWithOneMoreForEachPlayer() {
    var agenda = CouncilKit.agenda(THREE.player(P2, "argent").controls(P2, "lirta_iv"), "mutiny");

    assertThat(((VotingOption.Voting) agenda.options(P2).getFirst()).bonus()).isEqualTo(3);
    for (String outcome : List.of("for", "against")) {
      String other = outcome.equals("for") ? "against" : "for";
      var decided =
          agenda
              .when(P2, CouncilKit.votes(outcome, "lirta_iv"))
              .when(P3, CouncilKit.votes(other, "centauri"))
              .when(P1, new Abstain());

      // Three votes against three, but for those of the zealous.
      assertThat(decided.happened())
          .filteredOn(OutcomeDecided.class::isInstance)
          .extracting(event -> ((OutcomeDecided) event).outcome())
          .containsExactly(AgendaOutcome.of(outcome));
    }
  }

  @Test
  void nekroIsNotAsked() {
    var agenda = CouncilKit.agenda(THREE.player(P2, "nekro").controls(P2, "lirta_iv"), "mutiny");

    assertThat(agenda.awaited()).containsExactly(P3);
  }

  private static int points(Scenario<AgendaState> after, Seat seat) {
    return after.table().player(seat).victoryPoints();
  }
}
