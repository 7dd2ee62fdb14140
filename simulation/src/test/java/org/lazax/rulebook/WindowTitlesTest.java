package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.WindowTitles;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;

/** Every window that is no moment and no question of a component says what it asks for. */
final class WindowTitlesTest {
  private static final long FIRST = 1;
  private static final long GAMES = 12;

  @Test
  void everyWindowHasWords() {
    Set<String> windows =
        WindowsPage.ofThePlatform().windows().stream()
            .flatMap(row -> row.about().map(name -> row.procedure() + "." + name).stream())
            .collect(Collectors.toSet());

    assertThat(WindowTitles.names()).containsExactlyInAnyOrderElementsOf(windows);
  }

  @Test
  void theTitlesOfWholeGamesAreSentencesWithPrintedNames() {
    Map<String, String> titles = new HashMap<>();
    for (long seed = FIRST; seed < FIRST + GAMES; seed++) {
      WholeGame.of(seed, GameSetups.ofAllKinds(seed), RandomBot::new)
          .onCommit((_, table) ->
              table.kernel().awaiting().ifPresent(window -> title(table, window, titles)))
          .play();
    }

    assertThat(titles.values())
        .allSatisfy(title ->
            assertThat(title).matches("\\p{Lu}.*|p\\d.*").contains(" ").doesNotContain("[", "{"));
    assertThat(titles.get("secondary"))
        .matches("p\\d may use the secondary ability of \\p{Lu}\\w+");
  }

  private static void title(Table table, Window window, Map<String, String> titles) {
    Frame frame = table.kernel().frame().orElseThrow();
    titles.put(WireTypes.nameOf(frame.procedure().getClass()), WindowTitles.of(table, window));
  }
}
