package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.gateway.chronicle.Backlog;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.command.CommandProducer;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.trace.Trace;

/**
 * Does what the platform owes to tournaments: it proposes pairings that were asked for, creates the
 * games of published rounds that are missing, starts those whose seats are taken, and passes on the
 * results of those that have ended. It compares what tournaments want with what is in the log, so
 * it goes on wherever it was interrupted. Every instance of the gateway does the same: the id of
 * each command follows from its table, so it is carried out once.
 */
@ApplicationScoped
class TableKeeper {
  private static final Logger LOG = Logger.getLogger(TableKeeper.class);

  /** After this time a command that is still needed is sent again. */
  private static final Duration RESEND_AFTER = Duration.ofSeconds(10);

  private static final Uni<Void> NOTHING = Uni.createFrom().voidItem();

  private final Games games;
  private final Backlog backlog;
  private final Reads reads;
  private final ChronicleStore store;
  private final CommandProducer producer;
  private final OpenGames openGames;
  private final Duration interval;

  /** The tables of each tournament that are not decided, as of one of its commits. */
  private final Map<GameId, Watched> watched = new HashMap<>();

  /** The commands that were sent a short time ago, with {@link System#nanoTime} at that time. */
  private final Map<CommandId, Long> sent = new ConcurrentHashMap<>();

  private @Nullable Cancellable ticks;

  private record Watched(long seq, JsonNode open) {}

  TableKeeper(
      Games games,
      Backlog backlog,
      Reads reads,
      ChronicleStore store,
      CommandProducer producer,
      OpenGames openGames,
      @ConfigProperty(name = "lazax.tables.interval") Duration interval) {
    this.games = games;
    this.backlog = backlog;
    this.reads = reads;
    this.store = store;
    this.producer = producer;
    this.openGames = openGames;
    this.interval = interval;
  }

  void start(@Observes StartupEvent started) {
    ticks =
        again(interval, this::keep)
            .subscribe()
            .with(_ -> {}, e -> LOG.error("the tables of tournaments are not kept any more", e));
  }

  /** Looks in each interval, also after a look that has failed. */
  static Multi<Void> again(Duration interval, Supplier<Uni<? extends Void>> look) {
    return Multi.createFrom()
        .ticks()
        .every(interval)
        .onOverflow()
        .drop()
        .onItem()
        .transformToUniAndConcatenate(_ ->
            Uni.createFrom()
                .deferred(look)
                .onFailure()
                .recoverWithUni(e -> {
                  LOG.error("the tables of tournaments are looked at again later", e);
                  return NOTHING;
                }));
  }

  @PreDestroy
  void stop() {
    if (ticks != null) {
      ticks.cancel();
    }
  }

  /** Looks at all tournaments once. It begins when the log is read, not to create games again. */
  private Uni<Void> keep() {
    if (!backlog.isRead()) {
      return NOTHING;
    }
    long now = System.nanoTime();
    sent.values().removeIf(at -> now - at > RESEND_AFTER.toNanos());
    return Multi.createFrom()
        .iterable(games.tournaments())
        .onItem()
        .transformToUniAndConcatenate(tournament ->
            games
                .find(tournament)
                .filter(standing -> !standing.ended())
                .map(standing -> keep(tournament, standing))
                .orElseGet(() -> forget(tournament)))
        .collect()
        .last()
        .replaceWithVoid();
  }

  private Uni<Void> forget(GameId tournament) {
    watched.remove(tournament);
    openGames.forget(tournament);
    return NOTHING;
  }

  private Uni<Void> keep(GameId tournament, Standing standing) {
    return open(tournament, standing.seq())
        .call(open -> open.path("pairing").asBoolean() ? pair(tournament, standing) : NOTHING)
        .onItem()
        .transformToMulti(open ->
            Multi.createFrom()
                .iterable(open.path("tables"))
                .onItem()
                .transformToUniAndConcatenate(table -> keep(tournament, open, table)))
        .collect()
        .last()
        .replaceWithVoid()
        .onFailure()
        .recoverWithItem(e -> {
          LOG.warnf("the tables of %s are looked at again later: %s", tournament, e.getMessage());
          return null;
        });
  }

  /** Proposes the pairing that is to be found, as soon as it is. */
  private Uni<Void> pair(GameId tournament, Standing standing) {
    return reads
        .question(Service.TOURNAMENT, tournament, "pairing", Map.of(), standing.seq())
        .map(answer -> answer.path("view"))
        .chain(found -> give(OwedCommands.proposal(tournament, found)));
  }

  private Uni<JsonNode> open(GameId tournament, long seq) {
    Watched known = watched.get(tournament);
    return known != null && known.seq() == seq
        ? Uni.createFrom().item(known.open())
        : reads
            .question(Service.TOURNAMENT, tournament, "open-tables", Map.of(), seq)
            .map(answer -> answer.path("view"))
            .invoke(open -> {
              watched.put(tournament, new Watched(seq, open));
              openGames.see(tournament, open.path("tables"));
            });
  }

  private Uni<Void> keep(GameId tournament, JsonNode open, JsonNode table) {
    String name = table.path("table").asText();
    GameId game = GameId.atTable(tournament, name);
    Optional<Standing> found = games.find(game);
    return found
        .filter(Standing::ended)
        .map(ended ->
            store
                .commit(game, ended.seq())
                .map(end -> end.flatMap(commit -> OwedCommands.result(tournament, name, commit))))
        .orElseGet(
            () -> Uni.createFrom().item(OwedCommands.forGame(tournament, open, table, found)))
        .chain(this::give);
  }

  private Uni<Void> give(Optional<CommandEnvelope> owed) {
    return owed.map(this::give).orElse(NOTHING);
  }

  private Uni<Void> give(CommandEnvelope envelope) {
    if (sent.putIfAbsent(envelope.command(), System.nanoTime()) != null) {
      return NOTHING;
    }
    return producer
        .command(
            Service.owning(envelope.type()).orElseThrow(), envelope, Trace.of(Optional.empty()))
        .onFailure()
        .invoke(_ -> sent.remove(envelope.command()));
  }
}
