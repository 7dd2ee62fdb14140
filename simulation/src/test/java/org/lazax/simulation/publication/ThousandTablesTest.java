package org.lazax.simulation.publication;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.host.QueryResult;
import org.lazax.chronicle.host.SealedSecrets;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.memory.LogRecord;
import org.lazax.chronicle.memory.MemoryChronicle;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.tournament.OwedCommands;
import org.lazax.kafka.GameQuestion;
import org.lazax.kafka.ServiceBinding;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;
import org.lazax.tournament.conduct.CreateTournament;
import org.lazax.tournament.conduct.CreateTournament.PlannedStage;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.Tournament;

/**
 * A round of a thousand tables is published, and the processes that create its games are killed.
 * Both services run on the hosts of the platform, in memory.
 */
final class ThousandTablesTest {
  private static final int TABLES = 1_000;
  private static final int SEATS = 3;

  /** The games that exist when tournament-service is killed. */
  private static final int CREATED = 400;

  /** The last games that the next gateway has not read of when it begins. */
  private static final int UNREAD = 50;

  private static final GameId CUP = new GameId("cup");
  private static final OfficialId BY = OfficialId.CREATOR;
  private static final RoundId ROUND = new RoundId(new StageId("all"), 1);
  private static final SealedSecrets SECRETS = new SealedSecrets(new SeedVault(new byte[32]));

  private final ServiceBinding<?, Tournament> tournament =
      Views.binding("tournament.adapter.Tournament");
  private final MemoryChronicle<Tournament> tournaments = chronicle(tournament);
  private final MemoryChronicle<Table> games = chronicle(Views.<Table>binding("game.adapter.Game"));

  @Test
  void theGamesOfARoundAreCreatedOnceEachAlthoughItsServiceIsKilled() {
    publish();
    List<CommandEnvelope> first = owed(Set.of());
    assertThat(first).hasSize(TABLES);
    first.subList(0, CREATED).forEach(games::submit);
    assertThat(created()).hasSize(CREATED);

    tournaments.restart(Service.TOURNAMENT);
    games.restart(Service.GAME);
    Set<GameId> read = new HashSet<>();
    first.subList(0, CREATED - UNREAD).forEach(creation -> read.add(creation.game()));
    List<CommandEnvelope> second = owed(read);
    assertThat(second).hasSize(TABLES - CREATED + UNREAD);
    second.forEach(games::submit);

    Set<GameId> expected = new HashSet<>();
    IntStream.rangeClosed(1, TABLES)
        .mapToObj(number -> GameId.atTable(CUP, new TableId(ROUND, number).toString()))
        .forEach(expected::add);
    assertThat(created().keySet()).isEqualTo(expected);
    assertThat(created().values()).allMatch(commits -> commits == 1);
    assertThat(games.effects()).filteredOn(HostEffect.Repeat.class::isInstance).hasSize(UNREAD);
    assertThat(owed(created().keySet())).isEmpty();
  }

  /**
   * What a gateway owes that has just started.
   *
   * @param read the games that it has read of
   */
  private List<CommandEnvelope> owed(Set<GameId> read) {
    tournaments.ask(Service.TOURNAMENT, new Query.State("open", CUP, 1));
    HostEffect.Reply reply = (HostEffect.Reply) tournaments.effects().getLast();
    JsonNode open = open(tournament, (QueryResult.State) reply.result());
    List<CommandEnvelope> owed = new ArrayList<>();
    for (JsonNode table : open.path("tables")) {
      Optional<Standing> game =
          Optional.of(Standing.NONE)
              .filter(_ -> read.contains(GameId.atTable(CUP, table.path("table").asText())));
      OwedCommands.forGame(CUP, open, table, game).ifPresent(owed::add);
    }
    return owed;
  }

  @SuppressWarnings("unchecked") // the binding is that of the service that replies
  private static <S> JsonNode open(ServiceBinding<S, Tournament> binding, QueryResult.State state) {
    GameQuestion<S, Tournament> question = requireNonNull(binding.questions().get("open-tables"));
    Object answer = question.answer((Position<S, Tournament>) state.position(), Map.of());
    return binding.decider().wire().json().valueToTree(answer);
  }

  /** The number of commits of each game. */
  private Map<GameId, Integer> created() {
    Map<GameId, Integer> commits = new HashMap<>();
    for (LogRecord record : games.log()) {
      if (ChronicleRecord.read(record.value()) instanceof Commit commit) {
        commits.merge(commit.header().game(), 1, Integer::sum);
      }
    }
    return commits;
  }

  private void publish() {
    List<EntrantId> entrants =
        IntStream.rangeClosed(1, TABLES * SEATS).mapToObj(EntrantId::new).toList();
    give(creation());
    for (int first = 1; first <= entrants.size(); first += 1_000) {
      give(new Register(Optional.of(BY), digests(first, first + 999)));
    }
    give(new CheckIn(Optional.of(BY), entrants));
    give(new BeginStage(BY));
    List<Pod> pods = new ArrayList<>();
    for (int at = 0; at < entrants.size(); at += SEATS) {
      pods.add(new Pod(entrants.subList(at, at + SEATS)));
    }
    give(new ProposePairing(BY, new Pairing(pods, List.of())));
    give(new PublishRound(BY, ROUND, 1));
  }

  private static CreateTournament creation() {
    return new CreateTournament(
        new Digest("0".repeat(64)),
        new Digest("1".repeat(64)),
        Optional.empty(),
        TABLES * SEATS,
        Optional.empty(),
        List.of(
            new PlannedStage(
                ROUND.stage(),
                Format.ROUNDS,
                Optional.of(1),
                Optional.of(TableSizes.only(SEATS)),
                Optional.empty(),
                Optional.of(
                    new Conditions(
                        JsonNodeFactory.instance.objectNode().put("factionsDealt", 1),
                        List.of())))),
        List.of(),
        Optional.empty());
  }

  private static List<Digest> digests(int first, int last) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(number -> new Digest("%064x".formatted(number)))
        .toList();
  }

  /** Gives a command, which is accepted. */
  private void give(Command command) {
    int before = tournaments.log().size();
    tournaments.submit(
        new CommandEnvelope(
            CommandId.given("account", CUP, "command " + before),
            CUP,
            Optional.empty(),
            0,
            Optional.empty(),
            WireTypes.nameOf(command),
            tournament.decider().wire().json().valueToTree(command)));
    assertThat(ChronicleRecord.read(tournaments.log().getLast().value()))
        .as(command.toString())
        .isInstanceOf(Commit.class);
  }

  private static <S, T extends SharedState<T>> MemoryChronicle<T> chronicle(
      ServiceBinding<S, T> service) {
    return new MemoryChronicle<>(
        List.of(service.hosted(SECRETS)), Limits.STANDARD, ThousandTablesTest::opened);
  }

  private static ChronicleOpened opened(GameId game) {
    PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
    return SECRETS.open(game, seed, new byte[SeedVault.NONCE_BYTES], "publication", 1);
  }
}
