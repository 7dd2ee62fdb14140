package org.lazax.simulation.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.commit.GameId;

/**
 * Many spectators who follow the frames of one game, each with its own connection. One thread reads
 * them all and looks at nothing but the beginnings of frames, so that it costs little.
 */
final class Audience implements AutoCloseable {
  private static final int BUFFER_BYTES = 1 << 16;

  /** The key with which each frame begins. */
  private static final byte[] BEGINNING = "{\"seq\":".getBytes(US_ASCII);

  private final Selector selector;
  private final List<SocketChannel> channels = new ArrayList<>();
  private final AtomicLong frames = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong ended = new AtomicLong();

  /**
   * What all spectators have received so far.
   *
   * @param ended how many streams were ended by the gateway
   */
  record Received(long frames, long bytes, long ended) {}

  private Audience(Selector selector) {
    this.selector = selector;
  }

  /** Opens the streams, all at once, from the first commit on. */
  static Audience of(URI gateway, GameId game, int spectators) {
    try {
      Audience audience = new Audience(Selector.open());
      byte[] request =
          "GET /api/v1/games/%s/frames?from=1 HTTP/1.1\r\nHost: %s\r\nAccept: text/event-stream\r\n\r\n"
              .formatted(game.value(), gateway.getAuthority())
              .getBytes(US_ASCII);
      for (int spectator = 0; spectator < spectators; spectator++) {
        SocketChannel channel =
            SocketChannel.open(new InetSocketAddress(gateway.getHost(), gateway.getPort()));
        audience.channels.add(channel);
        channel.write(ByteBuffer.wrap(request));
        channel.configureBlocking(false);
        channel.register(audience.selector, SelectionKey.OP_READ);
      }
      Thread.ofPlatform().name("audience").daemon().start(audience::read);
      return audience;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Received received() {
    return new Received(frames.get(), bytes.get(), ended.get());
  }

  private void read() {
    byte[] bytesRead = new byte[BUFFER_BYTES];
    try {
      while (selector.isOpen()) {
        selector.select(key -> read(key, bytesRead));
      }
    } catch (ClosedSelectorException e) {
      // The audience has left in the middle of a selection.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(SelectionKey key, byte[] bytesRead) {
    try {
      int read = ((SocketChannel) key.channel()).read(ByteBuffer.wrap(bytesRead));
      if (read < 0) {
        key.cancel();
        ended.incrementAndGet();
        return;
      }
      bytes.addAndGet(read);
      frames.addAndGet(count(bytesRead, read));
    } catch (IOException e) {
      key.cancel();
      ended.incrementAndGet();
    }
  }

  /** How many frames begin here. A beginning that is cut by the end of a read is not counted. */
  private static int count(byte[] bytes, int length) {
    int count = 0;
    for (int at = 0; at + BEGINNING.length <= length; at++) {
      int same = 0;
      while (same < BEGINNING.length && bytes[at + same] == BEGINNING[same]) {
        same++;
      }
      if (same == BEGINNING.length) {
        count++;
      }
    }
    return count;
  }

  @Override
  public void close() {
    try {
      selector.close();
      for (SocketChannel channel : channels) {
        channel.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
