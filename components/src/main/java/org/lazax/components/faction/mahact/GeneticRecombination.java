package org.lazax.components.faction.mahact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.components.card.FleetToken;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VoterCalled;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.OwedVote;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.tokens.Pool;

/**
 * Before a player votes, the owner names an outcome. The player casts at least one vote for it, or
 * returns a command token from its fleet pool to the reinforcements. A player without such a token
 * casts the vote. Rule: technology/genetic_recombination.N1.
 */
public final class GeneticRecombination extends Card<VoterCalled> implements VoteHooks {
  private static final TechnologyId CARD = new TechnologyId("genetic_recombination");
  private static final String OUTCOME = "outcome";
  private static final String VOTE_OR_TOKEN = "vote-or-token";

  public GeneticRecombination() {
    super(ComponentRef.Kind.TECHNOLOGY, VoterCalled.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, VoterCalled called) {
    return CopiesTechnologies.acting(table, grant.user()).contains(CARD) && grant.isReady(table);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, VoterCalled called, Chosen soFar) {
    if (!soFar.has(OUTCOME)) {
      return Optional.of(Ask.one(OUTCOME, Agenda.possible(table)));
    }
    Seat voter = called.voter();
    if (FleetPool.size(table, voter) == 0) {
      return Optional.empty();
    }
    if (!soFar.has(VOTE_OR_TOKEN)) {
      List<String> either = List.of(soFar.one(OUTCOME).orElseThrow(), Pool.FLEET.word());
      return Optional.of(Ask.one(VOTE_OR_TOKEN, either).chosenBy(voter));
    }
    return votes(soFar) ? Optional.empty() : FleetToken.asks(table, voter, soFar);
  }

  private static boolean votes(Chosen chosen) {
    return chosen.one(VOTE_OR_TOKEN).filter(Pool.FLEET.word()::equals).isEmpty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, VoterCalled called, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    if (votes(chosen)) {
      draft.add(
          LastingEffects.until(
              Agenda.frame(draft.table()),
              name(),
              new Grant(ref(), called.voter()),
              Map.of(OUTCOME, chosen.one(OUTCOME).orElseThrow())));
    } else {
      FleetToken.putBack(draft, called.voter(), chosen);
    }
  }

  @Override
  public Optional<OwedVote> owes(Table table, Grant grant) {
    return LastingEffects.param(table, grant, OUTCOME)
        .map(outcome -> new OwedVote(AgendaOutcome.of(outcome), "abilities.2"));
  }
}
