package org.lazax.tournament.conduct;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.TableResult;

/**
 * The commands of a tournament that has begun. {@code by} is the official who gives the command;
 * where it is optional, entrants may do it themselves. The gateway makes sure of who it is.
 */
public sealed interface TournamentCommand extends Command {

  /** Commands about officials. */
  sealed interface AboutOfficials extends TournamentCommand {}

  /**
   * Appoints an official, who gets the next id of the role. Who plays does not judge.
   *
   * @param account digest of the account
   */
  @WireType("tournament.appoint")
  record Appoint(OfficialId by, Role role, Digest account) implements AboutOfficials {}

  /** Dismisses an official. The last organiser stays. */
  @WireType("tournament.dismiss")
  record Dismiss(OfficialId by, OfficialId official) implements AboutOfficials {}

  /** Commands about entrants. */
  sealed interface AboutEntrants extends TournamentCommand {}

  /**
   * Registers entrants, who get the next ids in this order. When all places are taken, they wait.
   *
   * @param accounts digest of the account of each
   */
  @WireType("tournament.register")
  record Register(
      Optional<OfficialId> by, @Limits(min = 1, max = Registrations.MOST) List<Digest> accounts)
      implements AboutEntrants {}

  /** Confirms entrants who have registered. */
  @WireType("tournament.confirm")
  record Confirm(OfficialId by, @Limits(min = 1) List<EntrantId> entrants)
      implements AboutEntrants {}

  /** Entrants are there. Only those who have checked in play in the first stage. */
  @WireType("tournament.check-in")
  record CheckIn(Optional<OfficialId> by, @Limits(min = 1) List<EntrantId> entrants)
      implements AboutEntrants {}

  /** Entrants leave. They are not paired again, and their results stay. */
  @WireType("tournament.withdraw")
  record Withdraw(Optional<OfficialId> by, @Limits(min = 1) List<EntrantId> entrants)
      implements AboutEntrants {}

  /** Excludes entrants. They are not paired again, and their results stay. */
  @WireType("tournament.disqualify")
  record Disqualify(OfficialId by, @Limits(min = 1) List<EntrantId> entrants, Digest reason)
      implements AboutEntrants {}

  /** Commands about stages and their rounds. */
  sealed interface AboutStages extends TournamentCommand {}

  /** Begins the next stage. */
  @WireType("tournament.begin-stage")
  record BeginStage(OfficialId by) implements AboutStages {}

  /**
   * Asks the platform for a pairing of the next round: few meet again, and those with equal wins
   * meet. It is proposed within a minute.
   */
  @WireType("tournament.draw-pairing")
  record DrawPairing(OfficialId by) implements AboutStages {}

  /**
   * Proposes who sits where in the next round. Only officials see it.
   *
   * @param seed of the draw for which the platform has found it; absent if an official made it
   */
  @WireType("tournament.propose-pairing")
  record ProposePairing(OfficialId by, Pairing pairing, Optional<Long> seed)
      implements AboutStages {
    /** The proposal of an official. */
    public ProposePairing(OfficialId by, Pairing pairing) {
      this(by, pairing, Optional.empty());
    }
  }

  /**
   * Publishes the pairing that was proposed last.
   *
   * @param proposal its number
   */
  @WireType("tournament.publish-round")
  record PublishRound(OfficialId by, RoundId round, @Limits(min = 1) int proposal)
      implements AboutStages {}

  /** Ends the stage after its last round, or an open stage at any time. */
  @WireType("tournament.end-stage")
  record EndStage(OfficialId by) implements AboutStages {}

  /**
   * Ends the tournament: after its last stage, or before if it is broken off.
   *
   * @param breakOff whether it may end without a champion
   */
  @WireType("tournament.finish")
  record Finish(OfficialId by, Optional<Boolean> breakOff) implements AboutStages {}

  /** Commands about the tables of an open stage. */
  sealed interface AboutSeekers extends TournamentCommand {}

  /**
   * Entrants seek a table in an open stage. The first ones get one as soon as it is full. Who has
   * won in this stage, or sits at a table that is not decided, does not.
   */
  @WireType("tournament.seek-table")
  record SeekTable(Optional<OfficialId> by, @Limits(min = 1) List<EntrantId> entrants)
      implements AboutSeekers {}

  /** Entrants who seek a table do so no longer. */
  @WireType("tournament.stop-seeking")
  record StopSeeking(Optional<OfficialId> by, @Limits(min = 1) List<EntrantId> entrants)
      implements AboutSeekers {}

  /** Seats those who seek at a table that is not full, if the stage allows one of their number. */
  @WireType("tournament.seat-seekers")
  record SeatSeekers(OfficialId by) implements AboutSeekers {}

  /** Commands about the results of tables. */
  sealed interface AboutResults extends TournamentCommand {}

  /**
   * Records how the game of a table has ended.
   *
   * @param seq number of the commit with which the game ended
   */
  @WireType("tournament.record-result")
  record RecordResult(TableId table, TableResult result, GameId game, @Limits(min = 1) long seq)
      implements AboutResults {}

  /** Gives a table another result. Its game is not changed. */
  @WireType("tournament.correct-result")
  record CorrectResult(OfficialId by, TableId table, TableResult result, Digest reason)
      implements AboutResults {}

  /** Decides that a table does not count. */
  @WireType("tournament.annul-table")
  record AnnulTable(OfficialId by, TableId table, Digest reason) implements AboutResults {}

  /** Decides that tables are not played. They are not decided yet. */
  @WireType("tournament.abort-tables")
  record AbortTables(OfficialId by, @Limits(min = 1) List<TableId> tables, Digest reason)
      implements AboutResults {}
}
