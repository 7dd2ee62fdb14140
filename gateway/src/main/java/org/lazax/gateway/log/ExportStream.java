package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.KeyPair;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.export.Export;
import org.lazax.chronicle.export.Viewer;

/** An export as a stream of lines. For one reader. */
final class ExportStream {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final Export export;

  private ExportStream(GameId game, Viewer viewer, SaltSource salts, KeyPair signer)
      throws IOException {
    this.export = new Export(written, game, viewer, salts, signer);
  }

  static Multi<Buffer> of(
      GameId game, Multi<Commit> commits, Viewer viewer, SaltSource salts, KeyPair signer) {
    return Multi.createFrom()
        .deferred(() -> {
          ExportStream stream = begin(game, viewer, salts, signer);
          return Multi.createBy()
              .concatenating()
              .streams(
                  commits.map(commit -> item(stream.add(commit))),
                  Multi.createFrom().deferred(() -> Multi.createFrom().item(item(stream.end()))));
        });
  }

  static ExportStream begin(GameId game, Viewer viewer, SaltSource salts, KeyPair signer) {
    try {
      return new ExportStream(game, viewer, salts, signer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of the next commit, at first with the opening line. */
  byte[] add(Commit commit) {
    try {
      export.add(commit);
      return takeLines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of the end. */
  byte[] end() {
    try {
      export.finish();
      return takeLines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines that were written since the last call. */
  private byte[] takeLines() {
    byte[] lines = written.toByteArray();
    written.reset();
    return lines;
  }

  /** Lines without the last LF: the stream adds an LF after each item. */
  private static Buffer item(byte[] lines) {
    return Buffer.buffer(lines).slice(0, lines.length - 1);
  }
}
