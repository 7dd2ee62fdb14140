package org.lazax.simulation.bench;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;

/** Applies the acceptance rules to the chronicle, read from its beginning. */
final class CommitAcceptor {
  private final int partitions;
  private final Map<Integer, Claims> claims = new HashMap<>();
  private final Map<GameId, Chain> chains = new HashMap<>();
  private long voids;

  /**
   * Accepts nothing yet.
   *
   * @param partitions the number of partitions of the chronicle's topic
   */
  CommitAcceptor(int partitions) {
    this.partitions = partitions;
  }

  /** The commit in this record, if the record is an accepted commit. */
  Optional<Commit> accept(ConsumerRecord<String, byte[]> entry) {
    return switch (ChronicleRecord.read(entry.value())) {
      case Claim claim -> {
        claims.put(entry.partition(), claims(entry.partition()).with(claim));
        yield Optional.empty();
      }
      case Commit commit -> accept(entry, commit);
      default -> Optional.empty();
    };
  }

  /** The number of void commits so far. */
  long voids() {
    return voids;
  }

  private Optional<Commit> accept(ConsumerRecord<String, byte[]> entry, Commit commit) {
    GameId game = commit.header().game();
    Chain chain = chains.getOrDefault(game, Chain.EMPTY);
    return switch (chain.judge(commit, entry.key(), claims(entry.partition()))) {
      case Verdict.Accepted(Chain longer) -> {
        chains.put(game, longer);
        yield Optional.of(commit);
      }
      case Verdict.Voided _ -> {
        voids++;
        yield Optional.empty();
      }
      case Verdict.Lost(String reason) -> throw new IllegalStateException(reason);
    };
  }

  private Claims claims(int partition) {
    return claims.computeIfAbsent(
        partition, number -> Claims.none(new Partition(number, partitions)));
  }
}
