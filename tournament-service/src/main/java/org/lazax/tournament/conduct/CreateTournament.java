package org.lazax.tournament.conduct;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.Settings;

/**
 * Creates a tournament. Whoever creates it is its first organiser, {@code o1}.
 *
 * @param account digest of the account
 * @param name digest of the name
 * @param listed whether everybody may see the tournament; by default yes
 * @param most how many entrants may play
 * @param waitingList whether more may register and wait for a place; by default yes
 * @param stages in the order in which they are played
 * @param tieBreaks the comparisons of the standings; by default all, in the order of {@link
 *     TieBreak}
 * @param visibility from when standings are shown to those who are no officials; by default live
 */
@WireType("tournament.create")
public record CreateTournament(
    Digest account,
    Digest name,
    Optional<Boolean> listed,
    @Limits(min = TableSizes.SMALLEST, max = EntrantId.MAX) int most,
    Optional<Boolean> waitingList,
    @Limits(min = 1, max = Settings.MOST_STAGES) List<PlannedStage> stages,
    List<TieBreak> tieBreaks,
    Optional<Visibility> visibility)
    implements Command {
  public CreateTournament {
    stages = List.copyOf(stages);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /**
   * A stage.
   *
   * @param rounds how many rounds are played; absent in an elimination
   * @param tables the sizes of its tables; by default six, and five where it is needed
   * @param cut who goes on to the next stage; absent in the last
   * @param conditions of the games of its tables; absent if the platform creates no games
   */
  public record PlannedStage(
      StageId id,
      Format format,
      Optional<Integer> rounds,
      Optional<TableSizes> tables,
      Optional<Cut> cut,
      Optional<Conditions> conditions) {
    private Stage stage() {
      return new Stage(id, format, rounds, tables.orElse(TableSizes.USUAL), cut, conditions);
    }
  }

  /** The settings of the tournament. */
  Settings settings() {
    return new Settings(
        name,
        listed.orElse(true),
        most,
        waitingList.orElse(true),
        stages.stream().map(PlannedStage::stage).toList(),
        tieBreaks.isEmpty() ? List.of(TieBreak.values()) : tieBreaks,
        visibility.orElse(Visibility.LIVE));
  }
}
