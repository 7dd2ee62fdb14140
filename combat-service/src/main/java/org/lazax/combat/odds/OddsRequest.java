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
 * A request for the odds of a combat.
 *
 * @param kind space combat, or ground combat with what comes before it
 * @param nebula whether the combat is in a nebula; false if left out
 * @param method how the odds are computed; exactly if left out
 * @param trials the number of simulated combats; 100,000 if left out
 * @param seed the seed of the dice of a simulation
 * @param expansions the expansions whose components are known; the default of new games if left out
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

  /** Where the combat takes place. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    SPACE,
    GROUND
  }

  /** How odds are computed. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Method {
    EXACT,
    SIMULATE
  }

  /**
   * A side of the combat.
   *
   * @param faction its faction; units without a faction if left out
   * @param units the number of units of each type
   * @param upgraded the types with their unit upgrade
   * @param damaged how many units of each type are damaged
   * @param effects the components that act for it, and how often each can be used; 0 switches off a
   *     component that the faction brings
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
