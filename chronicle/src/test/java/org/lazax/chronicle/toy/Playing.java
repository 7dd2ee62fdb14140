package org.lazax.chronicle.toy;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.toy.ToyCommand.OfGame;
import org.lazax.chronicle.toy.ToyProcedure.Council;
import org.lazax.chronicle.toy.ToyProcedure.Gift;
import org.lazax.chronicle.toy.ToyProcedure.Play;
import org.lazax.chronicle.toy.ToyProcedure.Play.Step;

final class Playing implements Conductor<ToyFlow, ToyTable, Play, OfGame> {
  @Override
  public Class<Play> procedure() {
    return Play.class;
  }

  @Override
  public Class<OfGame> commands() {
    return OfGame.class;
  }

  @Override
  public void proceed(Draft<ToyFlow, ToyTable> draft, Play play) {
    switch (play.step()) {
      case LOBBY, ROUND -> {
        if (play.round() == play.rounds()) {
          draft.close();
          return;
        }
        var die = draft.dice().roll(play.seats().size(), 1);
        draft.add(new ToyEvent.RoundBegan(play.round() + 1, die));
        draft.change(new Play(play.seats(), play.rounds(), play.round() + 1, Step.COUNCIL));
        draft.call(new Gift(play.seats(), play.seats().get(die.values().getFirst() - 1), false));
      }
      case COUNCIL -> {
        draft.change(new Play(play.seats(), play.rounds(), play.round(), Step.ROUND));
        draft.call(new Council(play.seats(), false, 0));
      }
    }
  }

  @Override
  public void answer(Draft<ToyFlow, ToyTable> draft, Play play, OfGame command) {
    switch (command) {
      case ToyCommand.Join join ->
          draft.add(new KernelEvent.EntropyAdded(draft.actor(), join.entropy()));
      case ToyCommand.Start _ -> {
        draft.add(new KernelEvent.SeedFrozen());
        draft.add(
            new KernelEvent.WindowClosed(draft.table().kernel().awaiting().orElseThrow().id()));
      }
      case ToyCommand.Begin _ ->
          throw new RefusalException(Refusal.of(Refusal.NOT_AWAITED, "it has begun"));
    }
  }

  @Override
  public List<Option> options(Position<ToyFlow, ToyTable> position, Play play, Seat seat) {
    return List.of();
  }

  @Override
  public Optional<OfGame> defaultAnswer(
      Position<ToyFlow, ToyTable> position, Play play, Seat seat) {
    return Optional.empty();
  }
}
