package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A strategy card.
 *
 * @param initiative its initiative number, 1 to 8; lower numbers act first
 * @param primary the steps of the primary ability, in order
 * @param version the print that the texts follow
 * @param baseDifference the differences of the base game's print
 */
public record StrategyCard(
    StrategyCardId id,
    String name,
    @JsonProperty(required = true) int initiative,
    List<String> primary,
    Secondary secondary,
    ExpansionId version,
    Optional<Difference> baseDifference)
    implements Entry<StrategyCardId>, Printed {
  public StrategyCard {
    primary = List.copyOf(primary);
  }

  @Override
  public List<Text> texts() {
    return Stream.concat(
            primary.stream().map(step -> new Text("primary", step)),
            Stream.of(new Text("secondary", secondary.effect())))
        .toList();
  }

  /** Always the base game, because every game has all eight cards in this print. */
  @Override
  public ExpansionId expansion() {
    return ExpansionId.BASE;
  }

  /**
   * The secondary ability, for the other players.
   *
   * @param tokens its cost in command tokens from the strategy pool
   * @param resources its additional cost in resources
   * @param placesToken whether the spent token is placed in a system instead of the reinforcements
   */
  public record Secondary(
      String effect,
      @JsonProperty(required = true) int tokens,
      int resources,
      boolean placesToken) {}

  /** The differences of an earlier print, in our own words. */
  public record Difference(Optional<String> primary, Optional<String> secondary) {}
}
