package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.council.Laws;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * Each player casts one vote and exhausts no planets. With the outcome Against, those who voted for
 * it exhaust all their cultural planets when the next strategy phase begins. The agenda of Prophecy
 * of Kings also forbids additional votes; that of the base game does not.
 */
public final class RepresentativeGovernment implements WithAbilities, AgendaEffect, VoteHooks {
  private final AgendaId law;
  private final boolean barsAddedVotes;
  private final LaterExhaustion later;

  /**
   * One of the two agendas of this name.
   *
   * @param barsAddedVotes whether it forbids additional votes
   */
  public RepresentativeGovernment(String id, boolean barsAddedVotes) {
    this.law = new AgendaId(id);
    this.barsAddedVotes = barsAddedVotes;
    this.later = LaterExhaustion.all(ref(), RepresentativeGovernment::cultural);
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(law);
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(later);
  }

  private static List<PlanetId> cultural(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .filter(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.CULTURAL))
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      later.await(draft, Voters.of(draft.table(), AgendaOutcome.AGAINST, ballots));
    }
  }

  /** The planets that are exhausted later do not bring the law into play. */
  @Override
  public boolean castsOneVote(Table table, Grant grant) {
    return Laws.isInPlay(table, law);
  }

  @Override
  public boolean barsAddedVotes(Table table, Grant grant) {
    return barsAddedVotes && Laws.isInPlay(table, law);
  }
}
