package org.lazax.chronicle.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;

/**
 * Makes a service's decisions complete, as their commits must be: the opening comes before the
 * genesis, the seed is revealed in the commit that empties the stack, and no number is drawn before
 * the seed is frozen.
 */
public final class DecisionMaker<S, T extends SharedState<T>> {

  /** A decision and the position it leads to. */
  public sealed interface Decided<S, T extends SharedState<T>> {
    record Happens<S, T extends SharedState<T>>(List<GameEvent> events, Position<S, T> after)
        implements Decided<S, T> {}

    record Refused<S, T extends SharedState<T>>(Refusal refusal) implements Decided<S, T> {}
  }

  private final Decider<S, T> decider;
  private final Folding<S, T> folding;
  private final GameSecrets chances;

  public DecisionMaker(Decider<S, T> decider, GameSecrets chances) {
    this.decider = decider;
    this.folding = new Folding<>(decider);
    this.chances = chances;
  }

  /** The first command of a game, which opens its chronicle. */
  public Decided<S, T> genesis(GameId game, ChronicleOpened opened, Stamp stamp, Command command) {
    List<GameEvent> opening = List.of(opened);
    Position<S, T> before = folding.fold(folding.initial(), stamp, opening);
    return complete(
        game, before, stamp, opening, dice -> decider.decide(before, stamp, command, dice));
  }

  public Decided<S, T> command(GameId game, Position<S, T> position, Stamp stamp, Command command) {
    return complete(
        game, position, stamp, List.of(), dice -> decider.decide(position, stamp, command, dice));
  }

  /** What the service owes. Refusing it, or doing nothing, is a bug. */
  public Decided.Happens<S, T> debt(GameId game, Position<S, T> position, Stamp stamp) {
    Decided<S, T> decided =
        complete(game, position, stamp, List.of(), dice -> decider.owes(position, stamp, dice));
    return switch (decided) {
      case Decided.Happens<S, T> happens -> happens;
      case Decided.Refused<S, T> refused ->
          throw new IllegalStateException("a debt refused: " + refused.refusal());
    };
  }

  private interface Asking<S, T extends SharedState<T>> {
    Decision<S, T> ask(Dice dice);
  }

  private Decided<S, T> complete(
      GameId game,
      Position<S, T> position,
      Stamp stamp,
      List<GameEvent> opening,
      Asking<S, T> asking) {
    Optional<Genesis> origin = position.table().kernel().origin();
    Dice dice = new DiceOnDemand(() -> chances.dice(game, origin.orElseThrow(), stamp.seq()));
    return switch (asking.ask(dice)) {
      case Decision.Refused<S, T> rejected -> new Decided.Refused<>(rejected.refusal());
      case Decision.Accepted<S, T> accepted -> {
        if (accepted.events().isEmpty()) {
          throw new IllegalStateException("a decision of nothing");
        }
        if (dice.touched()) {
          requireFrozen(origin.orElseThrow(), accepted.events());
        }
        yield happens(game, stamp, opening, accepted);
      }
    };
  }

  private Decided<S, T> happens(
      GameId game, Stamp stamp, List<GameEvent> opening, Decision.Accepted<S, T> decided) {
    List<GameEvent> events = new ArrayList<>(opening);
    events.addAll(decided.events());
    Position<S, T> after = decided.after();
    Kernel kernel = after.table().kernel();
    boolean over = kernel.top().isEmpty();
    Optional<Genesis> secret = kernel.origin().filter(origin -> origin.revealed().isEmpty());
    if (over && secret.isPresent()) {
      List<GameEvent> reveal = List.of(new SeedRevealed(chances.revealed(game, secret.get())));
      events.addAll(reveal);
      after = folding.fold(after, stamp, reveal);
    }
    return new Decided.Happens<>(List.copyOf(events), after);
  }

  /**
   * The seed may be frozen by the very commit that first draws from it, before the draw and with
   * the entropy that was known before.
   */
  private static void requireFrozen(Genesis origin, List<GameEvent> events) {
    boolean frozen = origin.frozen();
    for (GameEvent event : events) {
      if (event instanceof EntropyAdded) {
        throw new IllegalStateException("entropy added in a commit that draws");
      }
      frozen |= event instanceof SeedFrozen;
      if (event instanceof ChanceEvent && !frozen) {
        throw new IllegalStateException("chance before the seed is frozen: " + event);
      }
    }
    if (!frozen) {
      throw new IllegalStateException("dice touched before the seed is frozen");
    }
  }
}
