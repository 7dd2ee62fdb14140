package org.lazax.chronicle.commit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.WireTypes;

/** Builds commits for tests, with default values for everything that a test does not set. */
public record CommitBuilder(
    GameId game,
    Stamp stamp,
    Hash parent,
    Service by,
    ClaimId claim,
    Optional<Service> next,
    Optional<CommandId> command,
    List<GameEvent> events) {
  public static final GameId GAME = new GameId("a-game");
  public static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  public static final SaltSource SALTS =
      (seq, index) ->
          Hash.sha256(ByteBuffer.allocate(12).putLong(seq).putInt(index).array()).bytes();

  private static final Sealing SEALING = new Sealing(WireTypes.of(KernelEvent.TYPES));

  /** The first commit of {@link #GAME}. */
  public static CommitBuilder genesis() {
    return new CommitBuilder(
        GAME,
        new Stamp(1, NOON, Optional.empty()),
        Hash.ZERO,
        Service.GAME,
        claimOf(Service.GAME),
        Optional.empty(),
        Optional.empty(),
        List.of(new KernelEvent.ChronicleOpened("test", 1, "00", "AA==")));
  }

  /** A commit on this parent in which the first player passes. */
  public static CommitBuilder on(Commit parent) {
    Header head = parent.header();
    return new CommitBuilder(
        head.game(),
        new Stamp(head.seq() + 1, head.at().plusMillis(1), Optional.of(new Seat(1))),
        parent.hash(),
        Service.GAME,
        claimOf(Service.GAME),
        Optional.empty(),
        Optional.empty(),
        List.of(new KernelEvent.Passed(0, new Seat(1))));
  }

  /** The default claim of a service. */
  public static ClaimId claimOf(Service service) {
    return new ClaimId(service.wireName() + "-1");
  }

  public CommitBuilder game(GameId other) {
    return new CommitBuilder(other, stamp, parent, by, claim, next, command, events);
  }

  public CommitBuilder seq(long seq) {
    Stamp moved = new Stamp(seq, stamp.at(), stamp.actor());
    return new CommitBuilder(game, moved, parent, by, claim, next, command, events);
  }

  public CommitBuilder at(Instant time) {
    Stamp moved = new Stamp(stamp.seq(), time, stamp.actor());
    return new CommitBuilder(game, moved, parent, by, claim, next, command, events);
  }

  public CommitBuilder by(Service service) {
    return new CommitBuilder(game, stamp, parent, service, claimOf(service), next, command, events);
  }

  public CommitBuilder claim(ClaimId other) {
    return new CommitBuilder(game, stamp, parent, by, other, next, command, events);
  }

  public CommitBuilder next(Service debtor) {
    return new CommitBuilder(game, stamp, parent, by, claim, Optional.of(debtor), command, events);
  }

  public CommitBuilder command(CommandId answered) {
    return new CommitBuilder(game, stamp, parent, by, claim, next, Optional.of(answered), events);
  }

  public CommitBuilder withEvents(GameEvent... instead) {
    return new CommitBuilder(game, stamp, parent, by, claim, next, command, List.of(instead));
  }

  public Commit commit() {
    return commit(SALTS);
  }

  public Commit commit(SaltSource salts) {
    return SEALING.seal(Header.of(game, stamp, parent, by, claim, next, command), events, salts);
  }

  /** The commit with a part of its text replaced. */
  public ChronicleRecord withReplaced(String was, String is) {
    return replaced(commit(), was, is);
  }

  /** A commit with a part of its text replaced. */
  public static ChronicleRecord replaced(Commit commit, String was, String is) {
    String text = new String(commit.bytes(), StandardCharsets.UTF_8);
    if (!text.contains(was)) {
      throw new IllegalArgumentException(was + " is not in " + text);
    }
    return ChronicleRecord.read(text.replace(was, is).getBytes(StandardCharsets.UTF_8));
  }
}
