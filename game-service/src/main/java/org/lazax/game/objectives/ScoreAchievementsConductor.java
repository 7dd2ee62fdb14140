package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.SecretObjective;
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
import org.lazax.rules.objectives.AchievementsDue;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.objectives.Achievement;

/**
 * Lets players score secret objectives of the action and the agenda phase for their last
 * achievements. A player scores any number, but one for each combat. Rules: objective_cards.5.2,
 * objective_cards.5.3, objective_cards.7, objective_cards.N7.
 */
@Asks(
    value = "score-secret",
    awaited =
        "A player who has done what a secret objective asks for, with any secret objectives in "
            + "hand or if that objective was made public.",
    silence = "`score-objective` with the first one; `score-nothing` without one")
public final class ScoreAchievementsConductor
    implements GameConductor<ScoreAchievements, ScoringCommand> {

  @Override
  public Class<ScoreAchievements> procedure() {
    return ScoreAchievements.class;
  }

  @Override
  public Class<ScoringCommand> commands() {
    return ScoringCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, ScoreAchievements score) {
    List<Integer> left = score.progress().left();
    if (left.isEmpty()) {
      draft.close();
      return;
    }
    Optional<Achievement> still = AchievementsDue.still(draft.table(), left.getFirst());
    if (still.isEmpty()) {
      draft.change(score.next());
    } else {
      draft.ask("score-secret", still.get().by());
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, ScoreAchievements score, ScoringCommand command) {
    draft.answered();
    int place = score.progress().left().getFirst();
    Achievement deed = draft.table().objectives().deeds().get(place);
    if (command instanceof ScoreObjective(ObjectiveId id, Optional<Spending> spending)) {
      SecretObjective card = Score.heldOrPublic(draft.table(), deed.by(), id);
      draft.require(
          spending.filter(paid -> !paid.equals(Spending.NOTHING)).isEmpty(),
          "objective_cards.10",
          "nothing is paid for this",
          "objective",
          id);
      if (!fulfilled(draft.table(), place).contains(id)) {
        throw new RefusalException(
            Refusal.rule("objective_cards.5", "that objective does not ask for what was done")
                .with("objective", id)
                .with("seat", deed.by()));
      }
      Score.forDeed(draft, deed.by(), card, deed.combat());
    } else {
      draft.change(score.next());
    }
  }

  private static List<ObjectiveId> fulfilled(Table table, int place) {
    return AchievementsDue.still(table, place).stream()
        .flatMap(still -> still.fulfils().stream())
        .toList();
  }

  private static List<Scorable> scorable(Table table, ScoreAchievements score) {
    int place = score.progress().left().getFirst();
    Achievement deed = table.objectives().deeds().get(place);
    return fulfilled(table, place).stream()
        .filter(id -> Score.isHeldOrPublic(table, deed.by(), id))
        .map(table.catalog()::secretObjective)
        .map(card -> Scorable.free(card.id(), card.points()))
        .toList();
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, ScoreAchievements score, Seat seat) {
    List<Option> options = new ArrayList<>();
    List<Scorable> scorable = scorable(position.table(), score);
    if (!scorable.isEmpty()) {
      options.add(new ScoringOption.ObjectiveScoring(scorable));
    }
    options.add(Option.plain(new ScoreNothing()));
    return options;
  }

  @Override
  public Optional<ScoringCommand> defaultAnswer(
      Position<GameState, Table> position, ScoreAchievements score, Seat seat) {
    return Optional.of(
        scorable(position.table(), score).stream()
            .findFirst()
            .<ScoringCommand>map(s -> new ScoreObjective(s.objective(), Optional.empty()))
            .orElseGet(ScoreNothing::new));
  }
}
