package org.lazax.gateway;

import static org.lazax.deploy.kafka.Topics.PARTITIONS;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.commit.Sealing;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeedVault;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.transport.Reply;
import org.lazax.chronicle.transport.ReplyCodec;
import org.lazax.chronicle.transport.Topics;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;

/** Writes a game into the log as game-service does, but without its rules. */
public final class Author implements AutoCloseable {
  private static final PlatformSeed SEED = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
  private static final Sealing SEALING = new Sealing(WireTypes.of(KernelEvent.TYPES));

  private final Producer<String, byte[]> producer;
  private final GameId game = new GameId(UUID.randomUUID().toString());
  private final ClaimId claim = new ClaimId(UUID.randomUUID().toString());
  private Hash head = Hash.ZERO;
  private long seq;

  /** The part of a game's settings that the gateway reads. */
  record Choices(boolean listed) {}

  @WireType("table.game-configured.v1")
  record Configured(Choices settings) implements GameEvent {
    @Override
    public Audience audience() {
      return Audience.EVERYONE;
    }
  }

  @WireType("table.player-seated.v1")
  record Seated(Seat seat) implements GameEvent {
    @Override
    public Audience audience() {
      return Audience.EVERYONE;
    }
  }

  /** An event that only one seat may read. */
  @WireType("game.card-drawn.v1")
  record Drawn(Seat seat, String card) implements GameEvent {
    @Override
    public Audience audience() {
      return Audience.only(seat);
    }
  }

  public Author(String bootstrapServers) {
    this.producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", bootstrapServers),
            new StringSerializer(),
            new ByteArraySerializer());
    send(Service.GAME.wireName(), new Claim(claim, Service.GAME, "author").bytes());
  }

  /** An author of a listed game with two commits. */
  public static Author ofTwoCommits(String bootstrapServers) {
    Author author = new Author(bootstrapServers);
    author.opens(true);
    author.draws(new Seat(1), "a card");
    return author;
  }

  /** The master key with which its seeds are sealed. */
  static byte[] testKey() {
    return new byte[32];
  }

  public GameId game() {
    return game;
  }

  public long seq() {
    return seq;
  }

  /** Writes the genesis of a game. */
  public void opens(boolean listed) {
    opens(listed, Optional.empty());
  }

  /** Writes the genesis of a game that this command created. */
  public void opens(boolean listed, Optional<CommandId> creation) {
    String sealed = new SeedVault(testKey()).seal(game, SEED, new byte[SeedVault.NONCE_BYTES]);
    commits(
        creation,
        new KernelEvent.ChronicleOpened("test", 1, SEED.commitment().toString(), sealed),
        new Configured(new Choices(listed)));
  }

  /** Writes a commit in which a seat is taken by this command. */
  public void seats(Seat seat, CommandId command) {
    commits(Optional.of(command), new Seated(seat));
  }

  /** Writes a commit in which this seat draws a card that nobody else may see. */
  public void draws(Seat seat, String card) {
    commits(Optional.empty(), new Drawn(seat, card));
  }

  /** Writes a commit after which this service owes a step. */
  public void leavesToStep(Service debtor) {
    commits(Optional.empty(), Optional.of(debtor), new Drawn(new Seat(1), "a card"));
  }

  /** Writes the last commit, which reveals the seed. */
  public void ends() {
    commits(Optional.empty(), new KernelEvent.SeedRevealed(SEED.reveal()));
  }

  private void commits(Optional<CommandId> command, GameEvent... events) {
    commits(command, Optional.empty(), events);
  }

  private void commits(Optional<CommandId> command, Optional<Service> debtor, GameEvent... events) {
    Stamp stamp =
        new Stamp(seq + 1, Instant.now().truncatedTo(ChronoUnit.MILLIS), Optional.empty());
    Header header = Header.of(game, stamp, head, Service.GAME, claim, debtor, command);
    Commit commit = SEALING.seal(header, List.of(events), SEED.salts());
    send(game.value(), commit.bytes());
    head = commit.hash();
    seq++;
  }

  /** Sends what a service tells the gateways about the game. */
  public void replies(Reply reply) {
    send(Topics.REPLIES, game.value(), ReplyCodec.write(reply));
  }

  private void send(String key, byte[] value) {
    send(Realm.GAMES.topic(), key, value);
  }

  private void send(String topic, String key, byte[] value) {
    int partition = Partition.of(game, PARTITIONS).number();
    var _ = producer.send(new ProducerRecord<>(topic, partition, key, value));
    producer.flush();
  }

  @Override
  public void close() {
    producer.close();
  }
}
