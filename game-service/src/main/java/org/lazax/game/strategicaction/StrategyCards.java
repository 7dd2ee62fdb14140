package org.lazax.game.strategicaction;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.procedure.GameProcedure;
import org.lazax.table.procedure.GameProcedure.ImperialPrimary;
import org.lazax.table.procedure.GameProcedure.ImperialSecondary;
import org.lazax.table.procedure.GameProcedure.LeadershipTokens;

/** Which procedures the abilities of a strategy card are. */
public final class StrategyCards {
  private static final Map<StrategyCardId, Abilities> PLAYED =
      Map.of(
          new StrategyCardId("leadership"),
          new Abilities(
              seat -> new LeadershipTokens(seat, Leadership.GRANTED),
              seat -> new LeadershipTokens(seat, 0),
              Leadership::mayFollow),
          new StrategyCardId("imperial"),
          new Abilities(
              seat -> new ImperialPrimary(seat, ImperialPrimary.Step.SCORE),
              ImperialSecondary::new,
              Imperial::mayFollow));

  private StrategyCards() {}

  public static CardEffect effectOf(StrategyCardId card) {
    return PLAYED.containsKey(card) ? CardEffect.FULL : CardEffect.NONE_YET;
  }

  static Optional<Abilities> of(StrategyCardId card) {
    return Optional.ofNullable(PLAYED.get(card));
  }

  /**
   * The two abilities of a card.
   *
   * @param mayFollow whether a player has anything to choose in the secondary, from public facts
   */
  record Abilities(Ability primary, Ability secondary, Following mayFollow) {}

  @FunctionalInterface
  interface Ability {
    GameProcedure of(Seat seat);
  }

  @FunctionalInterface
  interface Following {
    boolean test(Table table, Seat seat);
  }
}
