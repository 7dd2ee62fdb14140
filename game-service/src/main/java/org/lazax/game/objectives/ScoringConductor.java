package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.SecretObjective.Phase;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.objectives.HomeSystem;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.Table;

/**
 * A player scores at most one public objective and at most one secret objective of the status
 * phase. A player with any secret objective is asked, so that being asked shows nothing about it.
 * What follows from the first one comes after the second one, because both are scored at once.
 * Rules: objective_cards.5, objective_cards.6, objective_cards.16, status_phase.1,
 * leader/magmus.N2.2.
 */
@Asks(
    value = "score",
    awaited =
        "In the status phase, a player who may score: with secret objectives in hand, whatever "
            + "they are, or with a public objective to score.",
    silence =
        "`score-objective` with the objective of most points that costs nothing; "
            + "`score-nothing` without one")
public final class ScoringConductor implements GameConductor<Scoring, ScoringCommand> {

  @Override
  public Class<Scoring> procedure() {
    return Scoring.class;
  }

  @Override
  public Class<ScoringCommand> commands() {
    return ScoringCommand.class;
  }

  /** Whether the player is asked. This depends on public facts only. */
  public static boolean concerns(Table table, Scoring scoring) {
    Seat seat = scoring.seat();
    return !table.player(seat).eliminated()
        && ((scoring.progress().maySecret() && !table.player(seat).secrets().isEmpty())
            || (scoring.progress().mayPublic() && Scorable.isAny(table, seat)));
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Scoring scoring) {
    if (concerns(draft.table(), scoring)) {
      draft.ask("score", scoring.seat());
    } else {
      draft.close();
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Scoring scoring, ScoringCommand command) {
    draft.answered();
    switch (command) {
      case ScoreObjective score -> {
        draft.close();
        Scoring left =
            isPublic(draft.table(), score.objective())
                ? scorePublic(draft, scoring, score)
                : scoreSecret(draft, scoring, score);
        if (concerns(draft.table(), left)) {
          draft.call(left);
        }
      }
      case ScoreNothing _ -> draft.close();
    }
  }

  private static boolean isPublic(Table table, ObjectiveId objective) {
    return table.catalog().publicObjectives().containsKey(objective)
        || table.objectives().revealed().contains(objective);
  }

  /** What is left to score. */
  private static Scoring scorePublic(
      Draft<GameState, Table> draft, Scoring scoring, ScoreObjective score) {
    Table table = draft.table();
    draft.require(
        scoring.progress().mayPublic(),
        "objective_cards.6",
        "one public objective is scored",
        "objective",
        score.objective());
    draft.require(
        table.objectives().revealed().contains(score.objective()),
        "objective_cards.1",
        "that is no public objective face up",
        "objective",
        score.objective());
    draft.require(
        HomeSystem.isHeld(table, scoring.seat()),
        "objective_cards.16",
        "public objectives need control of every planet of one's home system",
        "objective",
        score.objective());
    FaceUp card = FaceUp.of(table, score.objective());
    requireStatusPhase(card.id(), card.phase());
    Score.publicly(draft, scoring.seat(), card, score.spending().orElse(Spending.NOTHING));
    return scoring.publicScored();
  }

  private static Scoring scoreSecret(
      Draft<GameState, Table> draft, Scoring scoring, ScoreObjective score) {
    SecretObjective card = Score.held(draft.table(), scoring.seat(), score.objective());
    draft.require(
        scoring.progress().maySecret(),
        "objective_cards.6",
        "one secret objective is scored",
        "objective",
        card.id());
    requireStatusPhase(card.id(), card.phase());
    Score.secretly(draft, scoring.seat(), card, score.spending().orElse(Spending.NOTHING));
    return scoring.secretScored();
  }

  private static void requireStatusPhase(ObjectiveId objective, Phase phase) {
    if (phase != Phase.STATUS) {
      throw new RefusalException(
          Refusal.rule("objective_cards.3", "that objective is scored in another phase")
              .with("objective", objective)
              .with("phase", phase));
    }
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Scoring scoring, Seat seat) {
    List<Option> options = new ArrayList<>();
    List<Scorable> scorable = scorable(position.table(), scoring);
    if (!scorable.isEmpty()) {
      options.add(new ScoringOption.ObjectiveScoring(scorable));
    }
    options.add(Option.plain(new ScoreNothing()));
    return options;
  }

  private static List<Scorable> scorable(Table table, Scoring scoring) {
    List<Scorable> scorable = new ArrayList<>();
    if (scoring.progress().mayPublic()) {
      scorable.addAll(Scorable.by(table, scoring.seat()));
    }
    if (scoring.progress().maySecret()) {
      scorable.addAll(Scorable.secretsBy(table, scoring.seat()));
    }
    return scorable;
  }

  /**
   * Scores the objective with the most points among those that cost nothing. Nothing is paid for a
   * silent player.
   */
  @Override
  public Optional<ScoringCommand> defaultAnswer(
      Position<GameState, Table> position, Scoring scoring, Seat seat) {
    return Optional.of(
        scorable(position.table(), scoring).stream()
            .filter(s -> s.spending().equals(Spending.NOTHING))
            .max(Comparator.comparingInt(Scorable::points))
            .<ScoringCommand>map(s -> new ScoreObjective(s.objective(), Optional.empty()))
            .orElseGet(ScoreNothing::new));
  }
}
