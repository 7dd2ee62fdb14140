package org.lazax.gateway.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.game.FilledPage.Filled;

/** Pages of a list of 25 games, of which some are left out. */
final class FilledPageTest {
  private static final int GAMES = 25;

  private int pagesRead;

  @Test
  void laterGamesTakeThePlacesOfThoseThatAreLeftOut() {
    Set<Integer> left = Set.of(1, 2, 5, 11);

    Filled first = page("", 10, left);

    assertThat(numbers(first)).containsExactly(3, 4, 6, 7, 8, 9, 10, 12, 13, 14);
    assertThat(pagesRead).isEqualTo(2);
    Filled second = page(Cursor.read(first.next().orElseThrow()), 10, left);
    assertThat(numbers(second)).containsExactly(15, 16, 17, 18, 19, 20, 21, 22, 23, 24);
    Filled third = page(Cursor.read(second.next().orElseThrow()), 10, left);
    assertThat(numbers(third)).containsExactly(25);
    assertThat(third.next()).isEmpty();
  }

  /** Whatever is left out and however long pages are, each other game is on one of them. */
  @Test
  void allPagesTogetherHaveEachGameOnce() {
    for (int max = 1; max <= GAMES + 1; max++) {
      for (int step = 1; step <= 6; step++) {
        int each = step;
        List<Integer> left =
            IntStream.rangeClosed(1, GAMES).filter(number -> number % each == 0).boxed().toList();
        List<Integer> seen = new ArrayList<>();
        Optional<String> after = Optional.of("");
        while (after.isPresent()) {
          Filled page = page(after.get(), max, Set.copyOf(left));
          seen.addAll(numbers(page));
          after = page.next().map(Cursor::read);
        }
        assertThat(seen)
            .containsExactlyElementsOf(
                IntStream.rangeClosed(1, GAMES)
                    .filter(number -> number % each != 0)
                    .boxed()
                    .toList());
      }
    }
  }

  @Test
  void aPageWhoseGamesAreAllLeftOutEndsSomewhere() {
    Set<Integer> all = Set.copyOf(IntStream.rangeClosed(1, GAMES).boxed().toList());

    Filled page = page("", 2, all);

    assertThat(page.entries()).isEmpty();
    assertThat(pagesRead).isEqualTo(FilledPage.MOST_READ);
    assertThat(page.next().map(Cursor::read)).contains(id(2 * FilledPage.MOST_READ));
  }

  private Filled page(String after, int max, Set<Integer> left) {
    pagesRead = 0;
    return FilledPage.read(
            after,
            max,
            from -> Uni.createFrom().item(read(from, max)),
            game -> !left.contains(number(game)))
        .await()
        .indefinitely();
  }

  private List<ObjectNode> read(String after, int max) {
    pagesRead++;
    return IntStream.rangeClosed(1, GAMES)
        .mapToObj(number -> JsonNodeFactory.instance.objectNode().put("id", id(number)))
        .filter(game -> game.path("id").asText().compareTo(after) > 0)
        .limit(max)
        .toList();
  }

  private static String id(int number) {
    return "game-%02d".formatted(number);
  }

  private static int number(ObjectNode game) {
    return Integer.parseInt(game.path("id").asText().substring("game-".length()));
  }

  private static List<Integer> numbers(Filled page) {
    return page.entries().stream().map(FilledPageTest::number).toList();
  }
}
