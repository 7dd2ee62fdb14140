package org.lazax.table.galaxy;

import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;

/**
 * Which systems are adjacent: those that share a side, and those with wormholes of the same kind. A
 * system is never adjacent to itself. Rules: adjacency, wormholes.0, wormholes.N3.
 */
public final class Adjacency {
  private final List<SystemId> ids;
  private final BitSet[] near;

  private Adjacency(List<SystemId> ids, BitSet[] near) {
    this.ids = ids;
    this.near = near;
  }

  /**
   * Adjacency by a shared side, by hyperlanes and by wormholes of the same kind.
   *
   * @param ids of the systems in the order of their numbers
   * @param wormholes the kinds in each system, by number
   */
  public static Adjacency of(
      List<SystemId> ids, Geometry geometry, List<? extends Collection<Wormhole>> wormholes) {
    Map<Wormhole, BitSet> ends = new EnumMap<>(Wormhole.class);
    for (int number = 0; number < ids.size(); number++) {
      for (Wormhole kind : wormholes.get(number)) {
        ends.computeIfAbsent(kind, _ -> new BitSet(ids.size())).set(number);
      }
    }
    BitSet[] near = new BitSet[ids.size()];
    for (int number = 0; number < near.length; number++) {
      BitSet beside = geometry.beside(number);
      Collection<Wormhole> kinds = wormholes.get(number);
      near[number] = beside;
      if (!kinds.isEmpty()) {
        BitSet all = (BitSet) beside.clone();
        kinds.forEach(kind -> all.or(ends.getOrDefault(kind, all)));
        all.clear(number);
        near[number] = all;
      }
    }
    return new Adjacency(ids, near);
  }

  /** The same, and these systems are all adjacent to each other. */
  public Adjacency and(BitSet joined) {
    if (joined.isEmpty()) {
      return this;
    }
    BitSet[] more = near.clone();
    joined.stream()
        .forEach(number -> {
          BitSet all = (BitSet) near[number].clone();
          all.or(joined);
          all.clear(number);
          more[number] = all;
        });
    return new Adjacency(ids, more);
  }

  /** The adjacencies that pass a test. */
  public Adjacency where(Test test) {
    BitSet[] left = new BitSet[near.length];
    for (int from = 0; from < near.length; from++) {
      left[from] = new BitSet(near.length);
      for (int to = next(from, 0); to >= 0; to = next(from, to + 1)) {
        left[from].set(to, test.passes(from, to));
      }
    }
    return new Adjacency(ids, left);
  }

  public boolean joined(int one, int other) {
    return near[one].get(other);
  }

  /** The first system, from this number on, that is adjacent to a system; -1 if there is none. */
  public int next(int of, int least) {
    return near[of].nextSetBit(least);
  }

  /** The systems adjacent to a system, in the order of their ids. */
  public Set<SystemId> of(int number) {
    Set<SystemId> found = new LinkedHashSet<>();
    for (int next = next(number, 0); next >= 0; next = next(number, next + 1)) {
      found.add(ids.get(next));
    }
    return Collections.unmodifiableSet(found);
  }

  /** These systems and those adjacent to them, all by number. */
  public BitSet around(BitSet systems) {
    BitSet all = (BitSet) systems.clone();
    for (int next = systems.nextSetBit(0); next >= 0; next = systems.nextSetBit(next + 1)) {
      all.or(near[next]);
    }
    return all;
  }

  /** A test of the adjacency of one system to another. */
  public interface Test {
    boolean passes(int from, int to);
  }
}
