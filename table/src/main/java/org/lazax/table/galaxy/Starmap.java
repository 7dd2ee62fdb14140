package org.lazax.table.galaxy;

import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.ability.GalaxyComponents;
import org.lazax.table.galaxy.ability.GalaxyComponents.Active;
import org.lazax.table.galaxy.ability.Sight;

/**
 * The galaxy with what laws, units and abilities change: as everybody sees it, or as one player
 * does whose abilities see more. For one moment and one thread. Rules: adjacency, wormholes,
 * anomalies.4.
 */
public final class Starmap {
  private final Table table;
  private final Galaxy galaxy;
  private final Optional<Seat> viewer;
  private final List<Active> active;
  private final List<Set<Wormhole>> wormholes;
  private final List<BitSet> joined = new ArrayList<>();
  private final Links links;
  private final Map<SystemId, Set<SystemId>> open = new HashMap<>();

  private Starmap(Table table, Optional<Seat> viewer) {
    this.table = table;
    this.galaxy = table.galaxy();
    this.viewer = viewer;
    this.active = GalaxyComponents.on(table);
    this.wormholes = opened();
    this.active.forEach(by -> joined.add(joined(by)));
    Links lying =
        wormholes.equals(galaxy.kinds())
            ? galaxy.links()
            : Links.of(galaxy.ids(), galaxy.geometry(), wormholes);
    this.links = joined.stream().reduce(lying, Links::and, (_, last) -> last);
  }

  /** What everybody sees. */
  public static Starmap of(Table table) {
    return new Starmap(table, Optional.empty());
  }

  /** What this player sees: with adjacency that is theirs alone. */
  public static Starmap seenBy(Table table, Seat viewer) {
    return new Starmap(table, Optional.of(viewer));
  }

  /** The systems next to this one; never itself. */
  public Set<SystemId> adjacent(SystemId system) {
    return links.of(galaxy.number(system));
  }

  public boolean areAdjacent(SystemId one, SystemId other) {
    return links.joined(galaxy.number(one), galaxy.number(other));
  }

  /** The planets adjacent to a system, its own among them. Rules: adjacency.2, adjacency.3. */
  public List<PlanetId> adjacentPlanets(SystemId system) {
    return Stream.concat(Stream.of(system), adjacent(system).stream())
        .flatMap(near -> galaxy.planets(near).stream())
        .toList();
  }

  /** The kinds of wormholes open in a system. */
  public Set<Wormhole> wormholes(SystemId system) {
    return wormholes.get(galaxy.number(system));
  }

  /** What the system is by print, tokens, units and abilities. Rules: anomalies.4, anomalies.5. */
  public Set<Anomaly> anomalies(SystemId system) {
    Set<Anomaly> all = EnumSet.noneOf(Anomaly.class);
    all.addAll(galaxy.anomalies(system));
    active.forEach(by -> all.addAll(by.hooks().distorts(sight(by), system)));
    return Collections.unmodifiableSet(all);
  }

  public boolean is(SystemId system, Anomaly anomaly) {
    return anomalies(system).contains(anomaly);
  }

  /** Where the ion storm rages, if it does. */
  public Optional<SystemId> ionStorm() {
    return galaxy.markers().ionStorm();
  }

  /** The systems to which the viewer's units may go from this one in one step. */
  public Set<SystemId> open(SystemId from) {
    return open.computeIfAbsent(
        from,
        _ -> {
          Set<SystemId> next = new TreeSet<>(adjacent(from));
          next.removeIf(to -> passages(from, to).isEmpty());
          return Collections.unmodifiableSet(next);
        });
  }

  /** The ways along which the viewer's units may go from one system to another in one step. */
  public List<Passage> passages(SystemId from, SystemId to) {
    List<Passage> ways = new ArrayList<>(joining(from, to));
    ways.removeIf(
        way -> active.stream().anyMatch(by -> by.hooks().closes(sight(by), way, from, to)));
    return ways;
  }

  private List<Passage> joining(SystemId from, SystemId to) {
    List<Passage> ways = new ArrayList<>();
    if (from.equals(to)) {
      return ways;
    }
    int one = galaxy.number(from);
    int other = galaxy.number(to);
    if (galaxy.geometry().beside(one).get(other)) {
      ways.add(Passage.SIDE);
    }
    for (Wormhole kind : wormholes.get(one)) {
      if (wormholes.get(other).contains(kind)) {
        ways.addAll(through(kind, from, to));
      }
    }
    if (joined.stream().anyMatch(systems -> systems.get(one) && systems.get(other))) {
      ways.add(Passage.ABILITY);
    }
    return ways;
  }

  /** Past the ion storm only if another wormhole of that kind is there. Rule: ion_storm.N3. */
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
    return galaxy.markers().in(system).stream()
        .anyMatch(marker -> marker.isIonStorm() && marker.wormhole().equals(Optional.of(kind)));
  }

  private boolean onlyStorm(Wormhole kind, SystemId system) {
    return isStorm(kind, system)
        && galaxy.wormholes(system).stream().filter(kind::equals).count() == 1;
  }

  /** Those that lie in each system and those that something opens there, by number. */
  private List<Set<Wormhole>> opened() {
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

  private BitSet joined(Active by) {
    Sight sight = sight(by);
    BitSet systems = new BitSet();
    for (int number = 0; number < wormholes.size(); number++) {
      systems.set(number, by.hooks().joins(sight, galaxy.ids().get(number)));
    }
    return systems;
  }

  private Sight sight(Active by) {
    return sight(by, wormholes);
  }

  private Sight sight(Active by, List<Set<Wormhole>> kinds) {
    return new Sight(table, by.owner(), viewer, system -> kinds.get(galaxy.number(system)));
  }
}
