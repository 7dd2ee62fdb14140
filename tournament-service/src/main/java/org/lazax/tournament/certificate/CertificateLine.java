package org.lazax.tournament.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.state.TableDecision;

/** A line of a certificate. The platform adds where the log of a table's game ends. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public sealed interface CertificateLine {
  /**
   * The first line.
   *
   * @param certificate the version of the format
   * @param tieBreaks the comparisons of all standings
   */
  record Opening(int certificate, List<TieBreak> tieBreaks) implements CertificateLine {
    public static final int VERSION = 1;

    public Opening {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /**
   * A table that was published.
   *
   * @param players in the order of their seats
   * @param played the result of its game; empty if no game was played on the platform
   * @param decisions what organisers have decided about it, with the digests of their reasons, in
   *     order; the last one stands
   */
  record Table(
      TableId table,
      List<EntrantId> players,
      Optional<TableResult> played,
      @OmittedByDefault List<TableDecision> decisions)
      implements CertificateLine {
    public Table {
      players = List.copyOf(players);
      decisions = List.copyOf(decisions);
    }
  }

  /**
   * A row of the standings of a stage. Fractions are exact.
   *
   * @param standings the stage
   */
  record Rank(
      StageId standings,
      int rank,
      EntrantId entrant,
      int games,
      int wins,
      String share,
      String points,
      String opponents,
      Optional<Instant> firstWin,
      int lot)
      implements CertificateLine {}

  /**
   * An entrant left the tournament.
   *
   * @param left the entrant
   * @param status withdrawn or disqualified
   * @param by the organiser who decided it; empty if the entrant left by itself
   * @param reason digest of the reason that the organiser gave
   */
  record Leaving(
      EntrantId left, EntrantStatus status, Optional<OfficialId> by, Optional<Digest> reason)
      implements CertificateLine {}

  /**
   * The last line before the signed head.
   *
   * @param champion who has won; empty if the tournament was broken off
   * @param over always true
   */
  record End(boolean over, Optional<EntrantId> champion) implements CertificateLine {}
}
