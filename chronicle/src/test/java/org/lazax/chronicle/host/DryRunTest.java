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

/** The result of a dry run. */
class DryRunTest {
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);

  @Test
  void eventsFromTheFirstRandomNumberOnAreLeftOut() {
    GameEvent before = new Minted(ONE, 3);
    GameEvent chance = new Quarrelled(TWO, new Chance(0, List.of(2), List.of(2)));
    GameEvent after = new Minted(TWO, 9);

    QueryResult.DryRun result = predicted(before, chance, after);

    assertThat(result.events()).containsExactly(before);
    assertThat(result.chance()).isTrue();
    assertThat(predicted(before, after).chance()).isFalse();
  }

  @Test
  void eventsThatTheActingSeatMayNotReadAreLeftOut() {
    GameEvent own = new BidMade(ONE, 4);
    GameEvent ofAnotherSeat = new BidMade(TWO, 5);

    assertThat(predicted(own, ofAnotherSeat).events()).containsExactly(own);
  }

  @Test
  void eventsThatDependOnWhatTheSeatMayNotKnowAreLeftOut() {
    GameEvent before = new Minted(ONE, 3);
    GameEvent revealing = new Revealing();

    QueryResult.DryRun result = predicted(before, revealing, new Minted(TWO, 9));

    assertThat(result.events()).containsExactly(before);
    assertThat(result.chance()).isTrue();
  }

  private record Revealing() implements GameEvent {
    @Override
    public boolean foreseeable() {
      return false;
    }
  }

  private static QueryResult.DryRun predicted(GameEvent... decided) {
    return QueryResult.DryRun.predicted(7, List.of(decided), Optional.of(ONE));
  }
}
