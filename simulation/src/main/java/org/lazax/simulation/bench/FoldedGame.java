package org.lazax.simulation.bench;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** A game as all services see it, folded from its log. It computes options without a request. */
final class FoldedGame {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  private final List<View<?>> views = Services.all().stream().<View<?>>map(View::new).toList();
  private Table table = Services.emptyTable();
  private Stamp head = Stamp.NONE;

  void fold(Commit commit) {
    Stamp stamp = commit.header().stamp();
    for (GameEvent event : LINES.read(commit)) {
      table = table.evolve(event, stamp);
      views.forEach(view -> view.fold(event, stamp));
    }
    head = stamp;
  }

  Table table() {
    return table;
  }

  /** Whether this commit is folded and no service owes a step. */
  boolean isReadyAt(long seq) {
    return head.seq() >= seq && table.kernel().debtor().isEmpty();
  }

  boolean isOver() {
    return head.seq() > 0 && table.kernel().top().isEmpty();
  }

  List<Option> options(Seat seat) {
    return views.stream().flatMap(view -> view.options(seat).stream()).toList();
  }

  /** The state of one service. */
  private final class View<S> {
    private final Decider<S, Table> decider;
    private S own;

    View(Decider<S, Table> decider) {
      this.decider = decider;
      this.own = decider.initial();
    }

    void fold(GameEvent event, Stamp stamp) {
      own = decider.evolve(own, event, stamp);
    }

    List<Option> options(Seat seat) {
      return decider.options(new Position<>(head, table, own), seat);
    }
  }
}
