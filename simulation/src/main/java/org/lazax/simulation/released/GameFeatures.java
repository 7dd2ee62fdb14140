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

/** Features of games: types of events and procedures, kinds of hits, kinds of setup. */
final class GameFeatures {
  private static final String FIRST_PRINTS = "first prints";

  /** The features that the games of a release must have together, by name. */
  private static final Map<String, String> BY_NAME = byName();

  /** The names of the features that the games of a release must have together. */
  static final List<String> REQUIRED = List.copyOf(BY_NAME.keySet());

  private GameFeatures() {}

  private static Map<String, String> byName() {
    Map<String, String> features =
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
    Stream.of(HitSource.values())
        .map(GameFeatures::hitKind)
        .forEach(hitKind -> features.put(hitKind, hitKind));
    return features;
  }

  private static String hitKind(HitSource source) {
    return source.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** All features of a game. */
  static Set<String> of(LocalGame<Table> game) {
    Set<String> features = new TreeSet<>();
    game.commits()
        .forEach(commit -> commit.events().forEach(event -> addFeatures(features, event)));
    return features;
  }

  private static void addFeatures(Set<String> features, GameEvent event) {
    features.add(WireTypes.nameOf(event.getClass()));
    switch (event) {
      case FrameOpened opened -> features.add(WireTypes.nameOf(opened.procedure().getClass()));
      case DiceRolled rolled -> features.add(hitKind(rolled.source()));
      case GameConfigured configured when configured.settings().firstPrints().isPresent() ->
          features.add(FIRST_PRINTS);
      default -> {}
    }
  }

  /** The names of the required features among these. */
  static List<String> requiredIn(Set<String> features) {
    return REQUIRED.stream().filter(name -> features.contains(BY_NAME.get(name))).toList();
  }
}
