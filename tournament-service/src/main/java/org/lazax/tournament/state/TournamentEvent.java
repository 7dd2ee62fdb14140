package org.lazax.tournament.state;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireType;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.StageId;

/** The events of a tournament. {@code by} is the official who decided it. */
public sealed interface TournamentEvent extends GameEvent {
  List<Class<?>> TYPES = SealedTypes.of(TournamentEvent.class);

  /**
   * A tournament begins.
   *
   * @param account digest of the account that creates it
   */
  @WireType("tournament.created.v1")
  record Created(OfficialId by, Digest account, Settings settings) implements TournamentEvent {}

  /**
   * An official is appointed.
   *
   * @param account digest of the account
   */
  @WireType("tournament.official-appointed.v1")
  record OfficialAppointed(OfficialId by, OfficialId official, Digest account)
      implements TournamentEvent {}

  @WireType("tournament.official-dismissed.v1")
  record OfficialDismissed(OfficialId by, OfficialId official) implements TournamentEvent {}

  /**
   * An entrant registers.
   *
   * @param digest of the account, with a salt that the chronicle does not hold
   * @param status registered, or waiting if all places are taken
   */
  record Registration(EntrantId entrant, Digest digest, EntrantStatus status) {}

  /** Entrants register. */
  @WireType("tournament.entrants-registered.v1")
  record EntrantsRegistered(
      @OmittedByDefault Optional<OfficialId> by, List<Registration> registrations)
      implements TournamentEvent {
    public EntrantsRegistered {
      registrations = List.copyOf(registrations);
    }
  }

  /**
   * The status of entrants changes.
   *
   * @param by empty if the entrants did it themselves, or if it follows from what happened before
   * @param reason digest of the reason that an official gave
   */
  @WireType("tournament.entrants-changed.v1")
  record EntrantsChanged(
      EntrantStatus status,
      List<EntrantId> entrants,
      @OmittedByDefault Optional<OfficialId> by,
      @OmittedByDefault Optional<Digest> reason)
      implements TournamentEvent {
    public EntrantsChanged {
      entrants = List.copyOf(entrants);
    }
  }

  /**
   * The lot of the whole tournament. It is the last tie-break.
   *
   * @param order everybody who plays in the first stage; the first has the best place
   */
  @WireType("tournament.lot-drawn.v1")
  record LotDrawn(List<EntrantId> order, Chance chance) implements TournamentEvent, ChanceEvent {
    public LotDrawn {
      order = List.copyOf(order);
    }
  }

  /**
   * A stage begins.
   *
   * @param players those who play in it, the best first
   */
  @WireType("tournament.stage-begun.v1")
  record StageBegun(OfficialId by, StageId stage, List<EntrantId> players)
      implements TournamentEvent {
    public StageBegun {
      players = List.copyOf(players);
    }
  }

  /**
   * The platform is asked for a pairing of the next round. The seed of its search is drawn, so that
   * nobody can choose one, and who asks again leaves this event again.
   */
  @WireType("tournament.pairing-drawn.v1")
  record PairingDrawn(PairingDraw draw, Chance chance) implements TournamentEvent, ChanceEvent {}

  /**
   * A pairing is proposed for the next round. It replaces an earlier proposal.
   *
   * @param seed with which the platform has found it; empty if an official made it
   */
  @WireType("tournament.pairing-proposed.v1")
  record PairingProposed(OfficialId by, Proposal proposal, @OmittedByDefault Optional<Long> seed)
      implements TournamentEvent {
    @Override
    public Audience audience() {
      return Audience.NOBODY;
    }
  }

  /**
   * The factions of a round, drawn once for all its tables.
   *
   * @param factions those of the seats, in their order; a table without a seat does without its
   *     faction
   */
  @WireType("tournament.round-prepared.v1")
  record RoundPrepared(RoundId round, List<String> factions, Chance chance)
      implements TournamentEvent, ChanceEvent {
    public RoundPrepared {
      factions = List.copyOf(factions);
    }
  }

  /**
   * A round is published. Its tables can be played.
   *
   * @param by empty if a table of an open stage is full
   */
  @WireType("tournament.round-published.v1")
  record RoundPublished(@OmittedByDefault Optional<OfficialId> by, RoundId round, Pairing pairing)
      implements TournamentEvent {}

  /**
   * Who seeks a table in an open stage now.
   *
   * @param by empty if the entrants decided it themselves
   */
  @WireType("tournament.seekers-changed.v1")
  record SeekersChanged(
      @OmittedByDefault Optional<OfficialId> by, StageId stage, List<EntrantId> seekers)
      implements TournamentEvent {
    public SeekersChanged {
      seekers = List.copyOf(seekers);
    }
  }

  /**
   * The game of a table has ended.
   *
   * @param game its chronicle
   * @param seq number of the commit with which it ended
   */
  @WireType("tournament.result-recorded.v1")
  record ResultRecorded(TableId table, TableResult result, GameId game, long seq)
      implements TournamentEvent {}

  /**
   * An organiser gives a table another result. Its game is not changed.
   *
   * @param reason digest of the reason
   */
  @WireType("tournament.result-corrected.v1")
  record ResultCorrected(OfficialId by, TableId table, TableResult result, Digest reason)
      implements TournamentEvent {}

  /** An organiser decides that a table does not count. */
  @WireType("tournament.table-annulled.v1")
  record TableAnnulled(OfficialId by, TableId table, Digest reason) implements TournamentEvent {}

  /** A stage has ended. */
  @WireType("tournament.stage-ended.v1")
  record StageEnded(OfficialId by, StageId stage) implements TournamentEvent {}

  /**
   * The tournament is over.
   *
   * @param champion who has won it; empty if it was broken off
   */
  @WireType("tournament.finished.v1")
  record Finished(OfficialId by, @OmittedByDefault Optional<EntrantId> champion)
      implements TournamentEvent {}
}
