package org.lazax.rules.galaxy;

import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.GalaxyComponents.Active;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Adjacency;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * The galaxy with everything that laws, units and abilities change, for all players or for one
 * player with abilities of its own. It is valid for one state of the table and kept with it. Rules:
 * adjacency, wormholes, anomalies.4.
 */
public final class Starmap {
  private static final List<Passage> SIDE_ALONE = List.of(Passage.SIDE);

  private final Table table;
  private final Galaxy galaxy;
  private final Optional<Seat> viewer;
  private final List<Active> active;
  private final List<Active> closing;
  private final List<Set<Wormhole>> wormholes;
  private final List<BitSet> joined = new ArrayList<>();
  private final Adjacency links;

  /** A thread that does not see what another one has computed computes it again. */
  private volatile @Nullable Adjacency open;

  private volatile @Nullable List<Set<Anomaly>> anomalies;

  private Starmap(Table table, Optional<Seat> viewer, List<Active> active) {
    this.table = table;
    this.galaxy = table.galaxy();
    this.viewer = viewer;
    this.active = active;
    this.closing = active.stream().filter(by -> by.hooks() instanceof PassageHooks).toList();
    this.wormholes = opened();
    this.active.forEach(by -> by.hooks().joinsEach(sight(by)).forEach(this::join));
    Adjacency lying =
        active.isEmpty() || wormholes.equals(galaxy.kinds())
            ? galaxy.links()
            : Adjacency.of(galaxy.ids(), galaxy.geometry(), wormholes);
    this.links = joined.stream().reduce(lying, Adjacency::and, (_, last) -> last);
  }

  /** The map for all players. */
  public static Starmap of(Table table) {
    return table.cached(
        Starmap.class, now -> new Starmap(now, Optional.empty(), GalaxyComponents.on(now)));
  }

  /** The map for this player, with adjacency that only this player has. */
  public static Starmap seenBy(Table table, Seat viewer) {
    return table.cached(
        new SeenBy(viewer), now -> new Starmap(now, Optional.of(viewer), GalaxyComponents.on(now)));
  }

  /** The map of the same table for this player. */
  Starmap seenBy(Seat another) {
    return new Starmap(table, Optional.of(another), active);
  }

  private record SeenBy(Seat viewer) {}

  /** Whether no component changes this map, whoever looks at it. */
  boolean isAsLaid() {
    return active.isEmpty();
  }

  /** These systems and those adjacent to them, all by number. */
  BitSet around(BitSet systems) {
    return links.around(systems);
  }

  /** The systems adjacent to this one, without itself. */
  public Set<SystemId> adjacent(SystemId system) {
    return links.of(galaxy.number(system));
  }

  public boolean areAdjacent(SystemId one, SystemId other) {
    return links.joined(galaxy.number(one), galaxy.number(other));
  }

  /** The planets adjacent to a system, including its own. Rules: adjacency.2, adjacency.3. */
  public List<PlanetId> adjacentPlanets(SystemId system) {
    return Stream.concat(Stream.of(system), adjacent(system).stream())
        .flatMap(near -> galaxy.planets(near).stream())
        .toList();
  }

  /** The types of wormholes of each system, by the system's number. */
  public List<Set<Wormhole>> wormholes() {
    return Collections.unmodifiableList(wormholes);
  }

  /** The types of wormholes in a system. */
  public Set<Wormhole> wormholes(SystemId system) {
    return wormholes.get(galaxy.number(system));
  }

  /**
   * The anomalies that the system is by its tile, tokens, units and abilities. Rules: anomalies.4,
   * anomalies.5.
   */
  public Set<Anomaly> anomalies(SystemId system) {
    return anomalies().get(galaxy.number(system));
  }

  /** The anomalies of each system, by the system's number. */
  public List<Set<Anomaly>> anomalies() {
    List<Set<Anomaly>> known = anomalies;
    if (known == null) {
      known = distorted();
      anomalies = known;
    }
    return known;
  }

  public boolean is(SystemId system, Anomaly anomaly) {
    return anomalies(system).contains(anomaly);
  }

  /** The system of the ion storm; empty if it is not in play. */
  public Optional<SystemId> ionStorm() {
    return galaxy.markers().ionStorm();
  }

  /** The systems to which the viewer's units can move from this one in one step. */
  public Set<SystemId> open(SystemId from) {
    return open().of(galaxy.number(from));
  }

  /** Whether the viewer's units can move from one system to another in one step, both by number. */
  public boolean isOpen(int from, int to) {
    return open().joined(from, to);
  }

  /**
   * Iterates over the systems by number.
   *
   * @return the first system from {@code least} on to which units can move from this one; -1 if
   *     there is none
   */
  public int nextOpen(int from, int least) {
    return open().next(from, least);
  }

  /**
   * The passages along which the viewer's units can move from one system to another in one step.
   */
  public List<Passage> passages(SystemId from, SystemId to) {
    List<Passage> ways = joining(from, to);
    return closing.isEmpty()
        ? ways
        : ways.stream().filter(way -> !isClosed(way, from, to)).toList();
  }

  private Adjacency open() {
    Adjacency known = open;
    if (known == null) {
      known =
          closing.isEmpty()
              ? links
              : links.where(
                  (from, to) -> !passages(galaxy.ids().get(from), galaxy.ids().get(to)).isEmpty());
      open = known;
    }
    return known;
  }

  private boolean isClosed(Passage way, SystemId from, SystemId to) {
    for (Active by : closing) {
      if (by.hooks() instanceof PassageHooks hooks && hooks.closes(sight(by), way, from, to)) {
        return true;
      }
    }
    return false;
  }

  private List<Passage> joining(SystemId from, SystemId to) {
    int one = galaxy.number(from);
    int other = galaxy.number(to);
    if (one == other || !links.joined(one, other)) {
      return List.of();
    }
    boolean beside = galaxy.geometry().beside(one).get(other);
    if (beside && joined.isEmpty() && wormholes.get(one).isEmpty()) {
      return SIDE_ALONE;
    }
    List<Passage> ways = new ArrayList<>();
    if (beside) {
      ways.add(Passage.SIDE);
    }
    for (Wormhole kind : wormholes.get(one)) {
      if (wormholes.get(other).contains(kind)) {
        ways.addAll(through(kind, from, to));
      }
    }
    if (isJoined(one, other)) {
      ways.add(Passage.ABILITY);
    }
    return ways;
  }

  private boolean isJoined(int one, int other) {
    for (BitSet systems : joined) {
      if (systems.get(one) && systems.get(other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A passage through the ion storm's wormhole exists only if another wormhole of that type is
   * there. Rule: ion_storm.N3.
   */
  private List<Passage> through(Wormhole kind, SystemId from, SystemId to) {
    boolean storm = isStorm(kind, from) || isStorm(kind, to);
    boolean calm = !onlyStorm(kind, from) && !onlyStorm(kind, to);
    List<Passage> ways = new ArrayList<>();
    if (calm) {
      ways.add(Passage.through(kind));
    }
    if (storm) {
      ways.add(Passage.throughIonStorm(kind));
    }
    return ways;
  }

  private boolean isStorm(Wormhole kind, SystemId system) {
    for (Marker marker : galaxy.markers().in(system)) {
      if (marker.isIonStorm() && marker.wormhole().filter(kind::equals).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private boolean onlyStorm(Wormhole kind, SystemId system) {
    return isStorm(kind, system)
        && galaxy.wormholes(system).stream().filter(kind::equals).count() == 1;
  }

  /** The wormholes of each system, by number, with those that components open. */
  private List<Set<Wormhole>> opened() {
    if (active.isEmpty()) {
      return galaxy.kinds();
    }
    List<Set<Wormhole>> open = new ArrayList<>(galaxy.kinds());
    for (Active by : active) {
      by.hooks()
          .opens(sight(by, galaxy.kinds()))
          .forEach((system, more) -> {
            int number = galaxy.number(system);
            open.set(number, Sets.immutableEnumSet(Sets.union(open.get(number), more)));
          });
    }
    return open;
  }

  private void join(Set<SystemId> systems) {
    if (!systems.isEmpty()) {
      BitSet numbers = new BitSet();
      systems.forEach(system -> numbers.set(galaxy.number(system)));
      joined.add(numbers);
    }
  }

  private List<Set<Anomaly>> distorted() {
    List<Set<Anomaly>> all = new ArrayList<>();
    for (SystemId system : galaxy.ids()) {
      all.add(galaxy.anomalies(system));
    }
    for (Active by : active) {
      by.hooks()
          .distorts(sight(by))
          .forEach((system, more) -> {
            int number = galaxy.number(system);
            Set<Anomaly> both = EnumSet.copyOf(more);
            both.addAll(all.get(number));
            all.set(number, Collections.unmodifiableSet(both));
          });
    }
    return Collections.unmodifiableList(all);
  }

  private GalaxyHookView sight(Active by) {
    return sight(by, wormholes);
  }

  private GalaxyHookView sight(Active by, List<Set<Wormhole>> kinds) {
    return new GalaxyHookView(
        table, by.owner(), viewer, system -> kinds.get(galaxy.number(system)));
  }
}
