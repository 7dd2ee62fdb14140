package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * A strategy card.
 *
 * @param initiative its number, 1 to 8; the lowest acts first
 * @param primary the steps of the primary ability in order
 * @param version which print the texts follow
 * @param baseDifference what the base game's print does otherwise
 */
public record StrategyCard(
    StrategyCardId id,
    String name,
    @JsonProperty(required = true) int initiative,
    List<String> primary,
    Secondary secondary,
    ExpansionId version,
    Optional<Difference> baseDifference)
    implements Entry<StrategyCardId> {
  public StrategyCard {
    primary = List.copyOf(primary);
  }

  /** Every game has all eight, in the print that is known here. */
  @Override
  public ExpansionId expansion() {
    return ExpansionId.BASE;
  }

  /**
   * What the other players may do.
   *
   * @param tokens strategy tokens it costs
   * @param resources resources it costs on top
   * @param placesToken whether the paid token goes into a system instead of the reinforcements
   */
  public record Secondary(
      String effect,
      @JsonProperty(required = true) int tokens,
      int resources,
      boolean placesToken) {}

  /** Where an earlier print differs, in our own words. */
  public record Difference(Optional<String> primary, Optional<String> secondary) {}
}
