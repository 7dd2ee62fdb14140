package org.lazax.map.adapter.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.map.adapter.picture.Grid.Spot;
import org.lazax.map.adapter.picture.Picture.Cell;
import org.lazax.map.adapter.picture.Picture.Dot;
import org.lazax.map.adapter.picture.Picture.Globe;
import org.lazax.map.adapter.picture.Picture.Line;
import org.lazax.map.adapter.picture.Picture.Owner;
import org.lazax.map.adapter.picture.Picture.Sign;
import org.lazax.map.adapter.picture.Scene.Place;
import org.lazax.map.adapter.picture.Scene.World;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.units.UnitStack;

/** Lays out a scene: a hex for each system, with its planets and pieces. */
final class Painter {
  private static final double TEXT = 0.1;
  private static final double SMALL = 0.085;
  private static final int LEGEND = 40;
  private static final String NOBODY = "nobody";

  private static final Map<UnitType, String> SHORT =
      Map.ofEntries(
          Map.entry(UnitType.FLAGSHIP, "FS"),
          Map.entry(UnitType.WAR_SUN, "WS"),
          Map.entry(UnitType.DREADNOUGHT, "DN"),
          Map.entry(UnitType.CARRIER, "CV"),
          Map.entry(UnitType.CRUISER, "CR"),
          Map.entry(UnitType.DESTROYER, "DD"),
          Map.entry(UnitType.FIGHTER, "FF"),
          Map.entry(UnitType.MECH, "MECH"),
          Map.entry(UnitType.INFANTRY, "INF"),
          Map.entry(UnitType.PDS, "PDS"),
          Map.entry(UnitType.SPACE_DOCK, "DOCK"));

  private final Grid grid;

  private Painter(Grid grid) {
    this.grid = grid;
  }

  static Picture paint(Scene scene) {
    List<Hex> board =
        Stream.concat(
                scene.systems().stream().map(Place::position),
                scene.hyperlanes().stream().map(PlacedTile::position))
            .flatMap(Optional::stream)
            .toList();
    int offBoard =
        (int) scene.systems().stream().filter(place -> place.position().isEmpty()).count();
    return new Painter(Grid.of(board, offBoard)).sheet(scene);
  }

  private Picture sheet(Scene scene) {
    List<Cell> cells = new ArrayList<>();
    int below = 0;
    for (Place place : scene.systems()) {
      Spot middle =
          place.position().isPresent() ? grid.at(place.position().get()) : grid.below(below++);
      cells.add(cell(place, middle));
    }
    List<Cell> lanes =
        scene.hyperlanes().stream()
            .flatMap(tile -> tile.position().map(this::lane).stream())
            .toList();
    List<Owner> owners = owners(scene);
    return new Picture(
        Grid.WIDTH,
        (int) Math.ceil(grid.end()) + LEGEND,
        grid.size() * TEXT,
        grid.size() * SMALL,
        cells,
        lanes,
        owners,
        grid.end() + LEGEND / 2.0);
  }

  private Cell lane(Hex hex) {
    Spot middle = grid.at(hex);
    return new Cell(
        "",
        grid.corners(middle),
        middle.x(),
        middle.y(),
        middle.y(),
        "hyperlane",
        List.of(),
        "hyperlane",
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private Cell cell(Place place, Spot middle) {
    double size = grid.size();
    return new Cell(
        place.id().value(),
        grid.corners(middle),
        middle.x(),
        middle.y(),
        middle.y() - size * 0.74,
        kinds(place),
        anomalies(place, middle),
        title(place),
        wormholes(place, middle),
        globes(place, middle),
        fleets(place, middle),
        tokens(place, middle));
  }

  private List<Sign> wormholes(Place place, Spot middle) {
    List<Sign> signs = new ArrayList<>();
    for (Wormhole wormhole : new TreeSet<>(place.wormholes())) {
      Spot at = middle.by(grid.size() * (-0.42 + 0.22 * signs.size()), grid.size() * -0.74);
      signs.add(new Sign(word(wormhole), letter(wormhole), at.x(), at.y(), grid.size() * 0.1));
    }
    return signs;
  }

  private List<Globe> globes(Place place, Spot middle) {
    List<World> worlds = place.planets();
    Orbits orbits = Orbits.of(worlds.size());
    List<Globe> globes = new ArrayList<>();
    for (int i = 0; i < worlds.size(); i++) {
      Spot orbit = orbits.spots().get(i);
      Spot at = middle.by(orbit.x() * grid.size(), orbit.y() * grid.size());
      globes.add(globe(worlds.get(i), at, orbits));
    }
    return globes;
  }

  private Globe globe(World world, Spot at, Orbits orbits) {
    double radius = grid.size() * orbits.radius();
    double room = grid.size() * orbits.room();
    double nameAt = at.y() + radius + grid.size() * SMALL * 0.8;
    String name = world.name().orElse(world.id().value());
    return new Globe(
        world.id().value(),
        Line.within(NOBODY, name, new Spot(at.x(), nameAt), room, grid.size() * SMALL),
        values(world),
        world.traits().stream().sorted().findFirst().map(Painter::word).orElse("plain"),
        world.controller().map(Seat::toString).orElse(NOBODY),
        world.exhausted(),
        at.x(),
        at.y(),
        radius,
        forces(world, new Spot(at.x(), nameAt + grid.size() * SMALL * 1.1), room));
  }

  private static String values(World world) {
    return world
        .resources()
        .flatMap(resources -> world.influence().map(influence -> resources + "/" + influence))
        .orElse("");
  }

  /** One line for each owner. */
  private List<Line> forces(World world, Spot first, double room) {
    double size = grid.size() * SMALL;
    List<Line> lines = new ArrayList<>();
    byOwner(world.units())
        .forEach((owner, theirs) -> {
          Spot at = first.by(0, lines.size() * size * 1.05);
          lines.add(Line.within(owner.toString(), String.join(" ", units(theirs)), at, room, size));
        });
    return lines;
  }

  /**
   * Lines for the space area. All owners together get the lines that fit into the lower part of a
   * hex; each owner has its own lines.
   */
  private List<Line> fleets(Place place, Spot middle) {
    Map<Seat, List<UnitStack>> fleets = byOwner(place.space());
    int each = Math.max(1, Grid.LINES / Math.max(1, fleets.size()));
    List<Line> lines = new ArrayList<>();
    fleets.forEach((owner, theirs) -> {
      for (List<String> units : parts(units(theirs), each)) {
        Spot at = middle.by(0, grid.size() * Grid.lineAt(lines.size()));
        double room = grid.size() * Grid.roomAt(lines.size());
        lines.add(
            Line.within(owner.toString(), String.join("  ", units), at, room, grid.size() * TEXT));
      }
    });
    return lines;
  }

  /**
   * Distributes the units over at most this many lines. No line but the last has fewer than three
   * stacks.
   */
  private static List<List<String>> parts(List<String> units, int lines) {
    int perLine = Math.max(3, Math.ceilDiv(units.size(), lines));
    List<List<String>> parts = new ArrayList<>();
    for (int from = 0; from < units.size(); from += perLine) {
      parts.add(units.subList(from, Math.min(units.size(), from + perLine)));
    }
    return parts;
  }

  private static Map<Seat, List<UnitStack>> byOwner(Collection<UnitStack> stacks) {
    return stacks.stream()
        .collect(Collectors.groupingBy(UnitStack::owner, TreeMap::new, Collectors.toList()));
  }

  private static List<String> units(List<UnitStack> stacks) {
    return stacks.stream()
        .map(stack -> stack.count() + " " + SHORT.get(stack.type()) + (stack.damaged() ? "*" : ""))
        .toList();
  }

  /**
   * The anomalies in words, for people who cannot tell the colours apart, and because one colour
   * can hide another.
   */
  private List<Line> anomalies(Place place, Spot middle) {
    return place.anomalies().isEmpty()
        ? List.of()
        : List.of(
            Line.within(
                NOBODY,
                kinds(place).replace('-', ' '),
                middle.by(0, grid.size() * -0.63),
                grid.size(),
                grid.size() * SMALL));
  }

  /** The names of all its anomalies; {@code space} if it has none. */
  private static String kinds(Place place) {
    return place.anomalies().isEmpty()
        ? "space"
        : new TreeSet<>(place.anomalies())
            .stream().map(Painter::word).collect(Collectors.joining(" "));
  }

  private List<Dot> tokens(Place place, Spot middle) {
    List<Dot> dots = new ArrayList<>();
    for (Seat seat : new TreeSet<>(place.tokens())) {
      Spot at = middle.by(grid.size() * (0.45 - 0.13 * dots.size()), grid.size() * -0.74);
      dots.add(new Dot(seat.toString(), at.x(), at.y(), grid.size() * 0.06));
    }
    return dots;
  }

  private static List<Owner> owners(Scene scene) {
    TreeSet<Seat> seats = new TreeSet<>();
    for (Place place : scene.systems()) {
      place.space().forEach(stack -> seats.add(stack.owner()));
      seats.addAll(place.tokens());
      for (World world : place.planets()) {
        world.controller().ifPresent(seats::add);
        world.units().forEach(stack -> seats.add(stack.owner()));
      }
    }
    List<Owner> owners = new ArrayList<>();
    for (Seat seat : seats) {
      owners.add(new Owner(seat.toString(), 30 + 60.0 * owners.size()));
    }
    return owners;
  }

  private static String title(Place place) {
    Stream<String> planets = place.planets().stream().map(world -> world.id().value());
    Stream<String> wormholes = place.wormholes().stream().map(w -> word(w) + " wormhole");
    Stream<String> anomalies = place.anomalies().stream().map(Painter::word);
    return Stream.of(Stream.of("system " + place.id()), planets, wormholes, anomalies)
        .flatMap(parts -> parts)
        .collect(Collectors.joining(", "));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String letter(Wormhole wormhole) {
    return switch (wormhole) {
      case ALPHA -> "α";
      case BETA -> "β";
      case GAMMA -> "γ";
      case DELTA -> "δ";
    };
  }
}
