package org.lazax.combat.hits;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;

/**
 * The policies by which hits are assigned without asking the owner. Hits are assigned one after the
 * other.
 */
public enum HitPolicy {
  /**
   * All units that can sustain damage do so before any unit is destroyed; then the cheapest units
   * are destroyed. Capacity is ignored.
   */
  @JsonProperty("sustainFirst")
  SUSTAIN_FIRST,
  /**
   * The cheapest units are destroyed. A unit sustains damage only when it would be destroyed
   * itself.
   */
  @JsonProperty("cheapestFirst")
  CHEAPEST_FIRST,
  /**
   * As {@link #SUSTAIN_FIRST}, but a carrier without which other units would lack capacity is
   * destroyed after all units that can take the hit in its place.
   */
  @JsonProperty("keepCapacity")
  KEEP_CAPACITY;

  private static final Map<UnitType, Integer> SUSTAINING =
      ranked(
          UnitType.DREADNOUGHT,
          UnitType.MECH,
          UnitType.DESTROYER,
          UnitType.CRUISER,
          UnitType.CARRIER,
          UnitType.PDS,
          UnitType.FLAGSHIP,
          UnitType.WAR_SUN);

  private static final Map<UnitType, Integer> DESTROYED =
      ranked(
          UnitType.FIGHTER,
          UnitType.DESTROYER,
          UnitType.INFANTRY,
          UnitType.CRUISER,
          UnitType.CARRIER,
          UnitType.MECH,
          UnitType.PDS,
          UnitType.DREADNOUGHT,
          UnitType.FLAGSHIP,
          UnitType.WAR_SUN);

  private static Map<UnitType, Integer> ranked(UnitType... types) {
    Map<UnitType, Integer> ranks = new EnumMap<>(UnitType.class);
    for (UnitType type : UnitType.values()) {
      int index = List.of(types).indexOf(type);
      ranks.put(type, index < 0 ? types.length : index);
    }
    return ranks;
  }

  /** The value of a type of units to its owner. Units with a higher value are destroyed later. */
  public static int worth(UnitType type) {
    return DESTROYED.getOrDefault(type, 0);
  }

  /** The units that can take the next hit, in groups of like units of one type. */
  public interface Takers {
    int size();

    UnitType type(int index);

    /** How many undamaged units of this group the hit could destroy. */
    int healthy(int index);

    /** How many damaged units of this group the hit could destroy. */
    int damaged(int index);

    /** How many units of this group could cancel the hit by sustaining damage. */
    int sustaining(int index);

    /** Whether other units would lack capacity if one unit of this group were destroyed. */
    boolean strands(int index);
  }

  /**
   * The group that takes the hit. A unit of it sustains damage, or a damaged or an undamaged unit
   * of it is destroyed.
   */
  public record Choice(int index, boolean sustains, boolean damaged) {}

  /** The unit that takes the next hit; empty if no unit is left. */
  public Optional<Choice> next(Takers takers) {
    int dies = -1;
    int sustains = -1;
    for (int i = 0; i < takers.size(); i++) {
      if (takers.healthy(i) + takers.damaged(i) > 0 && (dies < 0 || goesFirst(takers, i, dies))) {
        dies = i;
      }
      if (takers.sustaining(i) > 0 && (sustains < 0 || before(SUSTAINING, takers, i, sustains))) {
        sustains = i;
      }
    }
    if (dies < 0) {
      return Optional.empty();
    }
    if (this != CHEAPEST_FIRST && sustains >= 0) {
      return Optional.of(new Choice(sustains, true, false));
    }
    if (takers.damaged(dies) > 0) {
      return Optional.of(new Choice(dies, false, true));
    }
    return Optional.of(new Choice(dies, takers.sustaining(dies) > 0, false));
  }

  private boolean goesFirst(Takers takers, int one, int other) {
    if (this == KEEP_CAPACITY) {
      boolean strands = takers.strands(one);
      if (strands != takers.strands(other)) {
        return !strands;
      }
    }
    return before(DESTROYED, takers, one, other);
  }

  private static boolean before(Map<UnitType, Integer> ranks, Takers takers, int one, int other) {
    int first = ranks.getOrDefault(takers.type(one), 0);
    int second = ranks.getOrDefault(takers.type(other), 0);
    return first != second ? first < second : takers.damaged(one) > 0 && takers.damaged(other) == 0;
  }
}
