package org.lazax.gateway.game;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.MDC;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.Secret;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * Decides who may read a game and act in it. For a caller who may not read it, a private game is an
 * unknown game.
 */
@ApplicationScoped
public class Access {
  private final ReadBarrier barrier;
  private final Holders holders;
  private final Invitations invitations;
  private final Memberships memberships;
  private final AssignedSeats assigned;

  Access(
      ReadBarrier barrier,
      Holders holders,
      Invitations invitations,
      Memberships memberships,
      AssignedSeats assigned) {
    this.memberships = memberships;
    this.assigned = assigned;
    this.barrier = barrier;
    this.holders = holders;
    this.invitations = invitations;
  }

  /**
   * A game that the caller may read.
   *
   * @param seats the seats that the caller holds
   */
  public record ReadableGame(GameId game, Standing standing, Set<Seat> seats) {
    /**
     * The viewer for whom lines are shown. After the end of the game everybody sees everything.
     *
     * @param wanted a seat that the caller must hold; if empty, the caller's first seat
     */
    public Viewer viewer(Optional<Seat> wanted) {
      wanted.ifPresent(this::requireHeld);
      if (standing.ended()) {
        return Viewer.ALL;
      }
      return wanted
          .or(() -> seats.stream().sorted().findFirst())
          .map(Viewer::of)
          .orElse(Viewer.SPECTATOR);
    }

    /** The seat that the caller acts for: the named seat, or the only one that the caller holds. */
    public Seat actor(Optional<Seat> wanted) {
      wanted.ifPresent(this::requireHeld);
      if (wanted.isEmpty() && seats.size() > 1) {
        throw ProblemException.of(
            ProblemType.MALFORMED_REQUEST, "you hold several seats: name one with ?seat=");
      }
      return wanted
          .or(() -> seats.stream().findFirst())
          .orElseThrow(() ->
              ProblemException.of(ProblemType.NOT_YOUR_SEAT, "you hold no seat in this game"));
    }

    private void requireHeld(Seat seat) {
      if (!seats.contains(seat)) {
        throw ProblemException.of(ProblemType.NOT_YOUR_SEAT, "you do not hold seat " + seat);
      }
    }
  }

  /**
   * A game that the caller may read. An unknown game and one that the caller may not read are
   * refused alike, and as late.
   */
  public Uni<ReadableGame> reading(
      String game, Optional<Caller> caller, Optional<String> invitation) {
    GameId id = parse(game);
    return barrier.alikeInTime(
        barrier
            .standing(id)
            .map(found ->
                found
                    .filter(standing -> standing.realm() == Realm.GAMES)
                    .orElseThrow(Access::unknown))
            .invoke(standing -> MDC.put("seq", standing.seq()))
            .chain(standing ->
                seats(standing, caller)
                    .chain(seats ->
                        mayRead(id, standing, seats, caller, invitation)
                            .map(may -> may ? new ReadableGame(id, standing, seats) : refuse()))));
  }

  /**
   * The unlisted games that this caller created or holds a seat in.
   *
   * @param after the id before the first
   * @param max how many at most
   */
  Uni<List<GameId>> unlisted(Caller caller, String after, int max) {
    return memberships
        .of(caller.account(), after, max)
        .onItem()
        .transformToMulti(games -> Multi.createFrom().iterable(games))
        .onItem()
        .transformToUniAndConcatenate(game ->
            isOwn(game, caller).map(own -> own ? Optional.of(game) : Optional.<GameId>empty()))
        .collect()
        .asList()
        .map(games -> games.stream().flatMap(Optional::stream).toList());
  }

  private Uni<Boolean> isOwn(GameId game, Caller caller) {
    return barrier
        .known(game)
        .filter(standing -> standing.realm() == Realm.GAMES && !standing.listed())
        .map(standing ->
            seats(standing, Optional.of(caller))
                .chain(seats ->
                    seats.isEmpty()
                        ? holders.organises(standing, caller.account())
                        : Uni.createFrom().item(true)))
        .orElseGet(() -> Uni.createFrom().item(false));
  }

  /** A game that the caller created. Refuses all other callers. */
  public Uni<ReadableGame> organising(String game, Caller caller) {
    return reading(game, Optional.of(caller), Optional.empty())
        .call(readable ->
            holders
                .organises(readable.standing(), caller.account())
                .invoke(organises -> {
                  if (!organises) {
                    throw ProblemException.of(
                        ProblemType.NOT_YOUR_GAME, "another account created this game");
                  }
                }));
  }

  /** Whether the caller created this game. */
  Uni<Boolean> organises(ReadableGame game, Optional<Caller> caller) {
    return caller
        .map(known -> holders.organises(game.standing(), known.account()))
        .orElseGet(() -> Uni.createFrom().item(false));
  }

  private Uni<Set<Seat>> seats(Standing standing, Optional<Caller> caller) {
    return caller
        .map(known -> holders.seats(standing, known.account()))
        .orElseGet(() -> Uni.createFrom().item(Set.of()));
  }

  private Uni<Boolean> mayRead(
      GameId game,
      Standing standing,
      Set<Seat> seats,
      Optional<Caller> caller,
      Optional<String> invitation) {
    if (standing.listed() || !seats.isEmpty()) {
      return Uni.createFrom().item(true);
    }
    Uni<Boolean> invited =
        invitation
            .flatMap(Secret::parse)
            .map(secret -> invitations.isValid(game, secret))
            .orElseGet(() -> Uni.createFrom().item(false));
    Uni<Boolean> organises = organises(new ReadableGame(game, standing, seats), caller);
    Uni<Boolean> assignedHere =
        caller
            .flatMap(known -> standing.table().map(table -> assigned.of(table, known)))
            .map(seat -> seat.map(Optional::isPresent))
            .orElseGet(() -> Uni.createFrom().item(false));
    return invited
        .chain(may -> may ? Uni.createFrom().item(true) : organises)
        .chain(may -> may ? Uni.createFrom().item(true) : assignedHere);
  }

  private static GameId parse(String game) {
    try {
      return new GameId(game);
    } catch (IllegalArgumentException e) {
      throw unknown();
    }
  }

  private static ReadableGame refuse() {
    throw unknown();
  }

  private static ProblemException unknown() {
    return ProblemException.of(ProblemType.UNKNOWN_GAME, "there is no such game, or it is private");
  }
}
