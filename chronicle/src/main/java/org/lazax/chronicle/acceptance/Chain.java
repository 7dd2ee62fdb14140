package org.lazax.chronicle.acceptance;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Verdict.Accepted;
import org.lazax.chronicle.acceptance.Verdict.Cause;
import org.lazax.chronicle.acceptance.Verdict.Lost;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;

/**
 * The end of one game's chain of accepted commits: all that the acceptance of the next commit
 * depends on.
 *
 * <p>Acceptance depends only on the commit's header and on the key and partition of its record. It
 * gives a verdict for every header. Its rules are frozen for header version 1.
 *
 * @param seq number of the head; 0 before the genesis
 * @param head hash of the head; zero before the genesis
 * @param next the service that owes the next commit; empty while players are awaited
 * @param at time of the head
 */
public record Chain(long seq, Hash head, Optional<Service> next, Instant at) {
  public static final Chain EMPTY = new Chain(0, Hash.ZERO, Optional.empty(), Instant.EPOCH);

  private static final long GENESIS = 1;
  private static final String REWOUND = "kernel.rewound.v1";

  /**
   * The verdict on the next commit of the game.
   *
   * @param key of the record
   * @param claims of the record's partition, as they were when the record was read
   */
  public Verdict judge(Commit commit, String key, Claims claims) {
    Header header = commit.header();
    if (!header.game().value().equals(key)) {
      return new Verdict.Voided(Cause.FOREIGN_KEY);
    }
    if (!claims.partition().holds(header.game())) {
      return new Verdict.Voided(Cause.WRONG_PARTITION);
    }
    if (!mayWriteAll(header)) {
      return new Verdict.Voided(Cause.FOREIGN_EVENT);
    }
    if (!claims.holds(header.by(), header.claim())) {
      return new Verdict.Voided(Cause.STALE_CLAIM);
    }
    return link(header, commit.hash());
  }

  /**
   * The verdict on a commit by the chain alone. Readers of an export use it, because an export has
   * no claims, keys or partitions.
   *
   * @param hash of the commit
   */
  public Verdict follow(Header header, Hash hash) {
    return mayWriteAll(header) ? link(header, hash) : new Verdict.Voided(Cause.FOREIGN_EVENT);
  }

  /**
   * The stamp of a commit that is decided on this head. Its time is never before that of the head.
   */
  public Stamp stamp(Instant clock, Optional<Seat> actor) {
    Instant now = clock.truncatedTo(ChronoUnit.MILLIS);
    return new Stamp(seq + 1, now.isBefore(at) ? at : now, actor);
  }

  private Verdict link(Header header, Hash hash) {
    if (next.filter(debtor -> debtor != header.by()).isPresent() && !header.has(REWOUND)) {
      return new Verdict.Voided(Cause.NOT_THE_DEBTOR);
    }
    if (header.seq() <= seq) {
      return new Verdict.Voided(Cause.SUPERSEDED);
    }
    if (header.seq() == GENESIS && !header.by().founds()) {
      return new Verdict.Voided(Cause.FOREIGN_GENESIS);
    }
    if (header.seq() == seq + 1 && header.parent().equals(head)) {
      return new Accepted(new Chain(header.seq(), hash, header.next(), header.at()));
    }
    return new Lost(
        "commit %d on %s does not follow commit %d, %s"
            .formatted(header.seq(), header.parent(), seq, head));
  }

  private static boolean mayWriteAll(Header header) {
    for (Header.Entry entry : header.events()) {
      if (!mayWrite(header.by(), entry.type())) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayWrite(Service writer, String type) {
    return type.startsWith("kernel.") || type.startsWith("table.") || writer.owns(type);
  }
}
