package org.lazax.chronicle.simulation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.memory.LogRecord;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;

/** Reads the log by the rules of acceptance and keeps the state after every commit. */
final class Observer {
  private final List<ToyService> services;
  private final EventLines lines;
  private final Map<GameId, ObservedGame> games = new HashMap<>();
  private Claims claims = Claims.none(new Partition(0, 1));
  private int read;

  Observer(List<ToyService> services) {
    this.services = services;
    this.lines = EventLines.ofAll(ToyService.allTypes(), Upcasters.NONE);
  }

  /** A game as the log holds it. */
  static final class ObservedGame {
    Chain chain = Chain.EMPTY;
    final List<Commit> commits = new ArrayList<>();
    final List<State> states = new ArrayList<>();
    final Answers answers = new Answers();
    long rewoundBy;
    int voided;

    State now() {
      return states.getLast();
    }
  }

  /** The table and every service's own state after a commit. */
  record State(Stamp stamp, ToyTable table, Map<Service, ToyFlow> own) {}

  Map<GameId, ObservedGame> games() {
    return games;
  }

  ObservedGame game(GameId game) {
    return games.computeIfAbsent(
        game,
        _ -> {
          ObservedGame seen = new ObservedGame();
          Map<Service, ToyFlow> own = new EnumMap<>(Service.class);
          services.forEach(service -> own.put(service.service(), service.initial()));
          seen.states.add(new State(Stamp.NONE, services.getFirst().table(), own));
          return seen;
        });
  }

  void readAll(List<LogRecord> log) {
    for (; read < log.size(); read++) {
      read(log.get(read));
    }
  }

  private void read(LogRecord record) {
    switch (ChronicleRecord.read(record.value())) {
      case Claim claim -> claims = claims.with(claim);
      case RefusedCommand refused ->
          game(refused.game()).answers.record(refused, record.key(), claims);
      case Commit commit -> judge(game(commit.header().game()), record.key(), commit);
      case UnreadableRecord unreadable ->
          throw new AssertionError("unreadable: " + unreadable.reason());
    }
  }

  private void judge(ObservedGame seen, String key, Commit commit) {
    switch (seen.chain.judge(commit, key, claims)) {
      case Verdict.Accepted accepted -> {
        seen.chain = accepted.chain();
        seen.commits.add(commit);
        seen.answers.record(commit);
        seen.states.add(fold(seen, commit));
      }
      case Verdict.Voided _ -> seen.voided++;
      case Verdict.Lost lost -> throw new AssertionError(lost.reason());
    }
  }

  private State fold(ObservedGame seen, Commit commit) {
    State state = seen.now();
    ToyTable table = state.table();
    Map<Service, ToyFlow> own = new EnumMap<>(state.own());
    Stamp stamp = commit.header().stamp();
    for (GameEvent event : lines.read(commit)) {
      if (event instanceof Rewound rewound) {
        State back = seen.states.get((int) rewound.toSeq());
        table = back.table();
        own.putAll(back.own());
        seen.rewoundBy = stamp.seq();
      }
      table = table.evolve(event, stamp);
      for (ToyService service : services) {
        own.compute(
            service.service(),
            (name, flow) ->
                name == commit.header().by() && flow != null
                    ? service.evolve(flow, event, stamp)
                    : flow);
      }
    }
    return new State(stamp, table, own);
  }
}
