package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.toy.ToyEvent.BidMade;
import org.lazax.chronicle.toy.ToyEvent.Minted;
import org.lazax.chronicle.toy.ToyEvent.Quarrelled;

/** What is told of a command that nobody gives. */
class DryRunTest {
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);

  @Test
  void nothingIsToldFromTheFirstDieOn() {
    GameEvent sure = new Minted(ONE, 3);
    GameEvent thrown = new Quarrelled(TWO, new Chance(0, List.of(2), List.of(2)));
    GameEvent follows = new Minted(TWO, 9);

    QueryResult.DryRun told = foreseen(sure, thrown, follows);

    assertThat(told.events()).containsExactly(sure);
    assertThat(told.chance()).isTrue();
    assertThat(foreseen(sure, follows).chance()).isFalse();
  }

  @Test
  void whatIsHiddenFromTheActingSeatIsLeftOut() {
    GameEvent own = new BidMade(ONE, 4);
    GameEvent anothers = new BidMade(TWO, 5);

    assertThat(foreseen(own, anothers).events()).containsExactly(own);
  }

  private static QueryResult.DryRun foreseen(GameEvent... decided) {
    return QueryResult.DryRun.predicted(7, List.of(decided), Optional.of(ONE));
  }
}
