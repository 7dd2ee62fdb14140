package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.KeyPair;
import java.util.List;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.export.Export;
import org.lazax.chronicle.export.Viewer;

/** An export as a stream of lines. For one reader. */
final class ExportStream {
  private static final byte LF = '\n';

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
                  commits.map(stream::add),
                  Multi.createFrom().deferred(() -> Multi.createFrom().item(stream.end())));
        });
  }

  /** The whole export of these commits, as bytes. */
  static byte[] bytes(
      GameId game, List<Commit> commits, Viewer viewer, SaltSource salts, KeyPair signer) {
    ExportStream stream = begin(game, viewer, salts, signer);
    Buffer all = Buffer.buffer();
    commits.forEach(commit -> all.appendBuffer(stream.add(commit)).appendByte(LF));
    return all.appendBuffer(stream.end()).appendByte(LF).getBytes();
  }

  private static ExportStream begin(GameId game, Viewer viewer, SaltSource salts, KeyPair signer) {
    try {
      return new ExportStream(game, viewer, salts, signer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Buffer add(Commit commit) {
    try {
      export.add(commit);
      return takeLines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Buffer end() {
    try {
      export.finish();
      return takeLines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The lines that were written since the last call, without the last LF: the stream adds an LF
   * after each item.
   */
  private Buffer takeLines() {
    byte[] lines = written.toByteArray();
    written.reset();
    return Buffer.buffer(lines).slice(0, lines.length - 1);
  }
}
