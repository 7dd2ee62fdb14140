package org.lazax.game.adapter.film;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Lines that are compressed as they come. All lines so far can be had as one gzip file at any time,
 * without being compressed again. For one thread at a time. The memory of its compressor is freed
 * with it by the garbage collector, so there should be few.
 */
final class GzippedLines {
  /** Compresses a tenth less than the usual level, 6, and is faster. */
  private static final int LEVEL = 4;

  private static final int BUFFER_BYTES = 1 << 13;

  /** RFC 1952, section 2.3.1: deflated, without name, time and known system. */
  private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};

  /** RFC 1951, section 3.2.6: a last block without content, with fixed codes. */
  private static final byte[] LAST_BLOCK = {3, 0};

  private static final int TRAILER_BYTES = 8;
  private static final byte[] LF = {'\n'};

  private final Deflater deflater = new Deflater(LEVEL, true);
  private final CRC32 sum = new CRC32();
  private final ByteArrayOutputStream compressed = new ByteArrayOutputStream();
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private long length;

  GzippedLines() {
    compressed.writeBytes(HEADER);
  }

  /** Adds a line, given without its end. */
  void add(byte[] line) {
    write(line);
    write(LF);
  }

  /** All lines so far as a gzip file. */
  byte[] file() {
    deflate(Deflater.SYNC_FLUSH);
    ByteArrayOutputStream file = new ByteArrayOutputStream(compressed.size() + 10);
    file.writeBytes(compressed.toByteArray());
    file.writeBytes(LAST_BLOCK);
    file.writeBytes(
        ByteBuffer.allocate(TRAILER_BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt((int) sum.getValue())
            .putInt((int) length)
            .array());
    return file.toByteArray();
  }

  /** All lines so far. */
  List<byte[]> lines() {
    return lines(file());
  }

  /** The lines in a gzip file. */
  static List<byte[]> lines(byte[] file) {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.getBytes(StandardCharsets.UTF_8))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines as a gzip file. */
  static byte[] of(List<byte[]> lines) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(file)) {
      for (byte[] line : lines) {
        out.write(line);
        out.write(LF);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }

  private void write(byte[] bytes) {
    sum.update(bytes);
    length += bytes.length;
    deflater.setInput(bytes);
    deflate(Deflater.NO_FLUSH);
  }

  private void deflate(int flush) {
    int written;
    do {
      written = deflater.deflate(buffer, 0, buffer.length, flush);
      compressed.write(buffer, 0, written);
    } while (written == buffer.length);
  }
}
