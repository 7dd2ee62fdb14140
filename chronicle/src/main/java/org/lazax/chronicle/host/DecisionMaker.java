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
 * Completes the decisions of a service with the events that every chronicle needs: the opening
 * before the first decision, and the revealed seed in the commit that empties the stack. It also
 * checks that no random number is drawn before the seed is frozen.
 */
public final class DecisionMaker<S, T extends SharedState<T>> {

  /** A completed decision. */
  public sealed interface Decided<S, T extends SharedState<T>> {
    record Accepted<S, T extends SharedState<T>>(List<GameEvent> events, Position<S, T> after)
        implements Decided<S, T> {}

    record Refused<S, T extends SharedState<T>>(Refusal refusal) implements Decided<S, T> {}
  }

  private final Decider<S, T> decider;
  private final Folding<S, T> folding;
  private final GameSecrets secrets;

  public DecisionMaker(Decider<S, T> decider, GameSecrets secrets) {
    this.decider = decider;
    this.folding = new Folding<>(decider);
    this.secrets = secrets;
  }

  /** Decides the first command of a game, which opens its chronicle. */
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

  /**
   * Decides the step that the service owes. A refusal, or a decision without events, is a bug and
   * throws an {@link IllegalStateException}.
   */
  public Decided.Accepted<S, T> debt(GameId game, Position<S, T> position, Stamp stamp) {
    Decided<S, T> decision =
        complete(game, position, stamp, List.of(), dice -> decider.proceed(position, stamp, dice));
    return switch (decision) {
      case Decided.Accepted<S, T> happens -> happens;
      case Decided.Refused<S, T> refused ->
          throw new IllegalStateException("the step that is owed is refused: " + refused.refusal());
    };
  }

  private interface Step<S, T extends SharedState<T>> {
    Decision<S, T> decide(Dice dice);
  }

  private Decided<S, T> complete(
      GameId game, Position<S, T> position, Stamp stamp, List<GameEvent> opening, Step<S, T> step) {
    Optional<Genesis> origin = position.table().kernel().origin();
    Dice dice = new DiceOnDemand(() -> secrets.dice(game, origin.orElseThrow(), stamp.seq()));
    return switch (step.decide(dice)) {
      case Decision.Refused<S, T> refused -> new Decided.Refused<>(refused.refusal());
      case Decision.Accepted<S, T> accepted -> {
        if (accepted.events().isEmpty()) {
          throw new IllegalStateException("a decision without events");
        }
        if (dice.used()) {
          requireFrozen(origin.orElseThrow(), accepted.events());
        }
        yield accepted(game, stamp, opening, accepted);
      }
    };
  }

  private Decided<S, T> accepted(
      GameId game, Stamp stamp, List<GameEvent> opening, Decision.Accepted<S, T> decision) {
    List<GameEvent> events = new ArrayList<>(opening);
    events.addAll(decision.events());
    Position<S, T> after = decision.after();
    Kernel kernel = after.table().kernel();
    boolean over = kernel.top().isEmpty();
    Optional<Genesis> secret = kernel.origin().filter(origin -> origin.revealed().isEmpty());
    if (over && secret.isPresent()) {
      List<GameEvent> reveal = List.of(new SeedRevealed(secrets.revealed(game, secret.get())));
      events.addAll(reveal);
      after = folding.fold(after, stamp, reveal);
    }
    return new Decided.Accepted<>(List.copyOf(events), after);
  }

  /**
   * Checks that the seed is frozen before the first number is drawn. The commit that draws may
   * freeze it, but it must not add entropy.
   */
  private static void requireFrozen(Genesis origin, List<GameEvent> events) {
    boolean frozen = origin.frozen();
    for (GameEvent event : events) {
      if (event instanceof EntropyAdded) {
        throw new IllegalStateException("entropy is added in a commit that draws");
      }
      frozen |= event instanceof SeedFrozen;
      if (event instanceof ChanceEvent && !frozen) {
        throw new IllegalStateException("a chance event before the seed is frozen: " + event);
      }
    }
    if (!frozen) {
      throw new IllegalStateException("numbers are drawn before the seed is frozen");
    }
  }
}
