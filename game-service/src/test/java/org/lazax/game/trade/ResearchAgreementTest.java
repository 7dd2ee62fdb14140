package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** P1 plays Jol-Nar. All are neighbours, and P2 and P3 could hold its note. */
class ResearchAgreementTest {
  private static final Note NOTE = Note.parse("research_agreement");
  private static final UseAbility PLAY = ability("promissory_note/research_agreement");
  private static final LetPass NO = new LetPass(Service.GAME);

  @Test
  @Rule("promissory_note/research_agreement.N1")
  void theWindowComesAfterEachResearchBeforeTheNextIsChosen() {
    Scenario<GameState> first =
        technology(board().notes(P2, "research_agreement"), P1)
            .when(P1, research("neural_motivator"))
            .thenAccepted();
    assertThat(first.awaited()).containsExactly(P2);
    first.when(P1, paid("sarween_tools")).thenRefusedAs("not-awaited");

    Scenario<GameState> played = letPass(first.when(P2, PLAY));
    assertThat(owned(played, P2)).containsExactly("neural_motivator");
    assertThat(played.awaited()).containsExactly(P1);
    Scenario<GameState> second = letPass(first).when(P1, paid("sarween_tools")).thenAccepted();
    assertThat(second.awaited()).containsExactly(P2);
    assertThat(owned(second.when(P2, PLAY), P2)).containsExactly("sarween_tools");
  }

  @Test
  @Rule("promissory_note/research_agreement.N2")
  void whoBuysItInTheWindowUsesItInTheWindow() {
    Scenario<GameState> researched =
        technology(board().notes(P1, "research_agreement"), P1)
            .when(P1, research("neural_motivator"))
            .thenAccepted();
    assertThat(researched.awaited()).containsExactly(P2);
    researched.when(P2, PLAY).thenRefused("promissory_notes.1");
    Scenario<GameState> bought =
        researched.when(P2, buying()).when(P1, new AcceptOffer(1)).when(P2, PLAY).thenAccepted();

    assertThat(owned(bought, P2)).containsExactly("neural_motivator");
  }

  @Test
  @Rule("promissory_note/research_agreement.N2.1")
  void theActivePlayerBuysItOnceInATurn() {
    Scenario<GameState> researched =
        technology(board().notes(P1, "research_agreement"), P3)
            .when(P3, research("antimass_deflectors"))
            .when(P1, Using.paying(4))
            .when(P1, research("neural_motivator"))
            .thenAccepted();
    Scenario<GameState> used =
        researched.when(P3, buying()).when(P1, new AcceptOffer(1)).when(P3, PLAY).thenAccepted();

    assertThat(owned(used, P3))
        .containsExactlyInAnyOrder("antimass_deflectors", "neural_motivator");
    assertThat(used.table().player(P1).notes()).contains(NOTE);
    assertThat(used.awaited()).as("it is still the turn of P3").containsExactly(P2);
    used.when(P3, buying()).thenRefused("transactions.1");
    used.when(P1, offer(P3, Side.NOTHING.and(NOTE), Side.NOTHING)).thenRefused("transactions.1");
  }

  @Test
  @Rule("promissory_note/research_agreement.N2.2")
  void nobodyCopiesAResearchThatAnotherPlayerHasCopied() {
    Scenario<GameState> used =
        technology(board().notes(P2, "research_agreement"), P1)
            .when(P1, research("neural_motivator"))
            .when(P2, PLAY)
            .when(P3, buying())
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    assertThat(used.table().player(P3).notes()).contains(NOTE);
    assertThat(used.awaited()).as("P3 is not asked").containsExactly(P1);

    Scenario<GameState> next = used.when(P1, paid("sarween_tools")).thenAccepted();
    assertThat(owned(letPass(next, P2).when(P3, PLAY), P3)).containsExactly("sarween_tools");
  }

  @Test
  @Rule("promissory_note/research_agreement.N2.3")
  void boughtBackAtOnceItIsUsedOnTheNextResearch() {
    Scenario<GameState> back =
        technology(board().notes(P2, "research_agreement"), P1)
            .when(P1, research("neural_motivator"))
            .when(P2, PLAY)
            .when(P2, buying())
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    Scenario<GameState> again = back.when(P1, paid("sarween_tools")).when(P2, PLAY).thenAccepted();

    assertThat(owned(again, P2)).containsExactlyInAnyOrder("neural_motivator", "sarween_tools");
  }

  @Test
  @Rule("promissory_note/research_agreement.N5")
  void whateverResearchIsPartOfItIsCopied() {
    TableKit kit = board().notes(P2, "research_agreement");
    Scenario<GameState> agenda =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Agenda(new AgendaId("ixthian_artifact"), List.of(), List.of(P1, P2, P3)))
                .frame(new Research(P1, 0, true)));
    List<Scenario<GameState>> sources =
        List.of(
            technology(kit, P1),
            technology(kit, P3).when(P3, research("plasma_scoring")).when(P1, Using.paying(4)),
            turn(kit.holds(P1, "focused_research"))
                .when(P1, ability("action_card/focused_research")),
            agenda);
    for (Scenario<GameState> source : sources) {
      Scenario<GameState> copied =
          letPass(source.when(P1, research("neural_motivator")), P3).when(P2, PLAY).thenAccepted();
      assertThat(owned(copied, P2)).containsExactly("neural_motivator");
    }
  }

  @Test
  @Rule("promissory_note/research_agreement.N5.2")
  void whatIsGainedByGeneticMemoryIsNotCopied() {
    TableKit kit =
        board()
            .notes(P2, "research_agreement")
            .technologies(P1, "neural_motivator")
            .leaders(P1, "rin_the_masters_legacy");
    Scenario<GameState> exchanged =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
            .when(P1, ability("leader/rin_the_masters_legacy"))
            .when(P1, Using.choose("psychoarchaeology"))
            .thenAccepted();

    assertThat(owned(exchanged, P1)).containsExactly("psychoarchaeology");
    assertThat(exchanged.awaited()).isEmpty();
    exchanged.when(P2, PLAY).thenRefusedAs("not-awaited");
    assertThat(technology(kit, P1).when(P1, research("psychoarchaeology")).awaited())
        .as("by a research it would be")
        .containsExactly(P2);
  }

  private static TableKit board() {
    return TradeKit.board()
        .player(P1, "jol_nar")
        .goods(P1, 6, 0)
        .notes(P1, "ceasefire@p1")
        .units(P3, "38", CRUISER, 1)
        .notes(P2, "ceasefire@p3")
        .notes(P3, "ceasefire@p2");
  }

  private static Scenario<GameState> technology(TableKit kit, Seat active) {
    return Using.card(kit, active, "technology");
  }

  private static TradeCommand buying() {
    return offer(P1, Side.goods(1, 0), Side.NOTHING.and(NOTE));
  }

  private static ResearchTechnology research(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static ResearchTechnology paid(String technology) {
    return new ResearchTechnology(
        new TechnologyId(technology), List.of(), Optional.of(new Payment(List.of(), 6)));
  }

  private static Scenario<GameState> letPass(Scenario<GameState> scenario) {
    Scenario<GameState> now = scenario;
    while (now.silence(now.awaited().getFirst()).equals(Optional.of(NO))) {
      now = now.when(now.awaited().getFirst(), NO);
    }
    return now;
  }

  private static Scenario<GameState> letPass(Scenario<GameState> scenario, Seat seat) {
    return scenario.awaited().contains(seat) ? scenario.when(seat, NO) : scenario;
  }

  private static List<String> owned(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).technologies().stream().map(TechnologyId::value).toList();
  }
}
