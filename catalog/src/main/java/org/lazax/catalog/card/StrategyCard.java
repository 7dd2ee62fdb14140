package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A strategy card.
 *
 * @param initiative its initiative number, 1 to 8; lower numbers act first
 * @param primary the steps of the primary ability, in order
 * @param version the expansion that brings the print that the texts follow
 * @param firstPrint the differences of the base game's print, if it was reprinted
 */
public record StrategyCard(
    StrategyCardId id,
    String name,
    @JsonProperty(required = true) int initiative,
    List<String> primary,
    Secondary secondary,
    ExpansionId version,
    Optional<FirstPrint> firstPrint)
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

  /** Always the base game, because every game has all eight cards. */
  @Override
  public ExpansionId expansion() {
    return ExpansionId.BASE;
  }

  @Override
  public Optional<Omega> omega() {
    return firstPrint.map(_ -> new Omega(version, Optional.empty()));
  }

  /** The card in this print. A card that was never reprinted is the same in both. */
  public StrategyCard inPrint(boolean asFirstPrinted) {
    return firstPrint
        .filter(_ -> asFirstPrinted)
        .map(print ->
            new StrategyCard(
                id,
                name,
                initiative,
                print.primary().orElse(primary),
                print.secondary().orElse(secondary),
                ExpansionId.BASE,
                Optional.empty()))
        .orElse(this);
  }

  /**
   * The secondary ability, for the other players.
   *
   * @param tokens its cost in command tokens from the strategy pool
   * @param resources its additional cost in resources
   * @param placesToken whether the token is placed in a system instead of the reinforcements
   * @param unspent whether the tokens leave the strategy pool without being spent
   */
  public record Secondary(
      String effect,
      @JsonProperty(required = true) int tokens,
      int resources,
      boolean placesToken,
      boolean unspent) {}

  /** What differs on the first print; empty where it is the same. */
  public record FirstPrint(Optional<List<String>> primary, Optional<Secondary> secondary) {
    public FirstPrint {
      primary = primary.map(List::copyOf);
    }
  }
}
