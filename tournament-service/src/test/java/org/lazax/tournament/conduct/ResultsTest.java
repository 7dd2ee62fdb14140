package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.digest;
import static org.lazax.tournament.conduct.Cup.e;
import static org.lazax.tournament.conduct.Cup.entrants;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.state.StagePlay;

/** Results are recorded, corrected and annulled. */
final class ResultsTest {
  private static final Seat P1 = new Seat(1);
  private static final Seat P2 = new Seat(2);

  private final Cup cup = begun();
  private final TableId table = new TableId(cup.publish(entrants(1, 12)), 1);

  private static Cup begun() {
    Cup cup = Cup.of(12).withEntrants(12);
    cup.gives(new BeginStage(BY));
    return cup;
  }

  @Test
  void aResultIsRecordedOnce() {
    cup.isWonBy(P1, table);
    assertThat(leader()).isEqualTo(e(1));

    assertThat(cup.isRefused(cup.record(table, P2)).type()).isEqualTo(Results.RESULT_KNOWN);
  }

  @Test
  void aCorrectionStandsBeforeAndAfterTheResult() {
    cup.gives(new CorrectResult(BY, table, cup.result(table, P2), digest(9)));
    assertThat(leader()).isEqualTo(e(2));
    cup.isWonBy(P1, table);
    assertThat(leader()).isEqualTo(e(2));

    cup.gives(new CorrectResult(BY, table, cup.result(table, new Seat(4)), digest(9)));
    assertThat(leader()).isEqualTo(e(4));
    // What the game said is still known.
    assertThat(cup.now().course().round(table).orElseThrow().end(1).played())
        .contains(cup.result(table, P1));
  }

  @Test
  void anAnnulledTableDoesNotCountUntilItIsCorrected() {
    cup.isWonBy(P1, table);
    cup.gives(new AnnulTable(BY, table, digest(9)));
    assertThat(play().played()).isEmpty();
    assertThat(play().open()).containsExactly(new TableId(table.round(), 2));

    cup.gives(new CorrectResult(BY, table, cup.result(table, P2), digest(9)));
    assertThat(leader()).isEqualTo(e(2));
    cup.gives(new AnnulTable(BY, table, digest(9)));
    assertThat(play().played()).isEmpty();
  }

  @Test
  void aTableWhoseGameWasStoppedCanBeAnnulled() {
    cup.gives(new AnnulTable(BY, table, digest(9)));

    assertThat(play().open()).containsExactly(new TableId(table.round(), 2));
    // Its game may end after all. The table still does not count.
    cup.isWonBy(P1, table);
    assertThat(play().played()).isEmpty();
  }

  @Test
  void aResultFitsItsTable() {
    TableId unknown = new TableId(table.round(), 3);
    TableResult result = cup.result(table, P1);
    TableResult few = new TableResult(P1, result.places().subList(0, 5), result.at());

    assertThat(cup.isRefused(new CorrectResult(BY, unknown, result, digest(9))).type())
        .isEqualTo(Results.UNKNOWN_TABLE);
    assertThat(cup.isRefused(new AnnulTable(BY, unknown, digest(9))).type())
        .isEqualTo(Results.UNKNOWN_TABLE);
    assertThat(cup.isRefused(new CorrectResult(BY, table, few, digest(9))).type())
        .isEqualTo(TableResult.WRONG_RESULT);
    RecordResult record = cup.record(table, P1);
    assertThat(cup.isRefused(new RecordResult(table, few, record.game(), record.seq())).type())
        .isEqualTo(TableResult.WRONG_RESULT);
    assertThat(cup.isRefused(new RecordResult(unknown, result, record.game(), record.seq())).type())
        .isEqualTo(Results.UNKNOWN_TABLE);
  }

  @Test
  void onlyAnOrganiserCorrects() {
    cup.gives(new Appoint(BY, Role.CASTER, Cup.digest(5001)));
    OfficialId by = OfficialId.of("c1");

    assertThat(cup.isRefused(new CorrectResult(by, table, cup.result(table, P1), digest(9))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
    assertThat(cup.isRefused(new AnnulTable(by, table, digest(9))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }

  private StagePlay play() {
    return cup.now().course().stages().getFirst();
  }

  private EntrantId leader() {
    return cup.now().standings(play()).rows().getFirst().line().entrant();
  }
}
