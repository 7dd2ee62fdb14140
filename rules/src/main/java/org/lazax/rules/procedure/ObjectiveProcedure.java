package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;

/** The procedures in which objectives are drawn and scored. Game-service conducts them. */
public sealed interface ObjectiveProcedure extends Procedure {
  @Override
  default Service owner() {
    return Service.GAME;
  }

  /**
   * A player draws a secret objective and returns one if it has too many. Rule:
   * objective_cards.21.1.
   */
  @WireType("draw-secret")
  record DrawSecret(Seat seat, @JsonUnwrapped DrawSecret.Progress progress)
      implements ObjectiveProcedure {
    public DrawSecret(Seat seat) {
      this(seat, new DrawSecret.Progress(false));
    }

    /** The procedure after the draw. */
    public DrawSecret drawn() {
      return new DrawSecret(seat, new DrawSecret.Progress(true));
    }

    /** Whether the player has drawn. */
    public record Progress(boolean drawn) {}
  }

  /** A player may score objectives. Rules: status_phase.1, imperial.2. */
  @WireType("scoring")
  record Scoring(Seat seat, @JsonUnwrapped Scoring.Progress progress)
      implements ObjectiveProcedure {

    /**
     * Up to two objectives may be scored.
     *
     * @param mayPublic whether one public objective may be scored
     * @param maySecret whether one secret objective of the status phase may be scored
     */
    public Scoring(Seat seat, boolean mayPublic, boolean maySecret) {
      this(seat, new Scoring.Progress(mayPublic, maySecret));
    }

    public Scoring publicScored() {
      return new Scoring(seat, false, progress.maySecret);
    }

    public Scoring secretScored() {
      return new Scoring(seat, progress.mayPublic, false);
    }

    /** Whether one objective may be scored and another one may be scored already. */
    public boolean halfScored() {
      return progress.mayPublic != progress.maySecret;
    }

    /** What may still be scored. */
    public record Progress(boolean mayPublic, boolean maySecret) {}
  }

  /**
   * Players may score secret objectives for what they have just achieved. The frame does not name
   * the objectives, so that the log does not tell them before they are scored. Rule:
   * objective_cards.5.2.
   */
  @WireType("score-deeds")
  record ScoreAchievements(@JsonUnwrapped ScoreAchievements.Progress progress)
      implements ObjectiveProcedure {

    /**
     * These achievements may be scored.
     *
     * @param places of the achievements on the table, in the order in which they are scored
     */
    public ScoreAchievements(List<Integer> places) {
      this(new ScoreAchievements.Progress(places));
    }

    /** Settling opens it wherever something is achieved. */
    @Override
    public boolean interjects() {
      return true;
    }

    /** The procedure after the first of the remaining achievements. */
    public ScoreAchievements next() {
      return new ScoreAchievements(progress.left.subList(1, progress.left.size()));
    }

    /** The indexes of the achievements that are still to be asked about, in order. */
    public record Progress(List<Integer> left) {
      public Progress {
        left = List.copyOf(left);
      }
    }
  }
}
