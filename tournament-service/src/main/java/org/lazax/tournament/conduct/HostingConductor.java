package org.lazax.tournament.conduct;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.tournament.conduct.TournamentCommand.AboutEntrants;
import org.lazax.tournament.conduct.TournamentCommand.AboutOfficials;
import org.lazax.tournament.conduct.TournamentCommand.AboutResults;
import org.lazax.tournament.conduct.TournamentCommand.AboutSeekers;
import org.lazax.tournament.conduct.TournamentCommand.AboutStages;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.Created;

/** Takes the commands of a tournament as long as it goes on. */
@Asks(
    value = "tournament",
    players = Players.ANYBODY,
    awaited = "Officials and entrants give commands until the tournament is over.",
    silence = "none; a tournament has no deadline of its own")
public final class HostingConductor
    implements Conductor<NoState, Tournament, Hosting, TournamentCommand> {

  /** Creates a tournament. */
  public static void create(Draft<NoState, Tournament> draft, CreateTournament command) {
    draft.require(command.settings().broken());
    draft.add(new Created(OfficialId.CREATOR, command.account(), command.settings()));
    draft.call(new Hosting());
  }

  @Override
  public Class<Hosting> procedure() {
    return Hosting.class;
  }

  @Override
  public Class<TournamentCommand> commands() {
    return TournamentCommand.class;
  }

  @Override
  public void proceed(Draft<NoState, Tournament> draft, Hosting hosting) {
    draft.ask("tournament", List.of(), PassRule.OPEN);
  }

  @Override
  public void answer(Draft<NoState, Tournament> draft, Hosting hosting, TournamentCommand command) {
    switch (command) {
      case AboutOfficials about -> Appointments.carryOut(draft, about);
      case AboutEntrants about -> Registrations.carryOut(draft, about);
      case AboutStages about -> Stages.carryOut(draft, about);
      case AboutSeekers about -> Seeking.carryOut(draft, about);
      case AboutResults about -> Results.carryOut(draft, about);
    }
  }

  /** None: a tournament has no seats. */
  @Override
  public List<Option> options(Position<NoState, Tournament> position, Hosting hosting, Seat seat) {
    return List.of();
  }

  @Override
  public Optional<TournamentCommand> defaultAnswer(
      Position<NoState, Tournament> position, Hosting hosting, Seat seat) {
    return Optional.empty();
  }
}
