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

/** Chooses among what agenda-service offers. */
final class CouncilChoices {
  private CouncilChoices() {}

  static VotingCommand choose(VotingOption option, Luck luck) {
    return switch (option) {
      case Voting voting ->
          new CastVotes(
              luck.pick(voting.outcomes()),
              planets(voting, luck),
              luck.some(voting.additions()).stream().map(Addition::component).toList());
      case Abstaining _ -> new Abstain();
      case TieBreaking tie -> new BreakTie(luck.pick(tie.outcomes()));
    };
  }

  private static List<PlanetId> planets(Voting voting, Luck luck) {
    List<PlanetId> all = voting.planets().stream().map(Voice::planet).toList();
    List<PlanetId> some = luck.some(all);
    return some.isEmpty() ? List.of(luck.pick(all)) : some;
  }
}
