package org.lazax.simulation.released;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.event.setup.GameConfigured;

/** What happened in games: types of events and procedures, kinds of fights, ways to set up. */
final class Marks {
  private static final String FIRST_PRINTS = "first prints";

  /** By the words for it, the mark of what the games of a release must show together. */
  private static final Map<String, String> BY_WORDS = byWords();

  /** What the games of a release must show together, in words. */
  static final List<String> REQUIRED = List.copyOf(BY_WORDS.keySet());

  private Marks() {}

  private static Map<String, String> byWords() {
    Map<String, String> marks =
        new TreeMap<>(
            Map.of(
                "leaders unlocked",
                "table.leader-unlocked.v1",
                "agents",
                "table.agent-exhausted.v1",
                "heroes",
                "table.hero-purged.v1",
                "retreats",
                "combat.retreat-announced.v1",
                "captures",
                "table.units-captured.v1",
                "agendas",
                "agenda-phase",
                "promissory notes",
                "table.promissory-note-played.v1",
                "a given position",
                "table.position-given.v1",
                "a rewind",
                "kernel.rewound.v1",
                FIRST_PRINTS,
                FIRST_PRINTS));
    Stream.of(HitSource.values()).map(Marks::fight).forEach(fight -> marks.put(fight, fight));
    return marks;
  }

  private static String fight(HitSource source) {
    return source.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** All marks of a game. */
  static Set<String> of(LocalGame<Table> game) {
    Set<String> marks = new TreeSet<>();
    game.commits().forEach(commit -> commit.events().forEach(event -> mark(marks, event)));
    return marks;
  }

  private static void mark(Set<String> marks, GameEvent event) {
    marks.add(WireTypes.nameOf(event.getClass()));
    switch (event) {
      case FrameOpened opened -> marks.add(WireTypes.nameOf(opened.procedure().getClass()));
      case DiceRolled rolled -> marks.add(fight(rolled.source()));
      case GameConfigured configured when configured.settings().firstPrints().isPresent() ->
          marks.add(FIRST_PRINTS);
      default -> {}
    }
  }

  /** What of the required is among these marks, in words. */
  static List<String> shown(Set<String> marks) {
    return REQUIRED.stream().filter(word -> marks.contains(BY_WORDS.get(word))).toList();
  }
}
