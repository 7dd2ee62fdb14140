package org.lazax.chronicle.kernel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.*;

/**
 * The kernel of a game: its stack of frames and windows, its lasting effects and its genesis. If a
 * frame is on top of the stack, the frame's owner owes the next step and no other service may
 * decide. If a window is on top, players are awaited. The stack is empty before the game begins and
 * after it has ended.
 *
 * @param stack frames and windows, bottom first
 * @param opened how many frames and windows were opened so far; the id of the next one
 * @param effects the lasting effects in force
 * @param used the abilities that players may not use again yet
 * @param origin the genesis; empty before the game begins
 */
public record Kernel(
    List<Layer> stack,
    int opened,
    List<LastingEffect> effects,
    List<UsedAbility> used,
    Optional<Genesis> origin) {
  public static final Kernel EMPTY =
      new Kernel(List.of(), 0, List.of(), List.of(), Optional.empty());

  public Kernel {
    stack = List.copyOf(stack);
    effects = List.copyOf(effects);
    used = List.copyOf(used);
  }

  @JsonIgnore
  public Optional<Layer> top() {
    return stack.isEmpty() ? Optional.empty() : Optional.of(stack.getLast());
  }

  /** The service that owes the next step; empty while players are awaited. */
  @JsonIgnore
  public Optional<Service> debtor() {
    return owing().map(frame -> frame.procedure().owner());
  }

  /** The frame on top of the stack; empty if a window is on top. */
  @JsonIgnore
  public Optional<Frame> owing() {
    return top().orElse(null) instanceof Frame frame ? Optional.of(frame) : Optional.empty();
  }

  /** The window on top of the stack; empty if a frame is on top. */
  @JsonIgnore
  public Optional<Window> awaiting() {
    return top().orElse(null) instanceof Window window ? Optional.of(window) : Optional.empty();
  }

  /** The topmost frame, below any open windows. */
  @JsonIgnore
  public Optional<Frame> frame() {
    return frameOf(Procedure.class);
  }

  /** The frame with this id, if it is open. */
  public Optional<Frame> frame(int id) {
    for (Layer layer : stack) {
      if (layer.id() == id && layer instanceof Frame frame) {
        return Optional.of(frame);
      }
    }
    return Optional.empty();
  }

  /** The topmost frame below the layer with this id; empty if there is none. */
  public Optional<Frame> frameBelow(int id) {
    return stack.reversed().stream()
        .filter(layer -> layer.id() < id)
        .filter(Frame.class::isInstance)
        .map(Frame.class::cast)
        .findFirst();
  }

  /**
   * The topmost frame with a procedure of this type. It is called very often, so it uses no stream.
   */
  public Optional<Frame> frameOf(Class<? extends Procedure> kind) {
    for (int index = stack.size() - 1; index >= 0; index--) {
      if (stack.get(index) instanceof Frame frame && kind.isInstance(frame.procedure())) {
        return Optional.of(frame);
      }
    }
    return Optional.empty();
  }

  /** The topmost frame with a procedure that meets the condition. */
  public Optional<Frame> frameOf(Predicate<Procedure> condition) {
    for (int index = stack.size() - 1; index >= 0; index--) {
      if (stack.get(index) instanceof Frame frame && condition.test(frame.procedure())) {
        return Optional.of(frame);
      }
    }
    return Optional.empty();
  }

  /**
   * The procedure of this type that is under way, itself or below the procedures that it called.
   */
  public <P extends Procedure> Optional<P> within(Class<P> kind) {
    return frameOf(kind).map(frame -> kind.cast(frame.procedure()));
  }

  public boolean has(int id) {
    return isAmong(stack, id);
  }

  /** Whether a player has used an ability and may not use it again yet. */
  public boolean hasUsed(Seat user, AbilityName ability) {
    for (UsedAbility use : used) {
      if (use.user().equals(user) && use.ability().equals(ability)) {
        return true;
      }
    }
    return false;
  }

  /** Folds one event. It never fails: an event about a layer that is closed changes nothing. */
  public Kernel evolve(KernelEvent event) {
    return switch (event) {
      case ChronicleOpened e ->
          withOrigin(
              Optional.of(
                  new Genesis(
                      e.rules(),
                      e.dialect(),
                      e.seedCommitment(),
                      e.sealedSeed(),
                      Map.of(),
                      false,
                      Optional.empty())));
      case EntropyAdded e -> inOrigin(origin -> origin.withEntropy(e.seat(), e.entropy()));
      case SeedFrozen _ -> inOrigin(Genesis::freeze);
      case SeedRevealed e -> inOrigin(origin -> origin.reveal(e.seed()));
      case Rewound _ -> this;
      case FrameOpened e -> push(new Frame(e.id(), e.procedure(), Optional.empty()));
      case FrameChanged e -> replace(e.id(), Frame.class, frame -> frame.changed(e.procedure()));
      case FrameClosed e -> close(e.id(), e.outcome());
      case Unwound e -> close(e.id(), e.outcome());
      case WindowOpened e -> push(e.window());
      case Answered e ->
          popIfOver(replace(e.window(), Window.class, w -> w.answered(e.seat())), e.window());
      case Passed e ->
          popIfOver(replace(e.window(), Window.class, w -> w.passed(e.seat())), e.window());
      case WindowClosed e -> popFrom(e.window());
      case SeatLeft e -> leave(e.seat());
      case EffectBegan e -> new Kernel(stack, opened, plus(effects, e.effect()), used, origin);
      case AbilityUsed e -> {
        UsedAbility use = new UsedAbility(e.ability(), e.user(), e.until());
        yield new Kernel(stack, opened, effects, plus(used, use), origin);
      }
    };
  }

  private Kernel push(Layer layer) {
    return new Kernel(plus(stack, layer), Math.max(opened, layer.id() + 1), effects, used, origin);
  }

  private Kernel close(int id, Outcome outcome) {
    if (!has(id)) {
      return this;
    }
    Kernel cut = popFrom(id);
    if (interjected(id)) {
      return cut;
    }
    return cut.frame()
        .map(below -> cut.replace(below.id(), Frame.class, f -> f.returned(outcome)))
        .orElse(cut);
  }

  private boolean interjected(int id) {
    return frame(id).filter(frame -> frame.procedure().interjects()).isPresent();
  }

  /** Removes a layer and all layers above it, and everything that ends with them. */
  private Kernel popFrom(int id) {
    int index = 0;
    while (index < stack.size() && stack.get(index).id() != id) {
      index++;
    }
    List<Layer> left = stack.subList(0, index);
    return new Kernel(
        left,
        opened,
        lasting(effects, LastingEffect::until, left),
        lasting(used, UsedAbility::until, left),
        origin);
  }

  /** The elements that have not ended; the same list object if none has ended. */
  private static <E> List<E> lasting(
      List<E> all, Function<E, Optional<Integer>> until, List<Layer> left) {
    List<E> last = new ArrayList<>();
    for (E each : all) {
      Optional<Integer> end = until.apply(each);
      if (end.isEmpty() || isAmong(left, end.get())) {
        last.add(each);
      }
    }
    return last.size() == all.size() ? all : last;
  }

  private static boolean isAmong(List<Layer> layers, int id) {
    for (Layer layer : layers) {
      if (layer.id() == id) {
        return true;
      }
    }
    return false;
  }

  private static Kernel popIfOver(Kernel kernel, int window) {
    for (Layer layer : kernel.stack) {
      if (layer.id() == window && layer instanceof Window w && w.isOver()) {
        return kernel.popFrom(window);
      }
    }
    return kernel;
  }

  private Kernel leave(Seat seat) {
    List<Layer> left = new ArrayList<>();
    for (Layer layer : stack) {
      left.add(layer instanceof Window window ? window.without(seat) : layer);
    }
    Kernel pruned = withStack(left);
    return pruned.awaiting().map(window -> popIfOver(pruned, window.id())).orElse(pruned);
  }

  private <L extends Layer> Kernel replace(int id, Class<L> kind, UnaryOperator<L> change) {
    List<Layer> changed = new ArrayList<>(stack);
    changed.replaceAll(l -> l.id() == id && kind.isInstance(l) ? change.apply(kind.cast(l)) : l);
    return withStack(changed);
  }

  private Kernel withStack(List<Layer> now) {
    return new Kernel(now, opened, effects, used, origin);
  }

  private Kernel withOrigin(Optional<Genesis> now) {
    return new Kernel(stack, opened, effects, used, now);
  }

  private Kernel inOrigin(UnaryOperator<Genesis> change) {
    return withOrigin(origin.map(change));
  }

  private static <X> List<X> plus(List<? extends X> list, X more) {
    List<X> longer = new ArrayList<>(list);
    longer.add(more);
    return longer;
  }
}
