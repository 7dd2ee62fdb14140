package org.lazax.tournament.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.standing.Line;
import org.lazax.tournament.standing.Row;
import org.lazax.tournament.standing.Shares;
import org.lazax.tournament.state.Departure;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.TableEnd;
import org.lazax.tournament.state.Tournament;

/** The lines of a certificate, which follow from the tournament alone. */
public final class Certificate {
  private Certificate() {}

  /** The lines for a tournament that is over. */
  public static List<CertificateLine> of(Tournament tournament) {
    List<CertificateLine> lines = new ArrayList<>();
    lines.add(
        new CertificateLine.Opening(
            CertificateLine.Opening.VERSION, tournament.settings().orElseThrow().tieBreaks()));
    for (StagePlay play : tournament.course().stages()) {
      play.rounds().forEach(round -> lines.addAll(tables(round)));
      tournament.standings(play).rows().forEach(row -> lines.add(rank(play, row)));
    }
    tournament.roster().departures().forEach(departure -> lines.add(leaving(departure)));
    lines.add(new CertificateLine.End(tournament.over(), tournament.champion()));
    return lines;
  }

  private static List<CertificateLine.Table> tables(Round round) {
    return IntStream.rangeClosed(1, round.pairing().pods().size())
        .mapToObj(number -> {
          TableEnd end = round.end(number);
          return new CertificateLine.Table(
              new TableId(round.id(), number),
              round.pod(number).orElseThrow().entrants(),
              end.played(),
              end.decisions());
        })
        .toList();
  }

  private static CertificateLine.Leaving leaving(Departure departure) {
    return new CertificateLine.Leaving(
        departure.entrant(), departure.status(), departure.by(), departure.reason());
  }

  private static CertificateLine.Rank rank(StagePlay play, Row row) {
    Line line = row.line();
    return new CertificateLine.Rank(
        play.stage().id(),
        row.rank(),
        line.entrant(),
        line.games(),
        line.wins(),
        Shares.text(line.share()),
        Shares.text(line.points()),
        Shares.text(line.opponents()),
        line.firstWin(),
        line.lot());
  }
}
