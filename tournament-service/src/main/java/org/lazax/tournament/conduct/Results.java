package org.lazax.tournament.conduct;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.decider.Draft;
import org.lazax.tournament.conduct.TournamentCommand.AbortTables;
import org.lazax.tournament.conduct.TournamentCommand.AboutResults;
import org.lazax.tournament.conduct.TournamentCommand.AnnulTable;
import org.lazax.tournament.conduct.TournamentCommand.CorrectResult;
import org.lazax.tournament.conduct.TournamentCommand.RecordResult;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.ResultCorrected;
import org.lazax.tournament.state.TournamentEvent.ResultRecorded;
import org.lazax.tournament.state.TournamentEvent.TableAnnulled;

/** How tables have ended. What an organiser decides stands, whatever comes after it. */
final class Results {
  static final String UNKNOWN_TABLE = "unknown-table";
  static final String RESULT_KNOWN = "result-known";

  private Results() {}

  static void carryOut(Draft<NoState, Tournament> draft, AboutResults command) {
    switch (command) {
      case RecordResult record -> {
        draft.require(record.result().brokenFor(pod(draft, record.table())));
        Checks.require(
            round(draft, record.table()).end(record.table().number()).played().isEmpty(),
            () ->
                Refusal.of(RESULT_KNOWN, "the result of this table is known already")
                    .with("table", record.table()));
        draft.add(new ResultRecorded(record.table(), record.result(), record.game(), record.seq()));
      }
      case CorrectResult correct -> {
        Checks.requireOrganiser(draft, correct.by());
        draft.require(correct.result().brokenFor(pod(draft, correct.table())));
        draft.add(
            new ResultCorrected(correct.by(), correct.table(), correct.result(), correct.reason()));
      }
      case AbortTables abort -> {
        Checks.requireOrganiser(draft, abort.by());
        for (TableId table : abort.tables()) {
          pod(draft, table);
          Checks.require(
              !round(draft, table).end(table.number()).decided(),
              () -> Refusal.of(RESULT_KNOWN, "this table is decided already").with("table", table));
          draft.add(new TableAnnulled(abort.by(), table, abort.reason()));
        }
      }
      case AnnulTable annul -> {
        Checks.requireOrganiser(draft, annul.by());
        pod(draft, annul.table());
        draft.add(new TableAnnulled(annul.by(), annul.table(), annul.reason()));
      }
    }
  }

  private static Pod pod(Draft<NoState, Tournament> draft, TableId table) {
    return round(draft, table).pod(table.number()).orElseThrow(() -> unknown(table));
  }

  private static Round round(Draft<NoState, Tournament> draft, TableId table) {
    return draft.table().course().round(table).orElseThrow(() -> unknown(table));
  }

  private static RefusalException unknown(TableId table) {
    return new RefusalException(
        Refusal.of(UNKNOWN_TABLE, "no such table was published").with("table", table));
  }
}
