package org.lazax.agenda.vote;

import java.util.List;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/** What may be done about an agenda now. */
public sealed interface VotingOption extends Option {

  /**
   * Votes for any one of the outcomes, with any of the planets.
   *
   * @param planets readied, with the votes each is worth; at least one
   * @param bonus how many votes are added to any that are cast
   * @param additions what may be used to add more
   */
  record Voting(
      List<AgendaOutcome> outcomes, List<Voice> planets, int bonus, List<Addition> additions)
      implements VotingOption {
    @Override
    public Form form() {
      return Form.of(
              new CastVotes(outcomes.getFirst(), List.of(planets.getFirst().planet()), List.of()))
          .with(Field.one("outcome", outcomes))
          .with(
              Field.choose(
                  "planets",
                  Bounds.atLeast(1),
                  planets.stream().map(it -> Candidate.of(it.planet()).worth(it.votes())).toList()))
          .with(
              Field.choose(
                  "additions",
                  Bounds.atLeast(0),
                  additions.stream()
                      .map(it -> Candidate.of(it.component()).worth(it.votes()))
                      .toList()))
          .about("bonus", bonus);
    }
  }

  /** Always open to who is asked for votes. Rule: agenda_phase.14. */
  record Abstaining() implements VotingOption {
    @Override
    public Form form() {
      return Form.of(new Abstain());
    }
  }

  /** The speaker's choice among these. */
  record TieBreaking(List<AgendaOutcome> outcomes) implements VotingOption {
    @Override
    public Form form() {
      return Form.of(new BreakTie(outcomes.getFirst())).with(Field.one("outcome", outcomes));
    }
  }

  /** A component that adds so many votes; in vain, it is exhausted. */
  record Addition(ComponentRef component, int votes) {}

  /** A planet that may be exhausted for so many votes. */
  record Voice(PlanetId planet, int votes) {}
}
