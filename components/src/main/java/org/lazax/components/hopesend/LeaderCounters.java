package org.lazax.components.hopesend;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.units.KeepsMarks;
import org.lazax.rules.units.PiecesOnBoard;
import org.lazax.rules.units.Whereabouts;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.component.LaysComponents;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * The leader counters of all players. Everybody sees where they are; a counter that lies face down
 * has the id of its back. Rules: hopes_end.4, hopes_end.15, hopes_end.N5.
 *
 * @param pieces all counters of players, by id, from setup to the end of the game
 */
@WireType("hopes-end.leaders")
public record LeaderCounters(Map<LeaderCounterId, LeaderPiece> pieces)
    implements TablePart, LaysComponents, KeepsMarks, PiecesOnBoard {
  public static final PartId<LeaderCounters> ID =
      PartId.of(
          new LeaderCounters(Map.of()),
          List.of(
              LeadersPlaced.class,
              LeaderBoarded.class,
              LeaderLanded.class,
              LeaderCaptured.class,
              LeaderHandedOver.class,
              LeaderEscaped.class,
              LeaderKilled.class,
              LeaderUsed.class));

  public LeaderCounters {
    pieces = Copies.sorted(pieces);
  }

  /** The piece of this counter; empty if it was never placed. */
  static Optional<LeaderPiece> find(Table table, LeaderCounterId leader) {
    return Optional.ofNullable(table.part(ID).pieces.get(leader));
  }

  /** The counters aboard the ship with this mark. */
  static List<LeaderCounterId> aboard(Table table, ComponentRef mark) {
    return table.part(ID).pieces.entrySet().stream()
        .filter(entry -> entry.getValue().ship().filter(mark::equals).isPresent())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether it tells ships with counters aboard from others. */
  static boolean isMark(ComponentRef mark) {
    return mark.kind() == Kind.LEADER_COUNTER;
  }

  /**
   * The mark for a ship that this counter boards as the first: its own, or that of another counter
   * of its owner if a ship that it has left to others has its own. Rule: hopes_end.N6.
   */
  static ComponentRef freeMark(Table table, LeaderCounterId leader) {
    Seat owner = find(table, leader).orElseThrow().owner();
    List<LeaderCounterId> leaders = Fates.leaders(table, owner);
    return Stream.concat(leaders.stream().filter(leader::equals), leaders.stream())
        .map(ComponentRef::of)
        .filter(mark -> aboard(table, mark).stream().allMatch(leader::equals))
        .findFirst()
        .orElseThrow();
  }

  /** The counters that lie captive before this player. */
  static List<LeaderCounterId> captivesOf(Table table, Seat captor) {
    return table.part(ID).pieces.entrySet().stream()
        .filter(entry -> entry.getValue().captor().filter(captor::equals).isPresent())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The player's own counters on planets and ships, and its captives. */
  @Override
  public List<ComponentRef> laidBefore(Seat seat) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue().liesBefore(seat))
        .map(entry -> ComponentRef.of(entry.getKey()))
        .toList();
  }

  @Override
  public Optional<Whereabouts> where(Table table, ComponentRef piece) {
    return piece.kind() == Kind.LEADER_COUNTER
        ? Optional.ofNullable(pieces.get(new LeaderCounterId(piece.name())))
            .flatMap(each -> each.place(table).map(place -> new Whereabouts(place, each.ship())))
        : Optional.empty();
  }

  @Override
  public boolean keepsMark(UnitStack units) {
    return pieces.values().stream()
        .anyMatch(piece ->
            piece.ship().isPresent()
                && piece.ship().equals(units.mark())
                && piece.owner().equals(units.owner()));
  }

  LeaderCounters with(LeaderCounterId leader, LeaderPiece piece) {
    return new LeaderCounters(Copies.with(pieces, leader, piece));
  }

  /** A counter lies on a planet of its owner, for the first time or after an escape. */
  LeaderCounters placed(Seat owner, LeaderCounterId leader, PlanetId planet) {
    LeaderPiece known = pieces.get(leader);
    return with(leader, known == null ? LeaderPiece.on(owner, planet) : known.on(planet));
  }

  /**
   * A piece lies with its other side up: that of this id.
   *
   * @param used the round in which it was last used as what lies up
   */
  LeaderCounters turned(LeaderCounterId from, LeaderCounterId to, Optional<Integer> used) {
    LeaderPiece piece = pieces.get(from);
    return piece == null
        ? this
        : new LeaderCounters(Copies.without(pieces, from)).with(to, piece.withUse(used));
  }

  LeaderCounters changed(LeaderCounterId leader, UnaryOperator<LeaderPiece> change) {
    LeaderPiece piece = pieces.get(leader);
    return piece == null ? this : with(leader, change.apply(piece));
  }

  @Override
  public boolean isEmpty() {
    return pieces.isEmpty();
  }

  /**
   * The counters of an eliminated player leave the game wherever they are; its captives escape.
   * Rule: hopes_end.N22.
   */
  @Override
  public LeaderCounters without(Seat seat) {
    Map<LeaderCounterId, LeaderPiece> left = new TreeMap<>(pieces);
    left.replaceAll((_, piece) -> {
      if (piece.owner().equals(seat)) {
        return piece.killed();
      }
      return piece.captor().filter(seat::equals).isPresent() ? piece.escaping() : piece;
    });
    return new LeaderCounters(left);
  }

  @Override
  public LeaderCounters shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    pieces.forEach((leader, piece) -> {
      boolean held = piece.captor().filter(captor -> !table.seats().contains(captor)).isEmpty();
      if (!held || !piece.consistent() || !isOf(table, piece.owner(), leader)) {
        found.add("the leader counter " + leader + " is " + piece);
      }
    });
    return found;
  }

  /** Whether this is a counter of the player's faction. */
  static boolean isOf(Table table, Seat owner, LeaderCounterId leader) {
    return table.players().containsKey(owner)
        && table.catalog().leaderCounters().containsKey(leader)
        && table.catalog().leaderCounter(leader).faction().equals(table.player(owner).faction());
  }
}
