package org.lazax.chronicle.memory;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.conformance.ChronicleConformance;
import org.lazax.chronicle.conformance.ChronicleUnderTest;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.SealedSecrets;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;

final class MemoryChronicleTest extends ChronicleConformance {
  @Override
  protected ChronicleUnderTest start() {
    return new InMemory();
  }

  private static final class InMemory implements ChronicleUnderTest {
    private static final SealedSecrets SECRETS = new SealedSecrets(new SeedVault(new byte[32]));

    private final MemoryChronicle<ToyTable> chronicle =
        new MemoryChronicle<>(services(), Limits.STANDARD, InMemory::opened);

    private static List<HostedService<ToyFlow, ToyTable>> services() {
      return ToyService.all().stream()
          .map(service ->
              new HostedService<>(
                  service,
                  new SnapshotCodec<>(service, ToyFlow.class, ToyTable.class),
                  Upcasters.NONE,
                  SECRETS))
          .toList();
    }

    private static ChronicleOpened opened(GameId game) {
      PlatformSeed seed = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
      return SECRETS.open(game, seed, new byte[SeedVault.NONCE_BYTES], "toy", 1);
    }

    @Override
    public void submit(CommandEnvelope envelope) {
      chronicle.submit(envelope);
    }

    @Override
    public List<Commit> commits(GameId game) {
      List<Commit> commits = new ArrayList<>();
      scan(game)
          .found()
          .commits()
          .forEach(row -> commits.add((Commit) ChronicleRecord.read(row.bytes())));
      return commits;
    }

    @Override
    public Optional<Answer> answer(GameId game, CommandId command) {
      return Optional.ofNullable(scan(game).found().answers().get(command));
    }

    private GameScan scan(GameId game) {
      GameScan scan = new GameScan(game, new Partition(0, 1));
      chronicle.log().forEach(record -> scan.read(record.key(), record.value()));
      return scan;
    }

    @Override
    public void restart(Service service) {
      chronicle.restart(service);
    }

    @Override
    public void advance() {
      chronicle.advance(Duration.ofMillis(100));
    }

    @Override
    public void close() {}
  }
}
