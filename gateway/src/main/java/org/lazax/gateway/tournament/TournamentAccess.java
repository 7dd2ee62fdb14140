package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.game.Memberships;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/**
 * Decides who may read a tournament and who is what in it. For a stranger, a private tournament is
 * an unknown one.
 */
@ApplicationScoped
public class TournamentAccess {
  private final ReadBarrier barrier;
  private final Reads reads;
  private final TournamentBook book;
  private final Memberships memberships;

  TournamentAccess(ReadBarrier barrier, Reads reads, TournamentBook book, Memberships memberships) {
    this.memberships = memberships;
    this.barrier = barrier;
    this.reads = reads;
    this.book = book;
  }

  /** A tournament that the caller may read. */
  public record ReadableTournament(GameId id, Standing standing, Person person) {
    /** What the caller may read of the log: everything after its end. */
    public Viewer viewer() {
      return standing.ended() ? Viewer.ALL : person.viewer();
    }
  }

  /**
   * What the caller is in a tournament.
   *
   * @param officials its ids as an official, such as {@code o1}
   * @param entrant its id as an entrant, such as {@code e17}
   */
  public record Person(List<String> officials, Optional<String> entrant) {
    static final Person STRANGER = new Person(List.of(), Optional.empty());

    boolean belongs() {
      return !officials.isEmpty() || entrant.isPresent();
    }

    /** The id as an organiser; empty if the caller is none. */
    Optional<String> organiser() {
      return officials.stream().filter(id -> id.startsWith("o")).findFirst();
    }

    /** What the caller may read of the log. */
    Viewer viewer() {
      return officials.isEmpty() ? Viewer.SPECTATOR : Viewer.ALL;
    }
  }

  /** A tournament that the caller may read. Refuses unknown and private ones alike, and as late. */
  public Uni<ReadableTournament> reading(String tournament, Optional<Caller> caller) {
    GameId id = parse(tournament);
    return barrier.alikeInTime(
        barrier
            .standing(id)
            .map(found ->
                found
                    .filter(standing -> standing.realm() == Realm.TOURNAMENTS)
                    .orElseThrow(TournamentAccess::unknown))
            .chain(standing ->
                person(id, standing, caller)
                    .map(person -> {
                      if (!standing.listed() && !person.belongs()) {
                        throw unknown();
                      }
                      return new ReadableTournament(id, standing, person);
                    })));
  }

  /**
   * The unlisted tournaments that this caller belongs to.
   *
   * @param after the id before the first
   * @param max how many at most
   */
  Uni<List<GameId>> unlisted(Caller caller, String after, int max) {
    return memberships
        .of(caller.account(), after, max)
        .onItem()
        .transformToMulti(found -> Multi.createFrom().iterable(found))
        .onItem()
        .transformToUniAndConcatenate(id -> own(id, caller))
        .collect()
        .asList()
        .map(found -> found.stream().flatMap(Optional::stream).toList());
  }

  private Uni<Optional<GameId>> own(GameId id, Caller caller) {
    return barrier
        .known(id)
        .filter(standing -> standing.realm() == Realm.TOURNAMENTS && !standing.listed())
        .map(standing ->
            person(id, standing, Optional.of(caller))
                .map(person -> person.belongs() ? Optional.of(id) : Optional.<GameId>empty()))
        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
  }

  private Uni<Person> person(GameId id, Standing standing, Optional<Caller> caller) {
    return caller
        .map(known ->
            book.digests(id)
                .chain(digests ->
                    reads.question(
                        Service.TOURNAMENT,
                        id,
                        "who",
                        Map.of("account", digests.of(known.account())),
                        standing.seq()))
                .map(answer -> person(answer.path("view"))))
        .orElseGet(() -> Uni.createFrom().item(Person.STRANGER));
  }

  private static Person person(JsonNode who) {
    List<String> officials = new ArrayList<>();
    who.path("officials").forEach(official -> officials.add(official.asText()));
    return new Person(officials, Optional.ofNullable(who.get("entrant")).map(JsonNode::asText));
  }

  private static GameId parse(String tournament) {
    try {
      return new GameId(tournament);
    } catch (IllegalArgumentException e) {
      throw unknown();
    }
  }

  private static ProblemException unknown() {
    return ProblemException.of(
        ProblemType.UNKNOWN_TOURNAMENT, "there is no such tournament, or it is private");
  }
}
