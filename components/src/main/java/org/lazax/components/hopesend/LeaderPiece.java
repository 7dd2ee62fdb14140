package org.lazax.components.hopesend;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Where a leader counter is. It escapes if it is on no planet and no ship, captive of nobody and in
 * the game: its owner puts it on a planet before anything else happens.
 *
 * @param owner the player whose counter it is, wherever it lies
 * @param planet the planet on which it lies
 * @param ship the mark of the ship on which it is
 * @param captor the player in whose play area it lies as a captive
 * @param out whether it has left the game
 * @param used the round in which it was last used for what it does once in a round
 */
public record LeaderPiece(
    Seat owner,
    Optional<PlanetId> planet,
    Optional<ComponentRef> ship,
    Optional<Seat> captor,
    boolean out,
    Optional<Integer> used) {

  static LeaderPiece on(Seat owner, PlanetId planet) {
    return nowhere(owner).on(planet);
  }

  static LeaderPiece aboard(Seat owner, ComponentRef mark) {
    return nowhere(owner).aboard(mark);
  }

  private static LeaderPiece nowhere(Seat owner) {
    return new LeaderPiece(
        owner, Optional.empty(), Optional.empty(), Optional.empty(), false, Optional.empty());
  }

  LeaderPiece on(PlanetId at) {
    return with(Optional.of(at), Optional.empty(), Optional.empty(), false);
  }

  LeaderPiece aboard(ComponentRef mark) {
    return with(Optional.empty(), Optional.of(mark), Optional.empty(), false);
  }

  LeaderPiece captiveOf(Seat seat) {
    return with(Optional.empty(), Optional.empty(), Optional.of(seat), false);
  }

  LeaderPiece escaping() {
    return with(Optional.empty(), Optional.empty(), Optional.empty(), false);
  }

  LeaderPiece killed() {
    return with(Optional.empty(), Optional.empty(), Optional.empty(), true);
  }

  private LeaderPiece with(
      Optional<PlanetId> onto, Optional<ComponentRef> carrier, Optional<Seat> by, boolean gone) {
    return new LeaderPiece(owner, onto, carrier, by, gone, used);
  }

  LeaderPiece usedIn(int round) {
    return withUse(Optional.of(round));
  }

  LeaderPiece withUse(Optional<Integer> round) {
    return new LeaderPiece(owner, planet, ship, captor, out, round);
  }

  /** Whether it is on a planet or a ship. */
  boolean inPlay() {
    return planet.isPresent() || ship.isPresent();
  }

  /** Whether it is in play for this player, or lies captive before it. */
  boolean liesBefore(Seat seat) {
    return (inPlay() && owner.equals(seat)) || captor.filter(seat::equals).isPresent();
  }

  /** Whether both are in play for one player on the same planet or the same ship. */
  boolean isBeside(LeaderPiece other) {
    return inPlay()
        && owner.equals(other.owner)
        && planet.equals(other.planet)
        && ship.equals(other.ship);
  }

  boolean escapes() {
    return !inPlay() && captor.isEmpty() && !out;
  }

  /** Where it lies on the board; empty if it is in no place there. */
  public Optional<Place> place(Table table) {
    return planet.flatMap(table::place).or(() -> carrier(table).map(Map.Entry::getKey));
  }

  /** The ship on which it is, with its place; empty if it is on none. */
  Optional<Map.Entry<Place, UnitStack>> carrier(Table table) {
    if (ship.isPresent()) {
      for (var at : table.units().at().entrySet()) {
        for (UnitStack stack : at.getValue()) {
          if (stack.mark().equals(ship) && stack.owner().equals(owner)) {
            return Optional.of(Map.entry(at.getKey(), stack));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether it is in one place at most, and nobody holds an own counter captive. */
  boolean consistent() {
    long places = Stream.of(planet, ship, captor).filter(Optional::isPresent).count();
    return places <= (out ? 0 : 1) && captor.filter(owner::equals).isEmpty();
  }
}
