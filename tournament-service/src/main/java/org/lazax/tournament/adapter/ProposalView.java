package org.lazax.tournament.adapter;

import java.util.List;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingCost;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.state.Proposal;
import org.lazax.tournament.state.Tournament;

/**
 * A pairing that is proposed, with what it costs.
 *
 * @param because why entrants meet again, as far as it is known
 */
record ProposalView(
    int number, RoundId round, Pairing pairing, PairingCost cost, List<String> because) {

  static ProposalView of(Tournament tournament, Proposal proposal) {
    PairingTask task = tournament.pairingTask(tournament.course().current().orElseThrow());
    PairingCost cost = PairingCost.of(task, proposal.pairing());
    return new ProposalView(
        proposal.number(),
        proposal.round(),
        proposal.pairing(),
        cost,
        cost.sentences(task, tournament.course().held().size()));
  }
}
