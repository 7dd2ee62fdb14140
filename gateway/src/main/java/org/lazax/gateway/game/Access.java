package org.lazax.gateway.game;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.MDC;
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
 * Who may read a game and act in it. A private game does not exist for those who may not read it.
 */
@ApplicationScoped
public class Access {
  private final ReadBarrier arrivals;
  private final Holders holders;
  private final Invitations invitations;
  private final Memberships memberships;

  Access(ReadBarrier arrivals, Holders holders, Invitations invitations, Memberships memberships) {
    this.memberships = memberships;
    this.arrivals = arrivals;
    this.holders = holders;
    this.invitations = invitations;
  }

  /**
   * A game that may be read.
   *
   * @param seats those that the reader holds
   */
  public record ReadableGame(GameId game, Standing standing, Set<Seat> seats) {
    /** For whom lines are shown. After the end, everything to everybody. */
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

    /** The seat that the reader acts for: the one named, or the only one held. */
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

  /** Refuses whoever may not read the game as if there were none. */
  public Uni<ReadableGame> reading(
      String game, Optional<Caller> caller, Optional<String> invitation) {
    GameId id = named(game);
    return arrivals
        .standing(id)
        .map(found -> found.orElseThrow(Access::unknown))
        .invoke(standing -> MDC.put("seq", standing.seq()))
        .chain(standing ->
            seats(standing, caller)
                .chain(seats ->
                    mayRead(id, standing, seats, caller, invitation)
                        .map(may -> may ? new ReadableGame(id, standing, seats) : refuse())));
  }

  /** The games after this id that are not listed and that this caller created or sits in. */
  Uni<List<GameId>> unlisted(Caller caller, String after, int most) {
    return memberships
        .of(caller.account(), after, most)
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
    return arrivals
        .here(game)
        .filter(standing -> !standing.listed())
        .map(standing ->
            seats(standing, Optional.of(caller))
                .chain(seats ->
                    seats.isEmpty()
                        ? holders.organises(standing, caller.account())
                        : Uni.createFrom().item(true)))
        .orElseGet(() -> Uni.createFrom().item(false));
  }

  /** Refuses everybody but the account that created the game. */
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
            .map(secret -> invitations.opens(game, secret))
            .orElseGet(() -> Uni.createFrom().item(false));
    Uni<Boolean> organises =
        caller
            .map(known -> holders.organises(standing, known.account()))
            .orElseGet(() -> Uni.createFrom().item(false));
    return invited.chain(may -> may ? Uni.createFrom().item(true) : organises);
  }

  private static GameId named(String game) {
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
