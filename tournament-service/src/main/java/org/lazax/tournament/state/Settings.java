package org.lazax.tournament.state;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;

/**
 * How a tournament is played. It does not change after the creation.
 *
 * @param name digest of the name
 * @param listed whether everybody may see the tournament
 * @param most how many entrants may play
 * @param waitingList whether more may register, who move up when places are free
 * @param stages in the order in which they are played
 * @param tieBreaks the comparisons of the standings in the order in which they are made
 * @param visibility from when standings are shown; live if it is missing on the wire
 */
public record Settings(
    Digest name,
    boolean listed,
    int most,
    boolean waitingList,
    List<Stage> stages,
    List<TieBreak> tieBreaks,
    @OmittedByDefault Visibility visibility) {
  public static final String WRONG_SETTINGS = "wrong-settings";

  /** The most stages that a tournament may have. */
  public static final int MOST_STAGES = 20;

  /** The most rounds that a stage may have. */
  public static final int MOST_ROUNDS = 50;

  public Settings {
    stages = List.copyOf(stages);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** The stage with this name; empty if there is none. */
  public Optional<Stage> stage(StageId id) {
    return stages.stream().filter(stage -> stage.id().equals(id)).findFirst();
  }

  /** What is wrong with these settings; empty if the tournament can be played. */
  public Optional<Refusal> broken() {
    if (most < TableSizes.SMALLEST || most > EntrantId.MAX) {
      return wrong("a tournament has 3 to " + EntrantId.MAX + " entrants", "most", most);
    }
    if (stages.isEmpty() || stages.size() > MOST_STAGES) {
      return wrong("a tournament has 1 to " + MOST_STAGES + " stages", "stages", stages.size());
    }
    if (tieBreaks.isEmpty() || Set.copyOf(tieBreaks).size() != tieBreaks.size()) {
      return wrong("standings need tie-breaks, each once", "tieBreaks", tieBreaks);
    }
    return unplayable();
  }

  private Optional<Refusal> unplayable() {
    Set<StageId> seen = new HashSet<>();
    int players = most;
    for (int at = 0; at < stages.size(); at++) {
      Stage stage = stages.get(at);
      boolean last = at + 1 == stages.size();
      Optional<Refusal> wrong =
          seen.add(stage.id())
              ? wrongRounds(stage).or(() -> wrongCut(stage, last)).or(stage::brokenConditions)
              : wrong("two stages have the same name", "stage", stage.id());
      if (wrong.isPresent()) {
        return wrong;
      }
      if (stage.tables().byes(players).isEmpty()) {
        return wrong("a stage has too few players for one table", "stage", stage.id());
      }
      int before = players;
      players = stage.cut().map(cut -> Math.min(cut.count(), before)).orElse(before);
    }
    return Optional.empty();
  }

  private static Optional<Refusal> wrongRounds(Stage stage) {
    return switch (stage.format()) {
      case ROUNDS ->
          stage.rounds().filter(rounds -> rounds >= 1 && rounds <= MOST_ROUNDS).isPresent()
              ? Optional.empty()
              : wrong("this stage has 1 to " + MOST_ROUNDS + " rounds", "stage", stage.id());
      case ELIMINATION, OPEN ->
          stage.rounds().isEmpty()
              ? Optional.empty()
              : wrong("only a stage of rounds has a number of them", "stage", stage.id());
    };
  }

  private static Optional<Refusal> wrongCut(Stage stage, boolean last) {
    if (last != stage.cut().isEmpty()) {
      return wrong("every stage but the last names who goes on", "stage", stage.id());
    }
    return stage.cut().filter(cut -> cut.count() < 1).isPresent()
        ? wrong("at least one entrant goes on", "stage", stage.id())
        : Optional.empty();
  }

  private static Optional<Refusal> wrong(String detail, String name, Object value) {
    return Optional.of(Refusal.of(WRONG_SETTINGS, detail).with(name, value));
  }
}
