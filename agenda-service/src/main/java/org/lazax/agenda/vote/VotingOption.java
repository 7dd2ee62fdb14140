package org.lazax.agenda.vote;

import java.util.List;
import java.util.Optional;
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

/** What a player may do in a vote. */
public sealed interface VotingOption extends Option {

  /**
   * A vote for one of the outcomes, with any of the planets.
   *
   * @param fixed the number of votes that are cast without planets; empty if planets give them
   * @param planets readied planets with the votes of each; none if the number is fixed
   * @param bonus how many votes are added if at least one is cast
   * @param additions the components that can add more
   */
  record Voting(
      List<AgendaOutcome> outcomes,
      Optional<Integer> fixed,
      List<Voice> planets,
      int bonus,
      List<Addition> additions)
      implements VotingOption {
    @Override
    public Form form() {
      return Form.of(least())
          .with(Field.one("outcome", outcomes))
          .with(
              Field.choose(
                  "planets",
                  fixed.isPresent() ? Bounds.exactly(0) : Bounds.atLeast(1),
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

    /** The vote with the first of the planets for the first of the outcomes. */
    CastVotes least() {
      return new CastVotes(
          outcomes.getFirst(), planets.stream().limit(1).map(Voice::planet).toList(), List.of());
    }
  }

  /** Abstention, which is always possible. Rule: agenda_phase.14. */
  record Abstaining() implements VotingOption {
    @Override
    public Form form() {
      return Form.of(new Abstain());
    }
  }

  /** The speaker chooses one of the tied outcomes. */
  record TieBreaking(List<AgendaOutcome> outcomes) implements VotingOption {
    @Override
    public Form form() {
      return Form.of(new BreakTie(outcomes.getFirst())).with(Field.one("outcome", outcomes));
    }
  }

  /**
   * A component that adds this many votes. It is exhausted if its owner does not vote for the
   * outcome.
   */
  record Addition(ComponentRef component, int votes) {}

  /** A planet that may be exhausted for this many votes. */
  record Voice(PlanetId planet, int votes) {}
}
