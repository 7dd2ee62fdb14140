package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
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
  private final Duration interval;

  /** The tables of each tournament that are not decided, as of one of its commits. */
  private final Map<GameId, Watched> watched = new HashMap<>();

  /** The commands that were sent a short time ago. */
  private final Map<CommandId, Instant> sent = new ConcurrentHashMap<>();

  private @Nullable Cancellable ticks;

  private record Watched(long seq, JsonNode open) {}

  TableKeeper(
      Games games,
      Backlog backlog,
      Reads reads,
      ChronicleStore store,
      CommandProducer producer,
      @ConfigProperty(name = "lazax.tables.interval") Duration interval) {
    this.games = games;
    this.backlog = backlog;
    this.reads = reads;
    this.store = store;
    this.producer = producer;
    this.interval = interval;
  }

  void start(@Observes StartupEvent started) {
    ticks =
        Multi.createFrom()
            .ticks()
            .every(interval)
            .onOverflow()
            .drop()
            .onItem()
            .transformToUniAndConcatenate(_ -> keep())
            .subscribe()
            .with(_ -> {}, e -> LOG.error("the tables of tournaments are not kept any more", e));
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
    Instant expired = Instant.now().minus(RESEND_AFTER);
    sent.values().removeIf(expired::isAfter);
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
        .chain(found -> {
          if (!found.has("pairing")) {
            return NOTHING;
          }
          // Whoever leaves meanwhile changes the pairing, which is then another command.
          String pairing = Integer.toHexString(found.path("pairing").hashCode());
          return give(
              Service.TOURNAMENT,
              tournament,
              CommandId.due(tournament, "pairing", found.path("seed").asText(), pairing),
              "tournament.propose-pairing",
              found.deepCopy());
        });
  }

  private Uni<JsonNode> open(GameId tournament, long seq) {
    Watched known = watched.get(tournament);
    return known != null && known.seq() == seq
        ? Uni.createFrom().item(known.open())
        : reads
            .question(Service.TOURNAMENT, tournament, "open-tables", Map.of(), seq)
            .map(answer -> answer.path("view"))
            .invoke(open -> watched.put(tournament, new Watched(seq, open)));
  }

  private Uni<Void> keep(GameId tournament, JsonNode open, JsonNode table) {
    String name = table.path("table").asText();
    GameId game = GameId.atTable(tournament, name);
    Optional<Standing> found = games.find(game);
    if (found.isEmpty()) {
      CommandId id = CommandId.due(game, "create");
      return give(Service.GAME, game, id, "game.create-game", creation(tournament, open, table));
    }
    Standing standing = found.get();
    if (standing.ended()) {
      return store
          .commit(game, standing.seq())
          .chain(end ->
              end.flatMap(commit -> result(name, commit))
                  .map(result ->
                      give(
                          Service.TOURNAMENT,
                          tournament,
                          CommandId.due(tournament, "result", name),
                          "tournament.record-result",
                          result))
                  .orElse(NOTHING));
    }
    if (!standing.begun() && standing.seats().size() == table.path("seats").asInt()) {
      CommandId id = CommandId.due(game, "start");
      return give(Service.GAME, game, id, "game.start-game", TournamentJson.object());
    }
    return NOTHING;
  }

  private static ObjectNode creation(GameId tournament, JsonNode open, JsonNode table) {
    ObjectNode choices = table.path("game").deepCopy();
    choices.put("name", table.path("table").asText());
    choices.put("seats", table.path("seats").asInt());
    choices.put("listed", open.path("listed").asBoolean());
    if (!table.path("factions").isEmpty()) {
      ObjectNode factions = choices.putObject("factions");
      int seat = 0;
      for (JsonNode faction : table.path("factions")) {
        factions.put("p" + ++seat, faction.asText());
      }
    }
    choices
        .putObject("tournament")
        .put("tournament", tournament.value())
        .put("table", table.path("table").asText());
    return choices;
  }

  /** The command that passes on the result of a game whose last commit this is. */
  private static Optional<ObjectNode> result(String table, Commit end) {
    return TournamentJson.event(end, "table.game-ended.v2")
        .map(ended -> {
          ObjectNode command = TournamentJson.object();
          command.put("table", table);
          ObjectNode result = command.putObject("result");
          result.set("winner", ended.path("ending").path("winner"));
          ArrayNode places = result.putArray("places");
          ended.path("places").forEach(places::add);
          result.put("at", end.header().at().toString());
          command.put("game", end.header().game().value());
          command.put("seq", end.header().seq());
          return command;
        });
  }

  private Uni<Void> give(
      Service service, GameId game, CommandId id, String type, ObjectNode payload) {
    if (sent.putIfAbsent(id, Instant.now()) != null) {
      return NOTHING;
    }
    CommandEnvelope envelope =
        new CommandEnvelope(id, game, Optional.empty(), 0, Optional.empty(), type, payload);
    return producer
        .command(service, envelope, Trace.of(Optional.empty()))
        .onFailure()
        .invoke(_ -> sent.remove(id));
  }
}
