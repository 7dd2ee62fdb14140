package org.lazax.combat.hits;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;

/** How hits are assigned for an owner who leaves it to a rule of thumb: one hit after the other. */
public enum HitPolicy {
  /**
   * Whoever can sustain damage does so before anything is destroyed; then the cheapest are
   * destroyed. Capacity is not looked at.
   */
  @JsonProperty("sustainFirst")
  SUSTAIN_FIRST,
  /** The cheapest are destroyed; a unit sustains damage only when it would be destroyed itself. */
  @JsonProperty("cheapestFirst")
  CHEAPEST_FIRST,
  /**
   * As {@link #SUSTAIN_FIRST}, but a carrier whose loss would leave others without room goes after
   * all that can take the hit in its place.
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

  /** How dear a unit is to its owner: what is destroyed last is dearest. */
  public static int worth(UnitType type) {
    return DESTROYED.getOrDefault(type, 0);
  }

  /** Who can take the next hit; like units of one type stand together. */
  public interface Takers {
    int size();

    UnitType type(int index);

    /** How many of them undamaged ones the hit could destroy. */
    int healthy(int index);

    /** How many of them damaged ones the hit could destroy. */
    int damaged(int index);

    /** How many could cancel the hit by sustaining damage. */
    int sustaining(int index);

    /** Whether the loss of one would leave others without room. */
    boolean strands(int index);
  }

  /** One of these units takes the hit: it sustains damage, or one so damaged is destroyed. */
  public record Choice(int index, boolean sustains, boolean damaged) {}

  /** Who takes the next hit; nobody if there is nobody left. */
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
