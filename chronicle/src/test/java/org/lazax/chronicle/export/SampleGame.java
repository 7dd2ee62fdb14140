package org.lazax.chronicle.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeededDice;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.wire.WireType;

/** A small game with public and hidden random numbers, for tests of exports. */
public final class SampleGame {
  public static final Seat ALICE = new Seat(1);
  public static final Seat BOB = new Seat(2);
  public static final PlatformSeed SEED = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
  public static final GameSeed FROZEN = SEED.freeze(Map.of(ALICE, "luck"));
  public static final KeyPair SIGNER = signer();

  private final List<Commit> commits = new ArrayList<>();

  /** Dice that everybody sees. */
  @WireType("game.thrown.v1")
  public record Rolled(Chance chance) implements ChanceEvent {}

  /** Cards that only the seat that draws them sees. */
  @WireType("game.drawn.v1")
  public record Drawn(Seat seat, Chance chance) implements ChanceEvent {
    @Override
    public Audience audience() {
      return Audience.only(seat);
    }
  }

  /** A game that is opened, with entropy added and the seed frozen. */
  public static SampleGame begun() {
    return new SampleGame()
        .then(new ChronicleOpened("test", 1, SEED.commitment().toString(), "AA=="))
        .then(new EntropyAdded(ALICE, "luck"))
        .then(new SeedFrozen());
  }

  /** The same game after dice were rolled and both seats have drawn cards. */
  public static SampleGame played() {
    SampleGame game = begun();
    SeededDice dice = game.dice();
    return game.then(
            new Rolled(dice.roll(Dice.TEN, 3)),
            new Drawn(ALICE, dice.draw(20, 2)),
            new Drawn(BOB, dice.draw(18, 2)),
            new Rolled(dice.roll(Dice.TEN, 1)))
        .rolling(2);
  }

  /** The same game after its end, with the seed revealed. */
  public static SampleGame ended() {
    return played().then(new SeedRevealed(SEED.reveal()));
  }

  /** Adds a commit with these events. */
  public SampleGame then(GameEvent... events) {
    CommitBuilder written =
        commits.isEmpty() ? CommitBuilder.genesis() : CommitBuilder.on(commits.getLast());
    return then(written.withEvents(events).commit(SEED.salts()));
  }

  /** Adds this commit. */
  public SampleGame then(Commit commit) {
    commits.add(commit);
    return this;
  }

  /** Adds a commit in which this number of correct dice are rolled. */
  public SampleGame rolling(int count) {
    return then(new Rolled(dice().roll(Dice.TEN, count)));
  }

  /** The correct dice of the next commit. */
  public SeededDice dice() {
    return FROZEN.dice(commits.size() + 1);
  }

  public List<Commit> commits() {
    return List.copyOf(commits);
  }

  public byte[] exportedFor(Viewer viewer) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Export export = new Export(out, CommitBuilder.GAME, viewer, SEED.salts(), SIGNER);
      for (Commit commit : commits) {
        export.add(commit);
      }
      export.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /**
   * A signed export without any checks, as a dishonest writer could make it.
   *
   * @param named the viewer in the opening line
   * @param shown the viewer for whom lines are shown
   */
  public byte[] forgedFor(Viewer named, Viewer shown) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Redaction redaction = new Redaction(shown, SEED.salts());
    append(out, ExportLine.opening(CommitBuilder.GAME, named));
    commits.forEach(commit -> redaction.of(commit).forEach(line -> append(out, line)));
    Commit last = commits.getLast();
    Line head =
        ExportLine.head(
            last.hash(),
            last.header().seq(),
            Hash.sha256(out.toByteArray()),
            SIGNER.getPublic().getEncoded());
    append(out, head);
    append(out, ExportLine.signature(signed(head)));
    return out.toByteArray();
  }

  private static void append(ByteArrayOutputStream out, Line line) {
    out.writeBytes(line.bytes());
    out.write('\n');
  }

  private static byte[] signed(Line head) {
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initSign(SIGNER.getPrivate());
      signature.update(head.bytes());
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyPair signer() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
