package org.lazax.gateway.chronicle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;

/** Records that were read and not saved yet. For one thread at a time. */
final class ReadBatch {
  private final List<Commit> commits = new ArrayList<>();
  private final List<RefusedCommand> refusals = new ArrayList<>();
  private final Map<GameId, GameStanding> games = new HashMap<>();
  private final Map<TopicPartition, ReadPosition> positions = new HashMap<>();

  /** A game's standing and its partition. */
  record GameStanding(TopicPartition partition, Standing standing) {}

  /** The position in a partition: the offset of the next record and the claims before it. */
  record ReadPosition(long nextOffset, Claims claims) {
    ReadPosition max(ReadPosition other) {
      return other.nextOffset() > nextOffset ? other : this;
    }
  }

  void addCommit(TopicPartition partition, ReadResult.Accepted result) {
    commits.add(result.commit());
    games.put(result.commit().header().game(), new GameStanding(partition, result.standing()));
  }

  void addRefusal(RefusedCommand refused) {
    refusals.add(refused);
  }

  void setPosition(TopicPartition partition, ReadPosition position) {
    positions.put(partition, position);
  }

  /** Adds the records of a later batch. */
  void add(ReadBatch later) {
    commits.addAll(later.commits);
    refusals.addAll(later.refusals);
    games.putAll(later.games);
    later.positions.forEach(
        (partition, position) -> positions.merge(partition, position, ReadPosition::max));
  }

  List<Commit> commits() {
    return commits;
  }

  List<RefusedCommand> refusals() {
    return refusals;
  }

  Map<GameId, GameStanding> games() {
    return games;
  }

  Map<TopicPartition, ReadPosition> positions() {
    return positions;
  }

  boolean isEmpty() {
    return positions.isEmpty();
  }
}
