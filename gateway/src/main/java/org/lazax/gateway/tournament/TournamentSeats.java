package org.lazax.gateway.tournament;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.chronicle.Standing.TournamentTable;
import org.lazax.gateway.game.AssignedSeats;
import org.lazax.gateway.game.Reads;

/** Asks tournament-service who sits where, and knows which tables are open. */
@ApplicationScoped
class TournamentSeats implements AssignedSeats {
  private static final int MAX_CACHED = 100_000;

  private final Games games;
  private final Reads reads;
  private final TournamentBook book;
  private final OpenGames open;

  /** A cache: the seats of a published table never change. */
  private final Map<Sitting, Optional<Seat>> known = new ConcurrentHashMap<>();

  private record Sitting(TournamentTable table, String account) {}

  TournamentSeats(Games games, Reads reads, TournamentBook book, OpenGames open) {
    this.games = games;
    this.reads = reads;
    this.book = book;
    this.open = open;
  }

  @Override
  public Uni<Optional<Seat>> of(TournamentTable table, Caller caller) {
    Sitting sitting = new Sitting(table, caller.account());
    Optional<Seat> cached = known.get(sitting);
    return cached != null
        ? Uni.createFrom().item(cached)
        : asked(sitting).invoke(seat -> cache(sitting, seat));
  }

  @Override
  public boolean awaitsGame(TournamentTable table) {
    return open.await(table);
  }

  private Uni<Optional<Seat>> asked(Sitting sitting) {
    TournamentTable table = sitting.table();
    long seq = games.find(table.tournament()).map(Standing::seq).orElse(1L);
    return book.digests(table.tournament())
        .chain(digests ->
            reads.question(
                Service.TOURNAMENT,
                table.tournament(),
                "seat",
                Map.of("table", table.name(), "account", digests.of(sitting.account())),
                seq))
        .map(answer ->
            Optional.ofNullable(answer.path("view").get("seat"))
                .map(seat -> Seat.of(seat.asText())));
  }

  private void cache(Sitting sitting, Optional<Seat> seat) {
    if (known.size() >= MAX_CACHED) {
      known.clear();
    }
    known.put(sitting, seat);
  }
}
