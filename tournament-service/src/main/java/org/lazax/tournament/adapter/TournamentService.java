package org.lazax.tournament.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.kafka.ServiceBinding;
import org.lazax.tournament.TournamentDecider;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Tournament;

/** Gives the decider of tournament-service to the host. */
final class TournamentService {

  @Produces
  @Singleton
  ServiceBinding<NoState, Tournament> service() {
    return new ServiceBinding<>(
        new TournamentDecider(),
        NoState.class,
        Tournament.class,
        TournamentView::of,
        TournamentQuestions.ALL);
  }
}
