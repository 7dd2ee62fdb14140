package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.nio.charset.StandardCharsets;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.export.Redaction;
import org.lazax.chronicle.export.Viewer;
import org.lazax.gateway.stream.FollowedStreams;

/** Streams the commits of a game or tournament as bytes for one viewer. */
@ApplicationScoped
class LogStreams {
  private static final byte LF = '\n';

  private final GameLogContext log;
  private final SigningKeys signing;
  private final FollowedStreams followed;

  LogStreams(GameLogContext log, SigningKeys signing, FollowedStreams followed) {
    this.log = log;
    this.signing = signing;
    this.followed = followed;
  }

  /**
   * NDJSON: an export if the log is read from its beginning and not followed, otherwise only the
   * lines of commits.
   */
  Multi<Buffer> lines(OpenLog open, long after, boolean follow) {
    GameId game = open.game();
    Viewer viewer = open.viewer();
    Salts salts = open.salts();
    if (after == 0 && !follow) {
      return signing
          .keys()
          .onItem()
          .transformToMulti(
              signer -> ExportStream.of(game, log.stored(game, 0), viewer, salts, signer));
    }
    if (!follow) {
      return log.stored(game, after).map(commit -> lines(commit, viewer, salts));
    }
    return followed.of(
        open.reader(),
        log.followed(game, after).map(commit -> lines(commit, viewer, salts)),
        Buffer::length,
        Buffer.buffer());
  }

  /** Server-sent events, with the commits to come. */
  Multi<OutboundSseEvent> events(OpenLog open, long after, Sse sse) {
    Viewer viewer = open.viewer();
    Salts salts = open.salts();
    return followed.of(
        open.reader(),
        log.followed(open.game(), after).map(commit -> event(commit, viewer, salts, sse)),
        LogStreams::length,
        sse.newEventBuilder().comment("").build());
  }

  /** The lines of a commit, without the last LF: the stream adds an LF after each item. */
  private Buffer lines(Commit commit, Viewer viewer, Salts salts) {
    Buffer lines = Buffer.buffer();
    for (Line line : redaction(commit, viewer, salts).of(commit)) {
      if (lines.length() > 0) {
        lines.appendByte(LF);
      }
      lines.appendBytes(line.bytes());
    }
    return lines;
  }

  private OutboundSseEvent event(Commit commit, Viewer viewer, Salts salts, Sse sse) {
    return sse.newEventBuilder()
        .id(Long.toString(commit.header().seq()))
        .data(String.class, lines(commit, viewer, salts).toString(StandardCharsets.UTF_8))
        .build();
  }

  /** Of a signal, nothing. */
  private static long length(OutboundSseEvent event) {
    return event.getData() instanceof String lines ? lines.length() : 0;
  }

  private Redaction redaction(Commit commit, Viewer viewer, Salts salts) {
    Viewer now = GameLogContext.reveals(commit) ? Viewer.ALL : viewer;
    return new Redaction(now, salts);
  }
}
