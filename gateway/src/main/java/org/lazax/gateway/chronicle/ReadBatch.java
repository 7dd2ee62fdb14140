package org.lazax.gateway.chronicle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;

/** What was read and is not yet kept. Confined to one thread at a time. */
final class ReadBatch {
  private final List<Commit> commits = new ArrayList<>();
  private final List<RefusedCommand> refusals = new ArrayList<>();
  private final Map<GameId, Kept> games = new HashMap<>();
  private final Map<Integer, Place> places = new HashMap<>();

  /** A game's standing and the partition it lies in. */
  record Kept(int partition, Standing standing) {}

  /** How far a partition was read. */
  record Place(long nextOffset, Claims claims) {
    Place further(Place other) {
      return other.nextOffset() > nextOffset ? other : this;
    }
  }

  void happened(int partition, ReadResult.Happened told) {
    commits.add(told.commit());
    games.put(told.commit().header().game(), new Kept(partition, told.standing()));
  }

  void declined(RefusedCommand refused) {
    refusals.add(refused);
  }

  void reached(int partition, long nextOffset, Claims claims) {
    places.put(partition, new Place(nextOffset, claims));
  }

  /** What was read after this goes on it. */
  void add(ReadBatch later) {
    commits.addAll(later.commits);
    refusals.addAll(later.refusals);
    games.putAll(later.games);
    later.places.forEach((partition, place) -> places.merge(partition, place, Place::further));
  }

  List<Commit> commits() {
    return commits;
  }

  List<RefusedCommand> refusals() {
    return refusals;
  }

  Map<GameId, Kept> games() {
    return games;
  }

  Map<Integer, Place> places() {
    return places;
  }

  boolean isEmpty() {
    return places.isEmpty();
  }
}
