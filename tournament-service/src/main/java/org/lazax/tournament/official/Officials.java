package org.lazax.tournament.official;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Refusal;
import org.lazax.tournament.digest.Digest;

/**
 * The officials of a tournament. Immutable.
 *
 * @param all everybody who was ever appointed
 */
public record Officials(@JsonValue Map<OfficialId, Official> all) {
  public static final String NOT_AN_OFFICIAL = "not-an-official";
  public static final Officials NONE = new Officials(Map.of());

  @JsonCreator
  public Officials {
    all = Collections.unmodifiableMap(new TreeMap<>(all));
  }

  /**
   * An official.
   *
   * @param account digest of the account
   * @param present whether the appointment stands
   */
  public record Official(Digest account, boolean present) {}

  /** Why this is not one of those who have the role now; empty if it is. */
  public Optional<Refusal> lacks(OfficialId official, Role role) {
    return official.role() == role && present().contains(official)
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

  /** Everybody whose appointment stands. */
  public List<OfficialId> present() {
    return all.entrySet().stream()
        .filter(entry -> entry.getValue().present())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The ids of an account whose appointments stand, one for each of its roles. */
  public List<OfficialId> of(Digest account) {
    return all.entrySet().stream()
        .filter(entry -> entry.getValue().equals(new Official(account, true)))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The digests of the accounts that have the role now. */
  public List<Digest> accounts(Role role) {
    return all.entrySet().stream()
        .filter(entry -> entry.getKey().role() == role && entry.getValue().present())
        .map(entry -> entry.getValue().account())
        .toList();
  }

  /** How many have the role now. */
  public long count(Role role) {
    return present().stream().filter(official -> official.role() == role).count();
  }

  /** The same with this official. */
  public Officials with(OfficialId official, Digest account) {
    return with(official, new Official(account, true));
  }

  /** The same after this official was dismissed. */
  public Officials without(OfficialId official) {
    return Optional.ofNullable(all.get(official))
        .map(known -> with(official, new Official(known.account(), false)))
        .orElse(this);
  }

  private Officials with(OfficialId official, Official now) {
    Map<OfficialId, Official> changed = new TreeMap<>(all);
    changed.put(official, now);
    return new Officials(changed);
  }
}
