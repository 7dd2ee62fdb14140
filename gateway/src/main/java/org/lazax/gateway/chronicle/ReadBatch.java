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
  /** How many records a batch has at most; what a poll has brought is not divided. */
  private static final int MAX_RECORDS = 2_000;

  /** What a batch weighs at most, in bytes, by its {@link #size}. */
  private static final long MAX_SIZE = 8L << 20;

  /** What a refusal weighs, in bytes. */
  private static final int RECORD = 512;

  private final List<Commit> commits = new ArrayList<>();
  private final List<RefusedCommand> refusals = new ArrayList<>();
  private final Map<GameId, GameStanding> games = new HashMap<>();
  private final Map<TopicPartition, ReadPosition> positions = new HashMap<>();
  private long size;

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
    size += Feeds.weight(result.commit());
    games.put(result.commit().header().game(), new GameStanding(partition, result.standing()));
  }

  void addRefusal(RefusedCommand refused) {
    refusals.add(refused);
    size += RECORD;
  }

  void setPosition(TopicPartition partition, ReadPosition position) {
    positions.put(partition, position);
  }

  /** About what it weighs, in bytes: the bytes of its commits, and something for each record. */
  long size() {
    return size;
  }

  /** Whether a later batch can be saved in the same transaction. */
  boolean hasRoomFor(ReadBatch later) {
    return records() + later.records() <= MAX_RECORDS && size + later.size <= MAX_SIZE;
  }

  private int records() {
    return commits.size() + refusals.size();
  }

  /** Adds the records of a later batch. */
  void add(ReadBatch later) {
    size += later.size;
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
