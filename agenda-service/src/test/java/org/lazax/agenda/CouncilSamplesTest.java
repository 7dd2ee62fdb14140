package org.lazax.agenda;

import java.util.ArrayList;
import java.util.List;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotesCast;
import org.lazax.agenda.vote.VotingCommand;
import org.lazax.chronicle.wire.GoldenSamples;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;

final class CouncilSamplesTest extends GoldenSamples {

  @Override
  protected WireTypes types() {
    List<Class<?>> types = new ArrayList<>(VotingCommand.TYPES);
    types.add(VotesCast.class);
    types.add(OutcomeDecided.class);
    return WireTypes.of(types);
  }

  @Override
  protected WireTypes furtherTypes() {
    return TableTypes.SHARED;
  }
}
