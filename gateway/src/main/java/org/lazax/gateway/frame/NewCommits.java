package org.lazax.gateway.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.commit.Commit;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.stream.Holding;

/** The commits of a game that were read and not told yet. */
final class NewCommits {
  private final TreeMap<Long, Commit> read = new TreeMap<>();
  private final Holding held;
  private long told;

  /**
   * No new commits.
   *
   * @param told number of the last commit that needs not be told
   * @param held has what they weigh
   */
  NewCommits(long told, Holding held) {
    this.held = held;
    this.told = told;
  }

  /**
   * Commits that follow each other.
   *
   * @param commits none if not all of them were read here, because another gateway has saved some
   */
  record Part(long from, long to, List<Commit> commits) {}

  synchronized void add(Commit commit) {
    if (commit.header().seq() > told) {
      read.put(commit.header().seq(), commit);
      weigh();
    }
  }

  /**
   * What is told next; empty if there is nothing new.
   *
   * @param head number of the last commit that is known
   */
  synchronized Optional<Part> take(long head) {
    if (read.isEmpty()) {
      return Optional.empty();
    }
    long from = told + 1;
    List<Commit> commits = new ArrayList<>();
    for (Commit next = read.remove(from); next != null; next = read.remove(told + 1)) {
      commits.add(next);
      told++;
    }
    if (commits.isEmpty()) {
      told = Math.max(read.lastKey(), head);
      read.clear();
    }
    weigh();
    return Optional.of(new Part(from, told, commits));
  }

  private void weigh() {
    held.set(read.values().stream().mapToLong(Feeds::weight).sum());
  }
}
