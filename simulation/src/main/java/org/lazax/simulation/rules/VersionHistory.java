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
 * The version of the rules under which each commit of a game was decided, read from its log. It is
 * the newest version that had decided in the game until then. A rewind restores the version of the
 * commit that it leads to; the next decision by newer rules records the newer version again. Other
 * events are not read, so the log may contain types of later releases.
 *
 * @param all the versions with the first commit of each, in the order of the log
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

  /** Reads the history from a log. A log that names no version has version 0. */
  public static VersionHistory of(ExportedLog log) {
    List<Since> all = new ArrayList<>(List.of(new Since(1, GameConfigured.UNTOLD)));
    for (ExportedCommit step : log.commits()) {
      for (Shown shown : step.shown().toList()) {
        String type = Services.upcasters().newest(shown.entry().type());
        if (TYPES.classOf(type).isPresent()) {
          GameEvent event = LINES.read(shown.entry().type(), shown.line());
          update(all, step.header().seq(), event);
        }
      }
    }
    return new VersionHistory(all);
  }

  private static void update(List<Since> all, long seq, GameEvent event) {
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

  /** The version under which a commit was decided. */
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

  /** The history as text, such as {@code 1, from commit 118 on 2}. */
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
