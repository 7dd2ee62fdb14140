package org.lazax.chronicle.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;

/**
 * The expected numbers come from another program in another language, written from the description
 * of the algorithm.
 */
final class SeededDiceTest {
  private static final PlatformSeed PLATFORM = PlatformSeed.of(counting());
  private static final GameSeed SEED =
      PLATFORM.freeze(Map.of(new Seat(3), "größe", new Seat(1), "luck"));

  @Test
  @Rule("component_limitations.1")
  void theStreamIsTheDocumentedOne() {
    SeededDice dice = SEED.dice(118);

    Chance rolled = dice.roll(Dice.TEN, 40);
    Chance drawn = dice.draw(80, 5);

    assertThat(rolled.values())
        .containsExactly(
            1, 9, 3, 6, 1, 6, 8, 8, 6, 6, 6, 8, 10, 4, 4, 10, 7, 4, 7, 8, 7, 8, 10, 8, 4, 10, 9, 4,
            1, 7, 8, 10, 7, 1, 3, 10, 5, 5, 2, 4);
    assertThat(drawn)
        .isEqualTo(new Chance(42, List.of(80, 79, 78, 77, 76), List.of(65, 53, 69, 16, 56)));
    assertThat(dice.position()).isEqualTo(47);
  }

  @Test
  void largeBoundsUseMoreBytes() {
    SeededDice dice = SEED.dice(7);

    Chance taken = dice.take(List.of(1000, 70_000, Integer.MAX_VALUE, 1, 256, 257));

    assertThat(taken.values()).containsExactly(887, 66_036, 1_307_475_101, 1, 254, 153);
    assertThat(dice.position()).isEqualTo(13);
  }

  @Test
  void aChanceIsDrawnAgainFromItsPosition() {
    SeededDice dice = SEED.dice(118);
    dice.roll(Dice.TEN, 40);
    Chance drawn = dice.draw(80, 5);

    assertThat(SEED.dice(118, drawn.position()).take(drawn.bounds())).isEqualTo(drawn);
  }

  @Test
  void commitsAndGamesHaveTheirOwnStreams() {
    List<Integer> here = SEED.dice(1).roll(1000, 10).values();

    assertThat(SEED.dice(1).roll(1000, 10).values()).isEqualTo(here);
    assertThat(SEED.dice(2).roll(1000, 10).values()).isNotEqualTo(here);
    assertThat(PLATFORM.freeze(Map.of()).dice(1).roll(1000, 10).values()).isNotEqualTo(here);
  }

  @Test
  void everySeatsEntropyCountsAndBelongsToItsSeat() {
    List<Integer> here = valuesWith(Map.of(new Seat(1), "ab", new Seat(2), "c"));

    assertThat(valuesWith(Map.of(new Seat(1), "ab"))).isNotEqualTo(here);
    assertThat(valuesWith(Map.of(new Seat(1), "a", new Seat(2), "bc"))).isNotEqualTo(here);
    assertThat(valuesWith(Map.of(new Seat(1), "ab", new Seat(3), "c"))).isNotEqualTo(here);
  }

  @Test
  void allFacesAreAboutEquallyFrequent() {
    int[] seen = new int[Dice.TEN + 1];

    IntStream.range(0, 1_000)
        .forEach(seq -> SEED.dice(seq).roll(Dice.TEN, 100).values().forEach(face -> seen[face]++));

    // 10,000 each on average; five standard deviations are 474.
    assertThat(seen[0]).isZero();
    assertThat(IntStream.rangeClosed(1, Dice.TEN).map(face -> seen[face]))
        .allMatch(times -> Math.abs(times - 10_000) < 474);
  }

  @Test
  void drawingAllDrawsEachOnce() {
    List<Integer> all = IntStream.rangeClosed(1, 80).boxed().toList();

    assertThat(SEED.dice(5).draw(80, 80).drawnFrom(all)).containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  void diceAreUnusedUntilANumberIsDrawn() {
    SeededDice dice = SEED.dice(1);
    dice.roll(Dice.TEN, 0);
    assertThat(dice.used()).isFalse();

    dice.draw(3, 1);
    assertThat(dice.used()).isTrue();
  }

  @Test
  void impossibleRollsAreRefused() {
    SeededDice dice = SEED.dice(1);

    assertThatThrownBy(() -> dice.roll(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> dice.draw(3, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SEED.dice(1, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  static byte[] counting() {
    byte[] bytes = new byte[PlatformSeed.BYTES];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }

  private static List<Integer> valuesWith(Map<Seat, String> entropy) {
    return PLATFORM.freeze(entropy).dice(1).roll(1000, 10).values();
  }
}
