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
 * The accepted commits of one game, as far as the next one's acceptance depends on them.
 *
 * <p>A commit is judged by its header and by the key and partition of its record, by nothing else;
 * the judgment is total and, like the header's reading, frozen for header version 1.
 *
 * @param seq of the head; 0 before the genesis
 * @param head hash of the head; zero before the genesis
 * @param next who owes the next commit; empty while players are awaited
 * @param at time of the head
 */
public record Chain(long seq, Hash head, Optional<Service> next, Instant at) {
  public static final Chain EMPTY = new Chain(0, Hash.ZERO, Optional.empty(), Instant.EPOCH);

  private static final long GENESIS = 1;
  private static final String REWOUND = "kernel.rewound.v1";

  /**
   * Judges the next record of the game.
   *
   * @param key of the record
   * @param claims as they stood when the record was read, of the partition it lies in
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
   * Judges a commit by the chain alone, as one must who reads an export: there are no claims, keys
   * or partitions in it.
   *
   * @param hash of the commit
   */
  public Verdict follow(Header header, Hash hash) {
    return mayWriteAll(header) ? link(header, hash) : new Verdict.Voided(Cause.FOREIGN_EVENT);
  }

  /** The stamp of a commit decided on this head: time never runs backwards in a game. */
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
    if (header.seq() == GENESIS && header.by() != Service.GAME) {
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
