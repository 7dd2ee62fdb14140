package org.lazax.game.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.strategy.StrategyRow;

/** Strategy cards and objectives on a position. */
public final class Cards {
  private Cards() {}

  public static StrategyCardId card(String id) {
    return new StrategyCardId(id);
  }

  /** This seat holds these strategy cards, readied. */
  public static TableKit held(TableKit kit, Seat seat, String... cards) {
    return held(kit, seat, false, cards);
  }

  /** This seat holds these strategy cards, exhausted. */
  public static TableKit used(TableKit kit, Seat seat, String... cards) {
    return held(kit, seat, true, cards);
  }

  private static TableKit held(TableKit kit, Seat seat, boolean exhausted, String... cards) {
    Map<StrategyCardId, Boolean> now = new TreeMap<>(kit.table().player(seat).strategyCards());
    Arrays.stream(cards).forEach(id -> now.put(card(id), exhausted));
    return kit.with(t -> t.withPlayer(seat, p -> p.withStrategyCards(now)));
  }

  /** All eight lie in the common area, empty. */
  public static TableKit laidOut(TableKit kit) {
    Map<StrategyCardId, Integer> goods = new TreeMap<>();
    Catalog.standard().strategyCards().keySet().forEach(id -> goods.put(id, 0));
    return kit.with(t -> t.withStrategyRow(new StrategyRow(goods)));
  }

  /** These public objectives are face up, and so many of each stage face down. */
  public static TableKit objectives(TableKit kit, int stageOne, int stageTwo, String... revealed) {
    TableKit now = kit.with(t -> t.withObjectives(t.objectives().withRows(stageOne, stageTwo)));
    for (String id : revealed) {
      now = now.with(t -> t.withObjectives(t.objectives().withRevealed(new ObjectiveId(id))));
    }
    return now;
  }

  /** This seat has these secret objectives in hand. */
  public static TableKit secrets(TableKit kit, Seat seat, String... secrets) {
    List<ObjectiveId> hand = Arrays.stream(secrets).map(ObjectiveId::new).toList();
    return kit.with(t ->
        t.withPlayer(seat, p -> p.withSecrets(hand))
            .withObjectives(
                t.objectives()
                    .withSecretsOut(
                        Stream.concat(t.objectives().secretsOut().stream(), hand.stream())
                            .collect(Collectors.toSet()))));
  }

  /** This seat has scored this objective. */
  public static TableKit scored(TableKit kit, Seat seat, String objective) {
    return kit.with(
        t -> t.withObjectives(t.objectives().withScored(seat, new ObjectiveId(objective))));
  }
}
