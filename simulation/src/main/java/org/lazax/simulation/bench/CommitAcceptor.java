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

/** Accepts commits as every reader of the chronicle does, from its beginning. */
final class CommitAcceptor {
  private final int partitions;
  private final Map<Integer, Claims> claims = new HashMap<>();
  private final Map<GameId, Chain> chains = new HashMap<>();
  private long voids;

  /**
   * @param partitions of the chronicle's topic
   */
  CommitAcceptor(int partitions) {
    this.partitions = partitions;
  }

  /** The commit in this record, if it is one and accepted. */
  Optional<Commit> accepted(ConsumerRecord<String, byte[]> entry) {
    return switch (ChronicleRecord.read(entry.value())) {
      case Claim claim -> {
        claims.put(entry.partition(), claims(entry.partition()).with(claim));
        yield Optional.empty();
      }
      case Commit commit -> judge(entry, commit);
      default -> Optional.empty();
    };
  }

  /** How many commits were not accepted. */
  long voids() {
    return voids;
  }

  private Optional<Commit> judge(ConsumerRecord<String, byte[]> entry, Commit commit) {
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
