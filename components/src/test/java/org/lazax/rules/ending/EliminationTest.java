package org.lazax.rules.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.components.technology.InfantryAwaited;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.UnitStack;

/** P2 has nothing but a cruiser left. */
class EliminationTest {

  @Test
  @Rule({"elimination.0", "elimination.1", "elimination.2"})
  void whoHasNoFootholdLeftIsOutWithAllThatTheyHave() {
    Table table =
        settled(
            kit()
                .tokens(P2, "38")
                .sheet(P2, 3, 3, 2)
                .technologies(P2, "gravity_drive")
                .leaders(P2, "evelyn_delouis"));

    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(table.seats()).containsExactly(P1, P3);
    assertThat(table.units().all()).noneMatch(stack -> stack.owner().equals(P2));
    assertThat(table.tokens()).isEmpty();
    Player out = table.player(P2);
    assertThat(out.tokens().onSheet()).isZero();
    assertThat(out.technologies()).isEmpty();
    assertThat(out.leaders().cards()).isEmpty();
  }

  @Test
  @Rule("elimination.4")
  void notesOfOthersGoHomeToTheirOwners() {
    Table table = settled(kit().player(P1, "hacan").player(P2, "sol").notes(P2, "trade_convoys"));

    assertThat(table.player(P2).notes()).isEmpty();
    assertThat(table.player(P1).notes()).containsExactly(Note.parse("trade_convoys"));
  }

  @Test
  @Rule("elimination.4.1")
  void theirOwnNotesLeaveTheGameWhereverTheyAre() {
    Table table =
        settled(kit().player(P2, "arborec").notesInPlay(P1, "stymie").notes(P3, "stymie"));

    assertThat(table.player(P1).notesInPlay()).isEmpty();
    assertThat(table.player(P3).notes()).isEmpty();
  }

  @Test
  @Rule({"elimination.1", "elimination.1.3"})
  void aPlanetKeepsAPlayerIn() {
    assertThat(settled(kit().controls(P2, "abyz")).player(P2).eliminated()).isFalse();
  }

  @Test
  @Rule({"elimination.1", "elimination.1.1"})
  void aGroundForceKeepsAPlayerInAlsoInSpace() {
    Table table = settled(kit().units(P2, "38", CARRIER, 1).units(P2, "38", INFANTRY, 1));

    assertThat(table.planets().of(P2)).isEmpty();
    assertThat(table.player(P2).eliminated()).isFalse();
  }

  @Test
  @Rule({"elimination.1", "elimination.1.2"})
  void aUnitThatProducesKeepsAPlayerInAlsoInSpace() {
    Table table = settled(kit().player(P2, "saar").units(P2, "38", SPACE_DOCK, 1));

    assertThat(table.planets().of(P2)).isEmpty();
    assertThat(table.player(P2).eliminated()).isFalse();
  }

  @Test
  @Rule("elimination.N1")
  void theArborecFlagshipDoesNotKeepThemIn() {
    Table table = settled(kit().player(P2, "arborec").units(P2, "38", FLAGSHIP, 1));

    assertThat(table.player(P2).eliminated()).isTrue();
  }

  @Test
  @Rule({"elimination.8", "speaker.7"})
  void theSpeakerTokenGoesToTheLeft() {
    assertThat(settled(kit().speaker(P2)).speaker()).contains(P3);
    assertThat(settled(kit().speaker(P1)).speaker()).contains(P1);
  }

  @Test
  @Rule("elimination.3")
  void theirLawsAreDiscardedAndThoseOfAllStay() {
    Law theirs =
        new Law(
            new AgendaId("minister_of_war"), Optional.of(AgendaOutcome.elect(P2)), Optional.of(P2));
    Law common = new Law(new AgendaId("shared_research"), Optional.empty(), Optional.empty());

    Table table =
        settled(kit().with(t -> t.withCouncil(t.council().withLaw(theirs).withLaw(common))));

    assertThat(table.council().laws()).containsExactly(common);
    assertThat(table.council().discarded()).containsExactly(theirs.agenda());
  }

  @Test
  @Rule("elimination.6")
  void strategyCardsGoBackToTheCommonArea() {
    StrategyCardId trade = new StrategyCardId("trade");
    Table table =
        settled(kit().with(t -> t.withPlayer(P2, p -> p.withStrategyCards(Map.of(trade, true)))));

    assertThat(table.strategyRow().goods()).containsEntry(trade, 0);
  }

  @Test
  @Rule("elimination.7")
  void secretsScoredOrNotGoBackIntoTheDeck() {
    ObjectiveId held = new ObjectiveId("betray_a_friend");
    ObjectiveId scored = new ObjectiveId("become_a_martyr");
    Table table =
        settled(
            kit()
                .with(t ->
                    t.withPlayer(P2, p -> p.withSecrets(List.of(held)))
                        .withObjectives(
                            t.objectives()
                                .withSecretsOut(Set.of(held, scored))
                                .withScored(P2, scored))));

    assertThat(table.objectives().secretsOut()).isEmpty();
    assertThat(table.objectives().scored()).isEmpty();
  }

  @Test
  @Rule("technology/magmus_reactor.N3")
  void anyUnitInASupernovaKeepsWhoProducesThere() {
    TableKit muaat = kit().player(P2, "muaat").tile("43", 1, 0).units(P2, "43", FIGHTER, 1);

    assertThat(settled(muaat).player(P2).eliminated()).isTrue();
    assertThat(settled(muaat.technologies(P2, "magmus_reactor")).player(P2).eliminated()).isFalse();
    assertThat(settled(kit().player(P2, "muaat").technologies(P2, "magmus_reactor")).player(P2))
        .matches(Player::eliminated);
  }

  @Test
  @Rule("planet/custodia_vigilia.N4.1")
  void custodiaVigiliaKeepsItsHolderIn() {
    assertThat(settled(kit().controls(P2, "custodia_vigilia")).player(P2).eliminated()).isFalse();
  }

  @Test
  @Rule("elimination.5")
  void theirActionCardsAreDiscarded() {
    ActionCardId card = new ActionCardId("sabotage");
    Table table = settled(kit().with(t -> t.withPlayer(P2, p -> p.withActionCards(List.of(card)))));

    assertThat(table.actionDiscards()).containsExactly(card);
    assertThat(table.player(P2).actionCards()).isEmpty();
  }

  @Test
  @Rule("elimination.11")
  void whatTheyHadCapturedGoesBackToItsOwners() {
    TableKit captor = captured(kit(), P2, P1);
    assertThat(Reinforcements.left(captor.table(), P1, FLAGSHIP)).isZero();

    assertThat(Reinforcements.left(settled(captor), P1, FLAGSHIP)).isEqualTo(1);
  }

  @Test
  @Rule({"elimination.N4", "capture.N5"})
  void whatOthersHaveCapturedOfTheirsStaysUntilItGoesToTheBox() {
    Table out = settled(captured(kit(), P1, P2));
    List<Captive> captives = Captives.of(out, P1);
    assertThat(captives).isNotEmpty();

    Table released = new CaptivesReturned(P1, captives).fold(out);
    assertThat(Captives.of(released, P1)).isEmpty();
    assertThat(released.units().all()).noneMatch(stack -> stack.owner().equals(P2));
    assertThat(released.player(P2).eliminated()).isTrue();
  }

  @Test
  @Rule("elimination.10.4")
  void whatTheUlHaveAttachedToAPlanetRemains() {
    TableKit attached =
        kit().player(P2, "titans").attached("leader/ul_the_progenitor", "mecatol_rex");

    Table table = settled(attached);
    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(table.planets().attachedTo(PlanetId.MECATOL_REX)).hasSize(1);
    assertThat(PlanetFacts.of(table, PlanetId.MECATOL_REX).resources()).isGreaterThan(1);
  }

  @Test
  @Rule("elimination.10.3")
  void theTokenOfTheNaaluIsWhereItWasToTheEndOfTheRound() {
    TableKit lent =
        kit()
            .player(P2, "naalu")
            .notesInPlay(P3, "gift_of_prescience")
            .with(t -> t.withPlayer(P1, p -> p.withStrategyCards(held("leadership"))))
            .with(t -> t.withPlayer(P3, p -> p.withStrategyCards(held("imperial"))))
            .frame(new Round(Phase.ACTION));

    Table table = settled(lent);
    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(table.player(P3).notesInPlay()).isEmpty();
    assertThat(Initiative.order(table)).containsExactly(P3, P1);
    Table cardsReturned = table.withPlayer(P3, p -> p.withStrategyCards(Map.of()));
    assertThat(Initiative.of(cardsReturned, P3)).as("the status phase is over").isPositive();
    int round = table.kernel().frameOf(Round.class).orElseThrow().id();
    Table over = table.evolve(new KernelEvent.FrameClosed(round, new Outcome.Done()), Stamp.NONE);
    assertThat(Initiative.order(over)).containsExactly(P1, P3);
  }

  @Test
  @Rule("elimination.10.5")
  void tokensOfOthersReturnFromTheSheetOfWhoIsOut() {
    TableKit held =
        kit().sheet(P1, 3, 3, 2).player(P2, "mahact").with(new TokensHeld(P2, Set.of(P1))::fold);
    assertThat(TokenSupply.reinforcements(held.table(), P1)).isEqualTo(7);

    Table table = settled(held);
    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(TokenSupply.reinforcements(table, P1)).isEqualTo(8);
  }

  @Test
  void theirInfantryDoesNotComeBack() {
    Table table =
        settled(
            kit().with(new InfantryAwaited(P2, 2)::fold).with(new InfantryAwaited(P3, 1)::fold));

    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(AwaitedInfantry.of(table, P2)).isZero();
    assertThat(AwaitedInfantry.of(table, P3)).isEqualTo(1);
  }

  @Test
  @Rule("elimination.10.6")
  void theTokenOfWhoIsOutStaysInTheFleetPoolWhereItLies() {
    Table table = settled(kit().player(P1, "mahact").with(new TokensHeld(P1, Set.of(P2))::fold));

    assertThat(table.player(P2).eliminated()).isTrue();
    assertThat(HeldTokens.of(table, P1)).containsExactly(P2);
  }

  private static TableKit captured(TableKit kit, Seat captor, Seat owner) {
    return kit.with(new UnitsCaptured(captor, List.of(UnitStack.of(owner, FLAGSHIP, 1)))::fold);
  }

  @Test
  void nobodyIsOutBeforeTheFirstRound() {
    assertThat(settled(kit().round(0)).players().values()).noneMatch(Player::eliminated);
  }

  @Test
  void theLastOneLeftWins() {
    Table table = settled(kit().with(t -> t.withPlayer(P3, Player::out)));

    assertThat(table.ending()).map(Ending::winner).contains(P1);
  }

  private static Map<StrategyCardId, Boolean> held(String card) {
    return Map.of(new StrategyCardId(card), false);
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .round(1)
        .tile("38", 0, 0)
        .tile("18", 0, 1)
        .controls(P1, "mecatol_rex")
        .controls(P3, "kamdorn")
        .units(P2, "38", CRUISER, 1);
  }

  private static Table settled(TableKit kit) {
    Table table = kit.table();
    for (List<GameEvent> due = table.settle(); !due.isEmpty(); due = table.settle()) {
      for (GameEvent event : due) {
        table = table.evolve(event, Stamp.NONE);
      }
    }
    return table;
  }
}
