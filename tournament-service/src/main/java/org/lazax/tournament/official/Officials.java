package org.lazax.tournament.official;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Refusal;

/**
 * The officials of a tournament. Immutable.
 *
 * @param all everybody who was ever appointed, and whether the appointment stands
 */
public record Officials(@JsonValue Map<OfficialId, Boolean> all) {
  public static final String NOT_AN_OFFICIAL = "not-an-official";
  public static final Officials NONE = new Officials(Map.of());

  @JsonCreator
  public Officials {
    all = Collections.unmodifiableMap(new TreeMap<>(all));
  }

  /** Why this is not one of those who have the role now; empty if it is. */
  public Optional<Refusal> lacks(OfficialId official, Role role) {
    return official.role() == role && all.getOrDefault(official, false)
        ? Optional.empty()
        : Optional.of(
            Refusal.of(NOT_AN_OFFICIAL, "only an official with this role may do this")
                .with("role", role)
                .with("by", official));
  }

  /** The id of the next official with this role. */
  public OfficialId next(Role role) {
    long before = all.keySet().stream().filter(official -> official.role() == role).count();
    return new OfficialId(role, Math.toIntExact(before) + 1);
  }

  /** How many have the role now. */
  public long count(Role role) {
    return all.entrySet().stream()
        .filter(entry -> entry.getKey().role() == role && entry.getValue())
        .count();
  }

  /** The same, with or without this official. */
  public Officials with(OfficialId official, boolean appointed) {
    Map<OfficialId, Boolean> changed = new TreeMap<>(all);
    changed.put(official, appointed);
    return new Officials(changed);
  }
}
