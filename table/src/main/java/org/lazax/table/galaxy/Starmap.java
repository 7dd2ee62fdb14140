package org.lazax.table.galaxy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
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
  private final List<Set<Wormhole>> wormholes = new ArrayList<>();
  private final Links links;
  private final Map<SystemId, Set<SystemId>> open = new HashMap<>();

  private Starmap(Table table, Optional<Seat> viewer) {
    this.table = table;
    this.galaxy = table.galaxy();
    this.viewer = viewer;
    this.active = GalaxyComponents.on(table);
    for (SystemId system : galaxy.ids()) {
      Set<Wormhole> kinds = lying(system);
      active.forEach(by -> kinds.addAll(by.hooks().opens(sight(by, this::lying), system)));
      wormholes.add(kinds);
    }
    this.links = Links.of(galaxy.ids(), galaxy.geometry(), wormholes).and(linked());
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
    return Collections.unmodifiableSet(wormholes.get(galaxy.number(system)));
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
    if (active.stream().anyMatch(by -> by.hooks().links(sight(by), from, to))) {
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

  private List<int[]> linked() {
    List<int[]> pairs = new ArrayList<>();
    for (Active by : active) {
      Sight sight = sight(by);
      for (int one = 0; one < wormholes.size(); one++) {
        for (int other = one + 1; other < wormholes.size(); other++) {
          if (by.hooks().links(sight, galaxy.ids().get(one), galaxy.ids().get(other))) {
            pairs.add(new int[] {one, other});
          }
        }
      }
    }
    return pairs;
  }

  private Sight sight(Active by) {
    return sight(by, system -> wormholes.get(galaxy.number(system)));
  }

  private Sight sight(Active by, Function<SystemId, Set<Wormhole>> open) {
    return new Sight(table, by.owner(), viewer, open);
  }

  private Set<Wormhole> lying(SystemId system) {
    Set<Wormhole> lying = EnumSet.noneOf(Wormhole.class);
    lying.addAll(galaxy.wormholes(system));
    return lying;
  }
}
