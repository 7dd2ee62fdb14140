package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.export.Export;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.host.QueryResult;
import org.lazax.chronicle.host.SealedSecrets;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.memory.MemoryChronicle;
import org.lazax.chronicle.verify.Verification;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.rules.Services;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * Made-up cards ask about hidden things on the platform in memory: with hosts that are restarted
 * while answers are sealed, with the records of the chronicle and with the replies to clients.
 */
final class MadeUpHostedTest {
  private static final Seat P1 = new Seat(1);
  private static final Seat P2 = new Seat(2);
  private static final GameId GAME = new GameId("bazaar");
  private static final SealedSecrets SECRETS = new SealedSecrets(new SeedVault(new byte[32]));
  private static final WireTypes WIRE = Services.wire(Bazaars.EMPTY);

  private final MemoryChronicle<Table> chronicle =
      new MemoryChronicle<>(services(), Limits.STANDARD, MadeUpHostedTest::opened);

  private static List<HostedService<?, Table>> services() {
    List<HostedService<?, Table>> services = new ArrayList<>();
    for (Decider<?, Table> decider : Services.withRules(Bazaars.EMPTY)) {
      Class<?> own =
          Views.bindings().stream()
              .filter(binding -> binding.service() == decider.service())
              .findFirst()
              .orElseThrow()
              .own();
      services.add(hosted(decider, own));
    }
    return services;
  }

  @SuppressWarnings("unchecked") // the platform binds the decider with this type
  private static <S> HostedService<S, Table> hosted(Decider<S, Table> decider, Class<?> own) {
    return new HostedService<>(
        decider,
        new SnapshotCodec<>(decider, (Class<S>) own, Table.class),
        Upcasters.NONE,
        SECRETS);
  }

  private static ChronicleOpened opened(GameId game) {
    PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
    return SECRETS.open(game, seed, new byte[SeedVault.NONCE_BYTES], "made-up", 1);
  }

  @Test
  void answersStaySealedInRecordsAndRepliesAndThroughRestarts() throws GeneralSecurityException {
    start(MadeUpPosition.withHands(Map.of(P2, List.of("stash", "alms"), P1, List.of("auction"))));

    give(P2, use("stash"));
    chronicle.restart(Service.GAME);
    assertThat(options(P2)).contains("alms");
    assertThat(options(P1)).doesNotContain("alms");
    give(P2, choose("alms"));
    chronicle.restart(Service.GAME);
    assertThat(options(P1)).contains("\"who\"").doesNotContain("alms");
    assertThat(triedOut(P1, choose("p1"))).doesNotContain("goods-gained");
    give(P1, choose("p1"));
    assertThat(table().player(P1).tradeGoods()).isEqualTo(MadeUpPosition.GOODS + 1);

    give(P1, use("auction"));
    give(P1, choose("2"));
    chronicle.restart(Service.GAME);
    assertThat(options(P2)).contains("\"bid\"");
    assertThat(triedOut(P2, choose("1"))).contains("\"1\"").doesNotContain("\"2\"");
    assertThat(exported(Viewer.of(P2))).doesNotContain("\"chosen\":[\"2\"]");
    give(P2, choose("1"));
    assertThat(table().player(P1).tradeGoods()).isEqualTo(MadeUpPosition.GOODS + 1 - 2);
    assertThat(table().player(P2).tradeGoods()).isEqualTo(MadeUpPosition.GOODS - 1);

    assertThat(exported(Viewer.of(P2))).contains("\"alms\"", "\"bid@p1\":[\"2\"]");
    assertThat(exported(Viewer.of(P1))).doesNotContain("alms").contains("\"bid@p2\":[\"1\"]");
    assertThat(exported(Viewer.SPECTATOR)).doesNotContain("alms");
  }

  private void start(GameSetup setup) {
    give(P1, setup.game());
    setup.players().forEach(this::give);
    give(P1, new StartGame());
  }

  /** Gives a command, which is accepted. */
  private void give(Seat seat, Command command) {
    int before = commits().size();
    chronicle.submit(envelope(seat, command));
    assertThat(commits()).as("%s gives %s", seat, command).hasSizeGreaterThan(before);
  }

  private CommandEnvelope envelope(Seat seat, Command command) {
    return new CommandEnvelope(
        CommandId.given("account", GAME, "command " + chronicle.log().size()),
        GAME,
        Optional.of(seat),
        commits().size(),
        Optional.empty(),
        WireTypes.nameOf(command),
        WIRE.json().valueToTree(command));
  }

  /** The events that a dry run of a command tells the player. It would be accepted. */
  private String triedOut(Seat seat, Command command) {
    Query query = new Query.DryRun("dry", GAME, commits().size(), envelope(seat, command));
    QueryResult.DryRun result = (QueryResult.DryRun) reply(query);
    assertThat(result.refusal()).isEmpty();
    assertThat(result.chance()).isTrue();
    return result.events().stream()
        .map(event -> WireTypes.nameOf(event.getClass()) + WIRE.json().valueToTree(event))
        .collect(Collectors.joining());
  }

  private static UseAbility use(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }

  private static Choose choose(String candidate) {
    return new Choose(Service.GAME, List.of(candidate));
  }

  private String options(Seat seat) {
    var query = new Query.Options("options", GAME, commits().size(), seat);
    QueryResult.Options result = (QueryResult.Options) reply(query);
    return WIRE.json().valueToTree(result.options()).toString();
  }

  private Table table() {
    Query query = new Query.State("state", GAME, commits().size());
    return (Table) ((QueryResult.State) reply(query)).position().table();
  }

  private QueryResult reply(Query query) {
    chronicle.ask(Service.GAME, query);
    return ((HostEffect.Reply) chronicle.effects().getLast()).result();
  }

  /** What a viewer exports now. It verifies. */
  private String exported(Viewer viewer) throws GeneralSecurityException {
    KeyPair signer = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
    try {
      Export export = new Export(all, GAME, viewer, seed.salts(), signer);
      for (Commit commit : commits()) {
        export.add(commit);
      }
      export.finish();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    assertThat(Verification.of(all.toByteArray()).defect()).as("for %s", viewer).isEmpty();
    return all.toString(StandardCharsets.UTF_8);
  }

  private List<Commit> commits() {
    GameScan scan = new GameScan(GAME, new Partition(0, 1));
    chronicle.log().forEach(record -> scan.read(record.key(), record.value()));
    return scan.found().commits().stream()
        .map(row -> (Commit) ChronicleRecord.read(row.bytes()))
        .toList();
  }
}
