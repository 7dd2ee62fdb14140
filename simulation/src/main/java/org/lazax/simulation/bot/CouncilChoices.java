package org.lazax.simulation.bot;

import java.util.List;
import org.lazax.agenda.vote.VotingCommand;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.BreakTie;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.agenda.vote.VotingOption.Abstaining;
import org.lazax.agenda.vote.VotingOption.Addition;
import org.lazax.agenda.vote.VotingOption.TieBreaking;
import org.lazax.agenda.vote.VotingOption.Voice;
import org.lazax.agenda.vote.VotingOption.Voting;
import org.lazax.catalog.id.PlanetId;

/** Chooses among the options of agenda-service. */
final class CouncilChoices {
  private CouncilChoices() {}

  static VotingCommand choose(VotingOption option, RandomSource random) {
    return switch (option) {
      case Voting voting ->
          new CastVotes(
              random.pick(voting.outcomes()),
              planets(voting, random),
              random.some(voting.additions()).stream().map(Addition::component).toList());
      case Abstaining _ -> new Abstain();
      case TieBreaking tie -> new BreakTie(random.pick(tie.outcomes()));
    };
  }

  private static List<PlanetId> planets(Voting voting, RandomSource random) {
    List<PlanetId> all = voting.planets().stream().map(Voice::planet).toList();
    List<PlanetId> some = random.some(all);
    return some.isEmpty() ? List.of(random.pick(all)) : some;
  }
}
