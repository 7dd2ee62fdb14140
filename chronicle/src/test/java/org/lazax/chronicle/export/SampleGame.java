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
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.Written;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.dice.SeededDice;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.kernel.KernelEvent.SeedRevealed;
import org.lazax.chronicle.wire.WireType;

/** A little game with open and hidden chance, to be written down in all the ways one can. */
public final class SampleGame {
  public static final Seat ALICE = new Seat(1);
  public static final Seat BOB = new Seat(2);
  public static final PlatformSeed SEED = PlatformSeed.of(new byte[PlatformSeed.BYTES]);
  public static final GameSeed FROZEN = SEED.freeze(Map.of(ALICE, "luck"));
  public static final KeyPair SIGNER = signer();

  private final List<Commit> commits = new ArrayList<>();

  /** Dice on the table. */
  @WireType("game.thrown.v1")
  public record Thrown(Chance chance) implements ChanceEvent {}

  /** Cards that their drawer alone sees. */
  @WireType("game.drawn.v1")
  public record Drawn(Seat seat, Chance chance) implements ChanceEvent {
    @Override
    public Audience audience() {
      return Audience.only(seat);
    }
  }

  /** Opened, with entropy added, frozen. */
  public static SampleGame begun() {
    return new SampleGame()
        .then(new ChronicleOpened("test", 1, SEED.commitment().toString(), "AA=="))
        .then(new EntropyAdded(ALICE, "luck"))
        .then(new SeedFrozen());
  }

  /** Begun, dice thrown, cards drawn by both. */
  public static SampleGame played() {
    SampleGame game = begun();
    SeededDice dice = game.dice();
    return game.then(
            new Thrown(dice.roll(Dice.TEN, 3)),
            new Drawn(ALICE, dice.draw(20, 2)),
            new Drawn(BOB, dice.draw(18, 2)),
            new Thrown(dice.roll(Dice.TEN, 1)))
        .throwing(2);
  }

  /** Played and over: the seed is told. */
  public static SampleGame ended() {
    return played().then(new SeedRevealed(SEED.reveal()));
  }

  /** With a commit of this. */
  public SampleGame then(GameEvent... events) {
    Written written = commits.isEmpty() ? Written.genesis() : Written.on(commits.getLast());
    return then(written.holding(events).commit(SEED.salts()));
  }

  /** With this commit. */
  public SampleGame then(Commit commit) {
    commits.add(commit);
    return this;
  }

  /** With a commit in which so many honest dice are thrown. */
  public SampleGame throwing(int count) {
    return then(new Thrown(dice().roll(Dice.TEN, count)));
  }

  /** The honest dice of the next commit. */
  public SeededDice dice() {
    return FROZEN.dice(commits.size() + 1);
  }

  public List<Commit> commits() {
    return List.copyOf(commits);
  }

  public byte[] exportedFor(Viewer viewer) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Export export = new Export(out, Written.GAME, viewer, SEED.salts(), SIGNER);
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
   * An export that no honest one is: nothing is checked, everything is signed.
   *
   * @param named the viewer in the opening line
   * @param shown the viewer for whom lines are shown
   */
  public byte[] forgedFor(Viewer named, Viewer shown) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Redaction redaction = new Redaction(shown, SEED.salts());
    append(out, ExportLine.opening(Written.GAME, named));
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
