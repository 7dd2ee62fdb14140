package org.lazax.simulation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.event.setup.GameConfigured;
import org.lazax.table.event.setup.RulesChanged;

/**
 * Under which version of the rules each commit of a game was decided, as its log tells: the newest
 * version that had decided in the game by then. A rewind goes back to the version that stood at the
 * commit it leads to; whatever is decided after it by newer rules says so again. Reads no other
 * events, so it can be asked of logs that hold types of later releases.
 *
 * @param all the versions with the commits that each began with, in the order of the log
 */
public record VersionHistory(List<Since> all) {
  private static final WireTypes TYPES =
      WireTypes.of(List.of(GameConfigured.class, RulesChanged.class, Rewound.class));

  private static final EventLines LINES = EventLines.ofAll(TYPES, Services.upcasters());

  /** A version, and the first commit decided under it. */
  public record Since(long seq, int version) {}

  public VersionHistory {
    all = List.copyOf(all);
  }

  /** The history that a log tells. A log that does not tell its version is of version 0. */
  public static VersionHistory of(ExportedLog log) {
    List<Since> all = new ArrayList<>(List.of(new Since(1, GameConfigured.UNTOLD)));
    for (ExportedCommit step : log.commits()) {
      for (Shown shown : step.shown().toList()) {
        String type = Services.upcasters().newest(shown.entry().type());
        if (TYPES.classOf(type).isPresent()) {
          GameEvent event = LINES.read(shown.entry().type(), shown.line());
          note(all, step.header().seq(), event);
        }
      }
    }
    return new VersionHistory(all);
  }

  private static void note(List<Since> all, long seq, GameEvent event) {
    int before = at(all, seq);
    int now =
        switch (event) {
          case GameConfigured configured -> configured.beginsUnder();
          case RulesChanged changed -> changed.to();
          case Rewound(long toSeq) -> at(all, toSeq);
          default -> before;
        };
    if (now != before) {
      all.removeIf(since -> since.seq() == seq);
      all.add(new Since(seq, now));
    }
  }

  /** The version that a commit was decided under. */
  public int at(long seq) {
    return at(all, seq);
  }

  private static int at(List<Since> all, long seq) {
    return all.stream()
        .filter(since -> since.seq() <= seq)
        .reduce((_, later) -> later)
        .map(Since::version)
        .orElse(GameConfigured.UNTOLD);
  }

  /** In words, as {@code 1, from commit 118 on 2}. */
  @Override
  public String toString() {
    return all.stream()
        .map(since ->
            since.seq() == 1
                ? Integer.toString(since.version())
                : "from commit %d on %d".formatted(since.seq(), since.version()))
        .collect(Collectors.joining(", "));
  }
}
