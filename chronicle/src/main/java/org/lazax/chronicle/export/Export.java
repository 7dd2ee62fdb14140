package org.lazax.chronicle.export;

import java.io.IOException;
import java.io.OutputStream;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.commit.SaltSource;

/**
 * Writes a game as a file: an opening line, the accepted commits as the viewer may read them, the
 * head line and its signature. {@code docs/log-format.md} describes the format.
 */
public final class Export {
  private final OutputStream out;
  private final GameId game;
  private final Redaction redaction;
  private final KeyPair signer;
  private final LinesHash written = new LinesHash();
  private Chain chain = Chain.EMPTY;

  /**
   * @param signer an Ed25519 key pair that signs the head line
   */
  public Export(OutputStream out, GameId game, Viewer viewer, SaltSource salts, KeyPair signer)
      throws IOException {
    this.out = out;
    this.game = game;
    this.redaction = new Redaction(viewer, salts);
    this.signer = signer;
    write(ExportLine.opening(game, viewer));
  }

  /**
   * Writes the next accepted commit of the game. Any other commit is refused with an {@link
   * IllegalArgumentException}.
   */
  public void add(Commit commit) throws IOException {
    Verdict verdict = chain.follow(commit.header(), commit.hash());
    if (!commit.header().game().equals(game)
        || !(verdict instanceof Verdict.Accepted(Chain longer))) {
      throw new IllegalArgumentException(
          "commit " + commit.header().seq() + " is not the next of " + game + ": " + verdict);
    }
    for (Line line : redaction.of(commit)) {
      write(line);
    }
    chain = longer;
  }

  /** Writes the head line and its signature. The stream is flushed and stays open. */
  public void finish() throws IOException {
    if (chain.seq() == 0) {
      throw new IllegalStateException("an export needs commits");
    }
    Line head =
        ExportLine.head(chain.head(), chain.seq(), written.end(), signer.getPublic().getEncoded());
    write(head);
    write(ExportLine.signature(sign(head)));
    out.flush();
  }

  private void write(Line line) throws IOException {
    out.write(line.bytes());
    out.write('\n');
    written.add(line);
  }

  private byte[] sign(Line head) {
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initSign(signer.getPrivate());
      signature.update(head.bytes());
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("cannot sign with this key", e);
    }
  }
}
