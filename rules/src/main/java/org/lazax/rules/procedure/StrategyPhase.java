package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.immutable.Copies;

/** Players choose strategy cards. Rule: strategy_phase.1. */
@WireType("strategy-phase")
public record StrategyPhase(@JsonUnwrapped Progress progress) implements GameProcedure {
  public StrategyPhase() {
    this(new Progress(Progress.Step.BEGIN, List.of(), Optional.empty(), List.of()));
  }

  /** The phase in which these players choose, each as often as it is listed. */
  public StrategyPhase choosing(List<Seat> left) {
    return new StrategyPhase(new Progress(Progress.Step.CHOOSE, left, Optional.empty(), List.of()));
  }

  /** The phase while a card is named, but not taken yet. */
  public StrategyPhase announcing(Choice chosen) {
    return new StrategyPhase(
        new Progress(Progress.Step.CHOOSE, progress.left, Optional.of(chosen), progress.refused));
  }

  /** The phase after a player has taken a card. */
  public StrategyPhase taken(Seat seat) {
    return choosing(Copies.without(progress.left, seat));
  }

  /** The phase after all cards are taken. */
  public StrategyPhase ending() {
    return new StrategyPhase(
        new Progress(Progress.Step.END, List.of(), Optional.empty(), List.of()));
  }

  /** The player who has named a card must choose a different one, if another is there. */
  public static void refuse(Draft<?, Table> draft, Choice chosen) {
    if (draft.table().kernel().frameOf(StrategyPhase.class).orElse(null)
            instanceof Frame(int id, StrategyPhase phase, var _)
        && phase.progress.named.equals(Optional.of(chosen))) {
      Progress now = phase.progress;
      List<StrategyCardId> refused = Copies.with(now.refused, chosen.card());
      draft.add(
          new FrameChanged(
              id, new StrategyPhase(new Progress(now.next, now.left, Optional.empty(), refused))));
    }
  }

  /** Whether a card that was named can still be refused. */
  public static boolean isNamed(Table table, Choice chosen) {
    return table
        .kernel()
        .within(StrategyPhase.class)
        .flatMap(phase -> phase.progress.named)
        .filter(chosen::equals)
        .isPresent();
  }

  /**
   * A card that a player has named.
   *
   * @param to the player who gets the card; mostly the same one
   */
  public record Choice(Seat seat, StrategyCardId card, Seat to) {}

  /**
   * The progress of the phase.
   *
   * @param next the next step
   * @param left the players who are still to choose, in their order, each as often as it chooses
   * @param named the card that a player has named and not taken yet
   * @param refused the cards that the next player may not choose, if another one is there
   */
  public record Progress(
      Step next,
      @OmittedByDefault List<Seat> left,
      @OmittedByDefault Optional<Choice> named,
      @OmittedByDefault List<StrategyCardId> refused) {
    public Progress {
      left = List.copyOf(left);
      refused = List.copyOf(refused);
    }

    /** The steps of the phase. */
    public enum Step {
      BEGIN,
      CHOOSE,
      END
    }
  }
}
