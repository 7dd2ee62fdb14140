package org.lazax.agenda;

import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.Laws;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;

/** Positions in which the council sits. Three players, p1 the speaker. */
public final class CouncilKit {
  /**
   * Everybody has a home and something to vote with: 3 votes, 2 + 3, and 6 for the speaker. P2, of
   * Xxcha, has no token to quash an agenda.
   */
  public static final TableKit THREE =
      TableKit.players(3)
          .round(1)
          .custodiansTaken()
          .sheet(P2, 3, 3, 0)
          .controls(P1, "arretze", "mecatol_rex")
          .controls(P2, "archon_ren", "lirta_iv")
          .controls(P3, "centauri");

  private CouncilKit() {}

  /** The phase begins, and these agendas come up, as far as they are drawn in this step. */
  public static Scenario<AgendaState> phase(TableKit kit, String... agendas) {
    return Scenario.given(
        new AgendaDecider(StandardRules.TABLE),
        kit.frame(new AgendaPhase()),
        draws(kit.table(), agendas));
  }

  /** The phase begins with these agendas on top of the deck. */
  public static Scenario<AgendaState> revealing(TableKit kit, String... agendas) {
    List<AgendaId> top = Arrays.stream(agendas).map(AgendaId::new).toList();
    return phase(kit.with(t -> t.withCouncil(t.council().withOrder(top, List.of()))));
  }

  /** This law is in play after this outcome, attached if it is such a law. */
  public static TableKit law(TableKit kit, String agenda, String outcome) {
    AgendaId id = new AgendaId(agenda);
    Outcome kind = kit.table().catalog().agenda(id).outcome();
    Law law =
        new Law(
            id,
            Optional.of(AgendaOutcome.of(outcome)).filter(_ -> kind != Outcome.FOR_AGAINST),
            Optional.of(outcome).filter(_ -> kind == Outcome.ELECT_PLAYER).map(Seat::of));
    TableKit with = kit.with(t -> t.withCouncil(t.council().withDrawn(id)));
    for (TableEvent event : Laws.enter(with.table(), law)) {
      with = with.with(event::fold);
    }
    return with;
  }

  /** P2 alone votes, for this outcome. */
  public static Scenario<AgendaState> elected(
      Scenario<AgendaState> scenario, String outcome, int... chance) {
    return allPass(scenario)
        .when(P2, votes(outcome, "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, new Abstain(), chance)
        .thenAccepted();
  }

  /** Everybody passes until something else is asked, or one of these cards can be played. */
  public static Scenario<AgendaState> allPass(Scenario<AgendaState> scenario, String... cards) {
    Scenario<AgendaState> now = scenario;
    while (!now.awaited().isEmpty()) {
      Seat next = now.awaited().getFirst();
      if (!passes(now, next) || canPlay(now, next, cards)) {
        return now;
      }
      now = now.when(next, pass());
    }
    return now;
  }

  private static boolean passes(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.options(seat).stream().anyMatch(AbilityOption.Passing.class::isInstance);
  }

  private static boolean canPlay(Scenario<AgendaState> scenario, Seat seat, String... cards) {
    return Arrays.stream(cards).anyMatch(card -> offers(scenario, seat, card));
  }

  /** The second agenda of a phase is revealed: this one. */
  public static Scenario<AgendaState> agenda(TableKit kit, String agenda) {
    AgendaId id = new AgendaId(agenda);
    List<Seat> voters = new ArrayList<>(kit.table().seats());
    voters.add(voters.removeFirst());
    return Scenario.given(
        new AgendaDecider(StandardRules.TABLE),
        kit.with(t -> t.withCouncil(t.council().withDrawn(id)))
            .frame(new AgendaPhase().next())
            .frame(new Agenda(id, Outcomes.of(id, kit.table()), voters)));
  }

  /** P2 alone votes, for this outcome of this agenda, and it is decided. */
  public static Scenario<AgendaState> decided(
      TableKit kit, String agenda, String outcome, int... chance) {
    return agenda(kit, agenda)
        .when(P2, votes(outcome, "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, new Abstain(), chance)
        .thenAccepted();
  }

  /** The numbers by which these agendas are drawn from the deck one after the other. */
  public static int[] draws(Table table, String... agendas) {
    List<AgendaId> deck = new ArrayList<>(AgendaDeck.left(table));
    return Arrays.stream(agendas)
        .map(AgendaId::new)
        .mapToInt(agenda -> {
          int place = deck.indexOf(agenda);
          deck.remove(place);
          return place + 1;
        })
        .toArray();
  }

  public static CastVotes votes(String outcome, String... planets) {
    return new CastVotes(
        AgendaOutcome.of(outcome), Arrays.stream(planets).map(PlanetId::new).toList(), List.of());
  }

  /** An action card is played. */
  public static UseAbility card(String card) {
    return new UseAbility(Service.AGENDA, AbilityRef.parse("action_card/" + card));
  }

  /** These are chosen for the ability that asks. */
  public static Choose choice(String... chosen) {
    return new Choose(Service.AGENDA, List.of(chosen));
  }

  /** The moment passes without an ability of the player. */
  public static LetPass pass() {
    return new LetPass(Service.AGENDA);
  }

  /** What a player has voted on the current agenda. */
  public static Ballot ballot(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.table().kernel().within(Agenda.class).orElseThrow().ballot(seat).orElseThrow();
  }

  /** Whether a player can play an action card now. */
  public static boolean offers(Scenario<AgendaState> scenario, Seat seat, String card) {
    return scenario.awaited().contains(seat)
        && scenario.options(seat).stream()
            .anyMatch(option ->
                option instanceof AbilityOption.Usable usable
                    && usable.command().equals(card(card)));
  }
}
