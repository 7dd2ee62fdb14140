package org.lazax.components.hopesend;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * Which counters lie face down. Each player knows its own. Rules: hopes_end.31, hopes_end.N38.
 *
 * @param sealed the counter of each back, also while it lies face up
 * @param known the backs whose counter everybody has seen since they were mixed with others
 * @param used the round in which a counter was last used for what it does once in a round
 */
@WireType("hopes-end-face-down.identities")
public record Identities(
    Map<Seat, Map<LeaderCounterId, LeaderCounterId>> sealed,
    Set<LeaderCounterId> known,
    Map<LeaderCounterId, Integer> used)
    implements TablePart {
  public static final PartId<Identities> ID =
      PartId.of(
          new Identities(Map.of(), Set.of(), Map.of()),
          List.of(LeadersMixed.class, LeaderTurnedUp.class, LeaderTurnedDown.class));

  public Identities {
    sealed = Copies.sorted(sealed);
    known = Copies.ordered(new TreeSet<>(known));
    used = Copies.sorted(used);
  }

  /** The counter of a back; empty if it has none yet. */
  static Optional<LeaderCounterId> of(Table table, LeaderCounterId back) {
    return table.part(ID).sealed.values().stream()
        .flatMap(own -> Optional.ofNullable(own.get(back)).stream())
        .findFirst();
  }

  /** The back of a counter; empty if it never lies face down. */
  static Optional<LeaderCounterId> backOf(Table table, LeaderCounterId leader) {
    return table.part(ID).sealed.values().stream()
        .flatMap(own -> own.entrySet().stream())
        .filter(each -> each.getValue().equals(leader))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The same after a player's backs have changed their counters. Nobody else knows any of them. */
  Identities mixed(Seat seat, Map<LeaderCounterId, LeaderCounterId> leaders) {
    Map<LeaderCounterId, LeaderCounterId> own = new TreeMap<>(sealed.getOrDefault(seat, Map.of()));
    own.putAll(leaders);
    return new Identities(
        Copies.with(sealed, seat, Copies.sorted(own)),
        known.stream().filter(back -> !leaders.containsKey(back)).collect(Collectors.toSet()),
        used);
  }

  /** The same after everybody has seen which counter has this back. */
  Identities seen(LeaderCounterId back, LeaderCounterId leader, Optional<Integer> round) {
    return new Identities(
        sealed,
        Copies.with(known, back),
        round.map(now -> Copies.with(used, leader, now)).orElse(used));
  }

  /** The round in which a face-down counter was last used for what it does once in a round. */
  Optional<Integer> usedIn(LeaderCounterId leader) {
    return Optional.ofNullable(used.get(leader));
  }

  @Override
  public boolean isEmpty() {
    return sealed.isEmpty() && known.isEmpty() && used.isEmpty();
  }

  /** Counters that are out are turned up, so they are still known. Rule: hopes_end.N40. */
  @Override
  public Identities without(Seat out) {
    return this;
  }

  /** What everybody knows. */
  @Override
  public Seen shown() {
    return new Seen(known, used);
  }

  /**
   * What everybody knows of counters that lie face down.
   *
   * @param known the backs whose counter everybody has seen since they were mixed with others
   * @param used the round in which a counter was last used for what it does once in a round
   */
  public record Seen(Set<LeaderCounterId> known, Map<LeaderCounterId, Integer> used) {
    public Seen {
      known = Copies.ordered(known);
      used = Copies.sorted(used);
    }
  }

  /** The counters of the player's own backs. */
  @Override
  public Optional<Object> shownTo(Seat viewer) {
    return Optional.ofNullable(sealed.get(viewer));
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return sealed.values().stream()
        .filter(own -> Set.copyOf(own.values()).size() < own.size())
        .map(own -> "backs share a leader counter: " + own)
        .toList();
  }
}
