package org.lazax.agenda.vote;

import java.util.Optional;
import org.lazax.agenda.ability.AgendaMoments;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.AgendaProcedure;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;

/** Carries out the outcome of an agenda. */
final class Enactment {
  private Enactment() {}

  /**
   * A law stays in play unless its outcome is Against. Every other agenda is discarded. Rules:
   * agenda_phase.20, agenda_phase.21.
   */
  static void carryOut(
      Draft<AgendaState, Table> draft,
      AgendaProcedure.Agenda agenda,
      AgendaOutcome outcome,
      Optional<Seat> tieBrokenBy) {
    draft.add(
        new OutcomeDecided(
            draft.table().round(),
            agenda.agenda(),
            outcome,
            agenda.progress().ballots(),
            tieBrokenBy));
    Additions.exhaust(draft, outcome, agenda.progress().ballots());
    Agenda card = draft.table().catalog().agenda(agenda.agenda());
    draft.addAll(
        card.type() == Agenda.Type.LAW && !outcome.equals(AgendaOutcome.AGAINST)
            ? Laws.enter(draft.table(), law(card, outcome))
            : Laws.discard(draft.table(), agenda.agenda()));
    draft.change(agenda.enacting(outcome));
    Ruleset.hooks(draft.table(), ComponentRef.of(agenda.agenda()), AgendaEffect.class)
        .ifPresent(effect -> effect.resolve(draft, outcome, agenda.progress().ballots()));
    ask(draft, agenda.agenda(), outcome);
  }

  /** An agenda that leaves choices to players asks them as an ability of the speaker would. */
  private static void ask(Draft<AgendaState, Table> draft, AgendaId agenda, AgendaOutcome outcome) {
    AbilityRef text = AbilityRef.of(ComponentRef.of(agenda));
    if (AgendaMoments.MOMENTS.hangs(draft.table(), text, OutcomeTakesEffect.class)) {
      Seat speaker = draft.table().speaker().orElseThrow();
      draft.call(
          new Effect(
              Service.AGENDA,
              new Use(text, speaker),
              new OutcomeTakesEffect(speaker, agenda, outcome)));
    }
  }

  /**
   * The law in play. If it elected a player, it lies before that player. Rules: agenda_card.3,
   * agenda_card.4.
   */
  private static Law law(Agenda card, AgendaOutcome outcome) {
    return new Law(
        card.id(),
        card.outcome() == Agenda.Outcome.FOR_AGAINST ? Optional.empty() : Optional.of(outcome),
        card.outcome() == Agenda.Outcome.ELECT_PLAYER
            ? Optional.of(Outcomes.elected(outcome))
            : Optional.empty());
  }
}
