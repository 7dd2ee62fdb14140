package org.lazax.combat.odds;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.combat.hits.HitPolicy;

/**
 * A fight about which somebody asks.
 *
 * @param kind among ships in space, or for a planet
 * @param nebula whether it is in a nebula
 * @param method how the answer is found; exactly unless it says otherwise
 * @param trials how often it is simulated
 * @param seed what the dice of a simulation depend on
 * @param expansions whose components are known; those that are played usually if left out
 */
public record OddsRequest(
    @JsonProperty(required = true) Kind kind,
    @JsonProperty(required = true) Force attacker,
    @JsonProperty(required = true) Force defender,
    Optional<Boolean> nebula,
    Optional<Method> method,
    Optional<Integer> trials,
    Optional<String> seed,
    Optional<List<ExpansionId>> expansions) {

  /** Where it is fought. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    SPACE,
    GROUND
  }

  /** How odds are found. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Method {
    EXACT,
    SIMULATE
  }

  /**
   * A side.
   *
   * @param faction whose sheet it has; that of nobody in particular if none is named
   * @param units how many of each type
   * @param upgraded the types that have their unit upgrade
   * @param damaged how many of each type are damaged
   * @param effects what else acts for it, and how often it can be used; 0 switches off what the
   *     faction brings
   * @param policy how it assigns hits
   */
  public record Force(
      Optional<String> faction,
      Optional<Map<String, Integer>> units,
      Optional<List<String>> upgraded,
      Optional<Map<String, Integer>> damaged,
      Optional<Map<String, Integer>> effects,
      Optional<HitPolicy> policy) {}
}
