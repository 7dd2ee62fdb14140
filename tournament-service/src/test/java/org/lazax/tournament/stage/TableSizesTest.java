package org.lazax.tournament.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TableSizesTest {
  private static final int MANY = 7_000;

  @Test
  void twentyAndMoreSitAtTablesOfSixAndFive() {
    IntStream.rangeClosed(20, MANY)
        .forEach(entrants -> {
          List<Integer> sizes = TableSizes.USUAL.of(entrants).orElseThrow();

          assertThat(sizes).as("%d entrants", entrants).isSubsetOf(5, 6);
          assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(entrants);
          // Six tables of five would be five tables of six.
          assertThat(Collections.frequency(sizes, 5)).as("%d entrants", entrants).isLessThan(6);
          assertThat(TableSizes.USUAL.byes(entrants)).contains(0);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "7, 1", "8, 2", "9, 3", "13, 1", "14, 2", "19, 1", "5, 0", "36, 0", "599, 0", "6001, 0"
  })
  void thoseWhoCannotBeSeatedSitOut(int entrants, int byes) {
    assertThat(TableSizes.USUAL.byes(entrants)).contains(byes);
    assertThat(TableSizes.USUAL.of(entrants).isPresent()).isEqualTo(byes == 0);
  }

  @Test
  void smallerTablesAreSetUpOnlyIfTheyAreAllowed() {
    assertThat(new TableSizes(6, 3).of(7)).contains(List.of(4, 3));
    assertThat(new TableSizes(6, 4).of(7)).isEmpty();
    assertThat(new TableSizes(6, 4).of(13)).contains(List.of(5, 4, 4));
    assertThat(TableSizes.only(6).byes(35)).contains(5);
  }

  @Test
  void thereAreTooFewForOneTable() {
    assertThat(TableSizes.USUAL.byes(4)).isEmpty();
    assertThat(TableSizes.USUAL.byes(0)).isEmpty();
    assertThat(TableSizes.USUAL.of(0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"6, 2", "9, 6", "5, 6"})
  void aGameHasThreeToEightPlayers(int most, int least) {
    assertThatThrownBy(() -> new TableSizes(most, least))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
