package org.lazax.chronicle.toy;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.toy.ToyCommand.OfCombat;
import org.lazax.chronicle.toy.ToyProcedure.Quarrel;

final class Quarrelling implements Conductor<ToyFlow, ToyTable, Quarrel, OfCombat> {
  @Override
  public Class<Quarrel> procedure() {
    return Quarrel.class;
  }

  @Override
  public Class<OfCombat> commands() {
    return OfCombat.class;
  }

  @Override
  public void proceed(Draft<ToyFlow, ToyTable> draft, Quarrel quarrel) {
    Seat one = quarrel.one();
    Seat other = quarrel.other();
    if (!quarrel.asked()) {
      draft.change(new Quarrel(one, other, true));
      draft.ask("bids", List.of(one, other), PassRule.MUST_ANSWER);
      return;
    }
    Chance dice = draft.dice().roll(Dice.TEN, 2);
    boolean first =
        draft.own().bids().getOrDefault(one, 0) + dice.values().get(0)
            >= draft.own().bids().getOrDefault(other, 0) + dice.values().get(1);
    Seat winner = first ? one : other;
    Seat loser = first ? other : one;
    draft.add(new ToyEvent.Quarrelled(winner, dice));
    draft.add(new ToyEvent.Moved(loser, winner, Math.min(1, draft.table().of(loser))));
    draft.close();
  }

  @Override
  public void answer(Draft<ToyFlow, ToyTable> draft, Quarrel quarrel, OfCombat command) {
    switch (command) {
      case ToyCommand.Bid bid -> {
        draft.require(
            bid.tokens() >= 0 && bid.tokens() <= 5,
            "toy.3",
            "a bid is 0 to 5",
            "bid",
            bid.tokens());
        draft.add(new ToyEvent.BidMade(draft.actor(), bid.tokens()));
        draft.answered();
      }
    }
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Quarrel quarrel, Seat seat) {
    return List.of(new ToyOption(new ToyCommand.Bid(0), "tokens", 5));
  }

  @Override
  public Optional<OfCombat> silence(
      Position<ToyFlow, ToyTable> position, Quarrel quarrel, Seat seat) {
    return Optional.of(new ToyCommand.Bid(0));
  }
}
