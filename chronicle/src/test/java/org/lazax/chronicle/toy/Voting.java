package org.lazax.chronicle.toy;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.toy.ToyCommand.OfAgenda;
import org.lazax.chronicle.toy.ToyProcedure.Council;

final class Voting implements Conductor<ToyFlow, ToyTable, Council, OfAgenda> {
  static final int MOST = 3;

  @Override
  public Class<Council> procedure() {
    return Council.class;
  }

  @Override
  public Class<OfAgenda> commands() {
    return OfAgenda.class;
  }

  @Override
  public void proceed(Draft<ToyFlow, ToyTable> draft, Council council) {
    if (council.asked()) {
      draft.close();
    } else {
      draft.change(new Council(council.seats(), true, 0));
      draft.ask("council", council.seats(), PassRule.UNTIL_ALL_PASS);
    }
  }

  @Override
  public void answer(Draft<ToyFlow, ToyTable> draft, Council council, OfAgenda command) {
    switch (command) {
      case ToyCommand.Vote vote -> {
        draft.require(council.votes() < MOST, "toy.4", "enough votes were cast", "votes", MOST);
        draft.add(new ToyEvent.Voted(draft.actor(), vote.votes()));
        draft.change(new Council(council.seats(), true, council.votes() + 1));
        int place = council.seats().indexOf(draft.actor()) + 1;
        Seat left = council.seats().get(place % council.seats().size());
        draft.add(
            new ToyEvent.Moved(draft.actor(), left, Math.min(1, draft.table().of(draft.actor()))));
        draft.answered();
      }
      case ToyCommand.Abstain _ -> draft.passed();
    }
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Council council, Seat seat) {
    return List.of(
        new ToyOption(new ToyCommand.Vote(0), "votes", 9), Option.plain(new ToyCommand.Abstain()));
  }

  @Override
  public Optional<OfAgenda> silence(
      Position<ToyFlow, ToyTable> position, Council council, Seat seat) {
    return Optional.of(new ToyCommand.Abstain());
  }
}
