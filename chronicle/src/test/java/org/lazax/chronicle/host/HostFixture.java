package org.lazax.chronicle.host;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/** A host under test, with the position in the log that it reads. */
final class HostFixture {
  static final GameId GAME = new GameId("game");
  static final ClaimId CLAIM = new ClaimId("own-claim");
  static final Seat P1 = new Seat(1);

  private static final ObjectMapper JSON = ToyService.allTypes().json();
  private static final SealedSecrets SECRETS = new SealedSecrets(new SeedVault(new byte[32]));

  final PartitionHost<ToyFlow, ToyTable> host;
  final Service service;
  Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private long offset;
  private long commands;
  private int keys;

  private HostFixture(Service service, PartitionCheckpoint checkpoint, Limits limits) {
    this.service = service;
    ToyService decider =
        ToyService.all(Optional.of(Duration.ofHours(1))).stream()
            .filter(toy -> toy.service() == service)
            .findFirst()
            .orElseThrow();
    this.host =
        new PartitionHost<>(
            new HostedService<>(
                decider,
                new SnapshotCodec<>(decider, ToyFlow.class, ToyTable.class),
                Upcasters.NONE,
                SECRETS),
            new Partition(0, 1),
            limits,
            "tested",
            checkpoint);
    this.offset = checkpoint.fence().offset();
  }

  /** A host that has claimed the partition and not read its claim back. */
  static HostFixture claiming(Service service) {
    return claiming(service, PartitionCheckpoint.empty(CLAIM), Limits.STANDARD);
  }

  static HostFixture claiming(Service service, PartitionCheckpoint checkpoint, Limits limits) {
    HostFixture hosting = new HostFixture(service, checkpoint, limits);
    hosting.host.claim();
    return hosting;
  }

  /** A host that has read its own claim back. */
  static HostFixture deciding(Service service) {
    HostFixture hosting = claiming(service);
    hosting.readOwnClaim();
    return hosting;
  }

  List<HostEffect> readOwnClaim() {
    return read(service.wireName(), new Claim(CLAIM, service, "tested").bytes());
  }

  List<HostEffect> read(String key, byte[] value) {
    return host.read(offset++, key, value, now);
  }

  List<HostEffect> read(HostEffect.Append append) {
    return read(append.key(), append.value());
  }

  CommandEnvelope envelope(long afterSeq, Command command) {
    return new CommandEnvelope(
        CommandId.given("tester", GAME, Integer.toString(keys++)),
        GAME,
        Optional.of(P1),
        afterSeq,
        Optional.empty(),
        WireTypes.nameOf(command),
        JSON.valueToTree(command));
  }

  List<HostEffect> command(CommandEnvelope envelope) {
    return command(envelope, now);
  }

  /** Reads a command with the time of its record. */
  List<HostEffect> command(CommandEnvelope envelope, Instant sent) {
    return host.commanded(commands++, GAME.value(), envelope.bytes(), sent, now);
  }

  /** Reads a query about options with the time of its record. */
  List<HostEffect> query(String id, Instant sent) {
    return host.queried(commands++, new Query.Options(id, GAME, 0, P1), sent, now);
  }

  /** Reads a query. */
  List<HostEffect> query(Query query) {
    return host.queried(commands++, query, now, now);
  }

  /** Whether a command has an answer or may still get one, as the host says. */
  boolean isOpen(CommandId command) {
    HostEffect.Reply reply =
        only(query(new Query.Status("status", GAME, 0, command)), HostEffect.Reply.class);
    return ((QueryResult.Status) reply.result()).open();
  }

  List<HostEffect> open() {
    ChronicleOpened opened =
        SECRETS.open(
            GAME,
            PlatformSeed.of(new byte[PlatformSeed.BYTES]),
            new byte[SeedVault.NONCE_BYTES],
            "toy",
            1);
    return host.opened(GAME, opened, now);
  }

  List<HostEffect> advance(Duration time) {
    now = now.plus(time);
    return host.tick(now);
  }

  static <E extends HostEffect> E only(List<HostEffect> effects, Class<E> kind) {
    List<E> found = all(effects, kind);
    if (found.size() != 1) {
      throw new AssertionError("not one " + kind.getSimpleName() + ": " + effects);
    }
    return found.getFirst();
  }

  static <E extends HostEffect> List<E> all(List<HostEffect> effects, Class<E> kind) {
    return new ArrayList<>(effects.stream().filter(kind::isInstance).map(kind::cast).toList());
  }

  /** A checkpoint with one game. */
  static PartitionCheckpoint checkpointOf(GameRow row, Map<Service, ClaimId> claims) {
    return new PartitionCheckpoint(new Fence(CLAIM, 0), claims, List.of(row));
  }
}
