package org.lazax.rules.ability.occurrence;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A moment of a combat, or of the invasion around one.
 *
 * @param active the attacker, in most cases the active player
 * @param moments what happens, in the order of the texts. The first round begins with the combat,
 *     and the last round ends with it, so there can be two.
 * @param round the round of combat; 0 outside a round
 * @param whose the player who has rolled or whose units are concerned; the attacker if it concerns
 *     both
 * @param source the source of the roll or the hits; empty if there is none
 * @param units the units concerned, as they were before; empty if it concerns no units in
 *     particular
 * @param count the number of hits or units
 * @param weary the units that have sustained damage in this round and are still damaged
 * @param winner the winner of a combat that ends; empty for a draw
 * @param near how many dice of a roll would have hit with a result higher by 1
 */
@RecordBuilder
@WireType("in-fight")
public record InFight(
    Seat active,
    Set<CombatMoment> moments,
    Place place,
    Seat defender,
    int round,
    Seat whose,
    Optional<HitSource> source,
    List<UnitStack> units,
    int count,
    List<UnitStack> weary,
    Optional<Seat> winner,
    Optional<Integer> near)
    implements StandardOccurrence, InFightBuilder.With {
  public InFight {
    moments = Copies.ordered(moments);
    units = List.copyOf(units);
    weary = List.copyOf(weary);
  }

  @Override
  public String kind() {
    return moment().value() + "." + moments.iterator().next().text();
  }

  /** The same roll with its current number of hits. */
  public InFight rolledNow(int hits, int nearly) {
    return with(it -> it.count(hits).near(Optional.of(nearly).filter(dice -> dice > 0)));
  }

  /** The same occurrence for some of the units. */
  public InFight of(List<UnitStack> some) {
    int total = some.stream().mapToInt(UnitStack::count).sum();
    return with(it -> it.units(some).count(total));
  }

  /** Rules: technology/assault_cannon.N3.1, unit/z_grav_eidolon.N2.1. */
  @Override
  public boolean takesTurns() {
    return CombatMoment.ROUND_BEGINS.isIn(this);
  }

  /** The concerned units of this player and this type. */
  public List<UnitStack> units(Seat owner, UnitType type) {
    return units.stream()
        .filter(stack -> stack.owner().equals(owner) && stack.type() == type)
        .toList();
  }

  /** The number of the concerned units of this player and this type. */
  public int count(Seat owner, UnitType type) {
    return units(owner, type).stream().mapToInt(UnitStack::count).sum();
  }

  /** The player on the other side. */
  public Seat opponent(Seat seat) {
    return seat.equals(active) ? defender : active;
  }

  public boolean isParty(Seat seat) {
    return seat.equals(active) || seat.equals(defender);
  }
}
