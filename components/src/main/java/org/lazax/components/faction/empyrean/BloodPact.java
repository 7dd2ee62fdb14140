package org.lazax.components.faction.empyrean;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.LyingNote;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.Voted;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AddedVotes;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * When its holder and the owner vote for the same outcome, the holder casts four votes more for it.
 * Rules: promissory_note/blood_pact.N1 to promissory_note/blood_pact.N5.
 */
public final class BloodPact extends LyingNote implements WithAbilities {
  private static final int VOTES = 4;

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new VotingAlike());
  }

  /** It adds the votes when the second of the two has voted. */
  private final class VotingAlike implements Ability<Voted> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(ref(), "votes");
    }

    @Override
    public Class<Voted> trigger() {
      return Voted.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, Voted voted) {
      Seat owner = owner(table, grant);
      Optional<AgendaOutcome> outcome = outcome(table, grant.user());
      return Set.of(grant.user(), owner).contains(voted.voter())
          && outcome.isPresent()
          && outcome.equals(outcome(table, owner))
          && AddedVotes.arePossible(table, grant.user());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, Voted voted, Chosen chosen) {
      Agenda.addVotes(draft, grant.user(), grant.component(), VOTES);
    }
  }

  /** For what a player has cast at least one vote. */
  private static Optional<AgendaOutcome> outcome(Table table, Seat seat) {
    return table
        .kernel()
        .within(Agenda.class)
        .flatMap(agenda -> agenda.ballot(seat))
        .filter(ballot -> ballot.votes() > 0)
        .flatMap(Ballot::outcome);
  }
}
