package org.lazax.rules.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.ending.GameEnded;
import org.lazax.table.event.objectives.VictoryPointsGained;

class VictoryTest {

  @Test
  @Rule({"victory_points.0", "victory_points.7"})
  void whoReachesTheTargetWinsAtOnce() {
    assertThat(winner(TableKit.players(3).points(P2, 10))).isEqualTo(P2);
    assertThat(TableKit.players(3).points(P2, 9).table().settle()).isEmpty();
  }

  @Test
  @Rule("victory_points.7")
  void ofSeveralTheFirstByInitiativeWins() {
    TableKit kit = TableKit.players(3).points(P1, 10).points(P3, 10);

    assertThat(winner(holding(holding(kit, P1, "imperial"), P3, "trade"))).isEqualTo(P3);
  }

  @Test
  @Rule("victory_points.7")
  void withoutStrategyCardsTheNextClockwiseFromTheSpeakerWins() {
    TableKit kit = TableKit.players(3).points(P1, 10).points(P3, 10);

    assertThat(winner(kit.speaker(P2))).isEqualTo(P3);
    assertThat(winner(kit.speaker(P1))).isEqualTo(P1);
  }

  @Test
  @Rule({"victory_points.4", "victory_points.4.1"})
  void pointsEndAtTheTarget() {
    assertThat(
            TableKit.players(2)
                .points(P1, 9)
                .table()
                .evolve(new VictoryPointsGained(P1, 2, "public_objective/x"), Stamp.NONE)
                .player(P1)
                .victoryPoints())
        .isEqualTo(10);
  }

  private static TableKit holding(TableKit kit, Seat seat, String card) {
    return kit.with(
        t -> t.withPlayer(seat, p -> p.withStrategyCards(Map.of(new StrategyCardId(card), false))));
  }

  private static Seat winner(TableKit kit) {
    return kit.table().settle().stream()
        .filter(GameEnded.class::isInstance)
        .map(e -> ((GameEnded) e).ending().winner())
        .findFirst()
        .orElseThrow();
  }
}
