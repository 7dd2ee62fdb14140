package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.trade.Transactions;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.notes.Note;

/**
 * Veto, Quash and Political Favor replace an agenda. P2 plays the Xxcha. P1 can replace it by a
 * card or by the note of P2.
 */
final class ReplacedAgendaTest {
  private static final String VETO = "action_card/veto";
  private static final String QUASH = "faction_ability/quash";
  private static final String FAVOR = "promissory_note/political_favor";
  private static final String SECRET = "promissory_note/political_secret";
  private static final TableKit KIT =
      THREE.sheet(P2, 3, 3, 2).holds(P1, "veto").notes(P1, "political_favor");

  /** P2 is the speaker. */
  @Test
  @Rule({
    "action_card/veto.N1",
    "faction_ability/quash.N1",
    "promissory_note/political_favor.N1",
    "speaker.N1"
  })
  void whatReplacesAnAgendaIsUsedAtOneMomentAheadOfRiders() {
    TableKit kit =
        KIT.speaker(P2)
            .holds(P1, "veto", "trade_rider")
            .holds(P2, "warfare_rider")
            .notes(P3, "political_secret@p1");
    Scenario<AgendaState> first = revealing(kit, "mutiny", "arms_reduction");
    Scenario<AgendaState> second = first.when(P2, pass());
    Scenario<AgendaState> third = second.when(P3, pass());

    assertThat(usable(first, P2)).containsExactly(QUASH);
    assertThat(usable(second, P3)).containsExactly(SECRET);
    assertThat(usable(third, P1)).containsExactlyInAnyOrder(VETO, FAVOR);
    assertThat(List.of(moment(second), moment(third))).containsOnly(moment(first));
    Scenario<AgendaState> riders = third.when(P1, pass());
    assertThat(moment(riders)).isNotEqualTo(moment(first));
    assertThat(usable(riders, P2)).containsExactly("action_card/warfare_rider");
    assertThat(offers(riders.when(P2, pass()), P1, "trade_rider")).isTrue();
    assertThat(ResolutionOrder.first(kit.frame(new StrategyPhase()).table())).isEqualTo(P2);
  }

  @ParameterizedTest
  @ValueSource(strings = {VETO, QUASH, FAVOR})
  @Rule({
    "action_card/veto.N1.1",
    "faction_ability/quash.N1.1",
    "promissory_note/political_favor.N1.1"
  })
  void aSecretThatWasPlayedGoesBackAndBindsNobodyOnTheNextAgenda(String ability) {
    TableKit kit = KIT.notes(P1, "political_favor", "political_secret@p3");
    Scenario<AgendaState> silenced =
        revealing(kit, "mutiny", "arms_reduction")
            .when(P1, new UseAbility(Service.AGENDA, AbilityRef.parse(SECRET), Optional.of(P3)));
    assertThat(allPass(silenced).when(P2, new Abstain()).awaited()).containsExactly(P1);

    Scenario<AgendaState> replaced = replacing(silenced, ability);
    assertThat(current(replaced)).isEqualTo("arms_reduction");
    assertThat(replaced.table().player(P3).notes()).contains(Note.parse("political_secret@p3"));
    allPass(replaced).when(P2, new Abstain()).when(P3, votes("for", "centauri")).thenAccepted();
  }

  @ParameterizedTest
  @ValueSource(strings = {VETO, QUASH, FAVOR})
  @Rule({"action_card/veto.N2", "faction_ability/quash.N2", "promissory_note/political_favor.N3"})
  void whoHasTradedMayTradeOnceMoreOnWhatReplacesTheAgenda(String ability) {
    Scenario<AgendaState> revealed = revealing(KIT, "mutiny", "arms_reduction");
    Trading traded = traded(revealed.table());

    assertThat(Transactions.partners(with(revealed.table(), traded), P1)).containsExactly(P2);
    Table replaced = replacing(revealed, ability).table();
    assertThat(Transactions.partners(with(replaced, traded), P1)).containsExactly(P2, P3);
  }

  @Test
  @Rule("agenda_phase.N6")
  void whoHasTradedMayTradeOnceMoreOnTheSecondAgenda() {
    Scenario<AgendaState> first = allPass(revealing(KIT, "mutiny", "arms_reduction"));
    Trading traded = traded(first.table());
    Scenario<AgendaState> voted = first.when(P2, new Abstain());
    assertThat(Transactions.partners(with(voted.table(), traded), P3)).containsExactly(P2);

    Scenario<AgendaState> second =
        voted.when(P3, votes("for", "centauri")).when(P1, new Abstain()).thenAccepted();
    assertThat(current(second)).isEqualTo("arms_reduction");
    assertThat(Transactions.partners(with(second.table(), traded), P3)).containsExactly(P1, P2);
  }

  @Test
  @Rule("faction_ability/quash.N3")
  void whatReplacesAnAgendaCanBeReplacedToo() {
    Scenario<AgendaState> second =
        replacing(revealing(KIT, "mutiny", "arms_reduction", "seed_of_an_empire"), QUASH);
    Scenario<AgendaState> quashed = allPass(replacing(second, QUASH));
    Scenario<AgendaState> vetoed = allPass(replacing(second, VETO));

    for (Scenario<AgendaState> third : List.of(quashed, vetoed)) {
      assertThat(third.table().council().discarded())
          .extracting(AgendaId::value)
          .containsExactlyInAnyOrder("mutiny", "arms_reduction");
      assertThat(current(third)).isEqualTo("seed_of_an_empire");
      third.when(P2, votes("for", "archon_ren")).thenAccepted();
    }
    assertThat(quashed.table().player(P2).tokens().strategy()).isZero();
  }

  /** Also by a second card of that name, which no deck has. */
  @ParameterizedTest
  @ValueSource(strings = {VETO, QUASH, FAVOR})
  @Rule("action_card/veto.N3")
  void whatAVetoRevealsCanBeVetoedToo(String ability) {
    TableKit kit = KIT.holds(P1, "veto");
    Scenario<AgendaState> second =
        replacing(revealing(kit, "mutiny", "arms_reduction", "seed_of_an_empire"), VETO);
    assertThat(current(second)).isEqualTo("arms_reduction");
    Scenario<AgendaState> third = allPass(replacing(second, ability));

    assertThat(current(third)).isEqualTo("seed_of_an_empire");
    assertThat(third.table().council().discarded())
        .extracting(AgendaId::value)
        .containsExactly("mutiny", "arms_reduction");
    third.when(P2, votes("for", "archon_ren")).thenAccepted();
  }

  /** Whoever can use it does; the others pass. */
  private static Scenario<AgendaState> replacing(Scenario<AgendaState> asked, String ability) {
    Seat user = ability.equals(QUASH) ? P2 : P1;
    Scenario<AgendaState> now = asked;
    while (!now.awaited().getFirst().equals(user)) {
      now = now.when(now.awaited().getFirst(), pass());
    }
    UseAbility use =
        ability.equals(VETO)
            ? card("veto")
            : new UseAbility(Service.AGENDA, AbilityRef.parse(ability));
    return now.when(user, use).thenAccepted();
  }

  /** P1 and P3 have traded during the agenda. */
  private static Trading traded(Table table) {
    return Trading.of(table, Transactions.period(table).orElseThrow()).traded(P1, P3);
  }

  private static Table with(Table table, Trading trading) {
    return table.withPart(Trading.ID, _ -> trading);
  }

  private static int moment(Scenario<AgendaState> asked) {
    return asked.table().kernel().frameOf(Moment.class).orElseThrow().id();
  }

  private static String current(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow().agenda().value();
  }

  private static List<String> usable(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }
}
