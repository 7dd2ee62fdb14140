package org.lazax.chronicle.toy;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.toy.ToyCommand.OfMap;
import org.lazax.chronicle.toy.ToyProcedure.Gift;
import org.lazax.chronicle.toy.ToyProcedure.Quarrel;

final class Giving implements Conductor<ToyFlow, ToyTable, Gift, OfMap> {
  @Override
  public Class<Gift> procedure() {
    return Gift.class;
  }

  @Override
  public Class<OfMap> commands() {
    return OfMap.class;
  }

  @Override
  public void proceed(Draft<ToyFlow, ToyTable> draft, Gift gift) {
    if (gift.given()) {
      draft.close();
    } else {
      draft.ask("gift", gift.giver());
    }
  }

  @Override
  public void answer(Draft<ToyFlow, ToyTable> draft, Gift gift, OfMap command) {
    switch (command) {
      case ToyCommand.Give give -> {
        draft.require(
            gift.seats().contains(give.to()), "toy.2", "only to one who plays", "to", give.to());
        draft.add(new ToyEvent.Moved(gift.giver(), give.to(), give.tokens()));
        draft.add(new ToyEvent.Given(gift.giver(), give.to(), give.tokens()));
        draft.answered();
        draft.change(new Gift(gift.seats(), gift.giver(), true));
        if (!give.to().equals(gift.giver())) {
          draft.call(new Quarrel(gift.giver(), give.to(), false));
        }
      }
    }
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Gift gift, Seat seat) {
    return List.of(
        new ToyOption(new ToyCommand.Give(seat, 0), "tokens", position.table().of(seat)));
  }

  @Override
  public Optional<OfMap> silence(Position<ToyFlow, ToyTable> position, Gift gift, Seat seat) {
    return Optional.of(new ToyCommand.Give(seat, 0));
  }
}
