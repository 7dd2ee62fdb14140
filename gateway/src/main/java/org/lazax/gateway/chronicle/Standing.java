package org.lazax.gateway.chronicle;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.UnreadableException;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireTypes;

/**
 * What the gateway knows of a game or a tournament: the end of its chain, the commands by which it
 * was created and its seats were taken, and who may read it.
 *
 * @param realm whether it is a game or a tournament
 * @param creation the command that created the game; empty if there is none
 * @param listed whether everybody may read the game
 * @param ended whether the seed is revealed, so that everybody may read everything
 * @param sealedSeed the encrypted platform seed from the genesis
 * @param seats the taken seats
 * @param table the table of a tournament at which the game is played; empty for a game of its own
 * @param begun whether random numbers may be drawn: the game was started
 */
public record Standing(
    Chain chain,
    @OmittedByDefault Realm realm,
    Optional<CommandId> creation,
    boolean listed,
    boolean ended,
    String sealedSeed,
    Map<Seat, Seating> seats,
    @OmittedByDefault Optional<TournamentTable> table,
    @OmittedByDefault boolean begun) {
  /** Before the genesis. */
  public static final Standing NONE =
      new Standing(
          Chain.EMPTY,
          Realm.GAMES,
          Optional.empty(),
          false,
          false,
          "",
          Map.of(),
          Optional.empty(),
          false);

  private static final String OPENED = "kernel.chronicle-opened.v1";
  private static final String FROZEN = "kernel.seed-frozen.v1";
  private static final String REVEALED = "kernel.seed-revealed.v1";
  private static final String REWOUND = "kernel.rewound.v1";
  private static final String CONFIGURED = "table.game-configured.v1";
  private static final String TOURNAMENT = "tournament.created.v1";
  private static final String SEATED = "table.player-seated.v1";

  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  /**
   * A taken seat.
   *
   * @param seq of the commit that took it
   * @param command that took it; the account that gave this command holds the seat
   */
  public record Seating(long seq, Optional<CommandId> command) {}

  /** A table of a tournament, such as {@code prelims/r1/t17}. */
  public record TournamentTable(GameId tournament, String name) {}

  public Standing {
    seats = Map.copyOf(seats);
  }

  /** Number of the latest commit. */
  @JsonIgnore
  public long seq() {
    return chain.seq();
  }

  /** Whether no service owes a step: players are awaited, or the game is over. */
  @JsonIgnore
  boolean isSettled() {
    return chain.next().isEmpty();
  }

  /**
   * The standing after an accepted commit.
   *
   * @param longer the chain with the commit
   */
  Standing after(Commit commit, Chain longer) {
    Standing standing =
        new Standing(longer, realm, creation, listed, ended, sealedSeed, seats, table, begun);
    List<Header.Entry> events = commit.header().events();
    for (int i = 0; i < events.size(); i++) {
      standing =
          switch (events.get(i).type()) {
            case OPENED -> standing.opened(commit, line(commit, i));
            case CONFIGURED, TOURNAMENT -> standing.configured(commit.header(), line(commit, i));
            case SEATED -> standing.seated(commit.header(), line(commit, i));
            case REWOUND -> standing.rewound(line(commit, i));
            case FROZEN -> standing.frozen();
            case REVEALED -> standing.revealed();
            default -> standing;
          };
    }
    return standing;
  }

  private Standing opened(Commit commit, JsonNode event) {
    return new Standing(
        chain,
        commit.header().by().realm(),
        commit.header().command(),
        listed,
        ended,
        event.path("sealedSeed").asText(),
        seats,
        table,
        begun);
  }

  private Standing configured(Header header, JsonNode event) {
    JsonNode settings = event.path("settings");
    boolean open = settings.path("listed").asBoolean();
    return new Standing(
        chain,
        realm,
        creation,
        open,
        ended,
        sealedSeed,
        seats,
        table(header.game(), settings.path("tournament")),
        begun);
  }

  /** The table, if the game has the id that only the game at this table can have. */
  private static Optional<TournamentTable> table(GameId game, JsonNode settings) {
    if (!settings.isObject()) {
      return Optional.empty();
    }
    TournamentTable at =
        new TournamentTable(
            new GameId(settings.path("tournament").asText()), settings.path("table").asText());
    return Optional.of(at).filter(t -> GameId.atTable(t.tournament(), t.name()).equals(game));
  }

  private Standing seated(Header header, JsonNode event) {
    Map<Seat, Seating> more = new HashMap<>(seats);
    more.put(Seat.of(event.path("seat").asText()), new Seating(header.seq(), header.command()));
    return new Standing(chain, realm, creation, listed, ended, sealedSeed, more, table, begun);
  }

  private Standing rewound(JsonNode event) {
    long toSeq = event.path("toSeq").asLong();
    Map<Seat, Seating> left = new HashMap<>(seats);
    left.values().removeIf(seating -> seating.seq() > toSeq);
    return new Standing(chain, realm, creation, listed, ended, sealedSeed, left, table, begun);
  }

  private Standing frozen() {
    return new Standing(chain, realm, creation, listed, ended, sealedSeed, seats, table, true);
  }

  private Standing revealed() {
    return new Standing(chain, realm, creation, listed, true, sealedSeed, seats, table, begun);
  }

  private static JsonNode line(Commit commit, int index) {
    try {
      return JSON.readTree(commit.lines().get(index).bytes());
    } catch (IOException | IndexOutOfBoundsException e) {
      throw new UnreadableException("event " + index + " of an accepted commit is unreadable", e);
    }
  }

  /** The standing as it is stored, as JSON. */
  String print() {
    try {
      return JSON.writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a standing is always writable", e);
    }
  }

  static Standing parse(String stored) {
    try {
      return JSON.readValue(stored, Standing.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not a standing: " + stored, e);
    }
  }
}
