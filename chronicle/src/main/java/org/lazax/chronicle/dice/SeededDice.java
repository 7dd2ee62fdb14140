package org.lazax.chronicle.dice;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;

/**
 * The random stream of one commit: the blocks HMAC-SHA256(dice key, seq in eight bytes ‖ block
 * number in four bytes), both big-endian, with block numbers from 0.
 *
 * <p>A number from 1 to {@code bound} takes the fewest bytes that hold {@code bound} values,
 * big-endian. A value not below the greatest multiple of {@code bound} is discarded and drawn
 * again, so that all numbers are equally likely.
 *
 * <p>For one decision and one thread.
 */
public final class SeededDice implements Dice {
  private static final int BLOCK = 32;

  private final Mac keyed;
  private final long seq;
  private final byte[] block = new byte[BLOCK];
  private @Nullable Mac mac;
  private int loaded = -1;
  private int position;
  private boolean touched;

  SeededDice(Mac keyed, long seq, int position) {
    if (position < 0) {
      throw new IllegalArgumentException("no place in a stream: " + position);
    }
    this.keyed = keyed;
    this.seq = seq;
    this.position = position;
  }

  @Override
  public Chance roll(int sides, int count) {
    return take(IntStream.range(0, count).map(_ -> sides).boxed().toList());
  }

  @Override
  public Chance draw(int of, int count) {
    if (count > of) {
      throw new IllegalArgumentException("cannot draw " + count + " of " + of);
    }
    return take(IntStream.range(0, count).map(i -> of - i).boxed().toList());
  }

  /** Draws one number for each bound, from 1 to that bound. */
  public Chance take(List<Integer> bounds) {
    int from = position;
    List<Integer> values = new ArrayList<>(bounds.size());
    for (int bound : bounds) {
      values.add(number(bound));
    }
    return new Chance(from, bounds, values);
  }

  @Override
  public boolean used() {
    return touched;
  }

  /** Offset of the next number in the stream, in bytes. */
  public int position() {
    return position;
  }

  private int number(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("no die has " + bound + " faces");
    }
    touched = true;
    int width = width(bound);
    long range = 1L << (Byte.SIZE * width);
    long limit = range - range % bound;
    long drawn = next(width);
    while (drawn >= limit) {
      drawn = next(width);
    }
    return (int) (drawn % bound) + 1;
  }

  private static int width(int bound) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
    return Math.max(1, (bits + Byte.SIZE - 1) / Byte.SIZE);
  }

  private long next(int width) {
    long drawn = 0;
    for (int i = 0; i < width; i++) {
      drawn = drawn << Byte.SIZE | Byte.toUnsignedInt(nextByte());
    }
    return drawn;
  }

  private byte nextByte() {
    int blockNumber = position / BLOCK;
    if (blockNumber != loaded) {
      load(blockNumber);
    }
    return block[position++ % BLOCK];
  }

  private void load(int blockNumber) {
    if (mac == null) {
      // Not before: most decisions draw no number.
      mac = Keys.copy(keyed);
    }
    byte[] message =
        ByteBuffer.allocate(Long.BYTES + Integer.BYTES).putLong(seq).putInt(blockNumber).array();
    System.arraycopy(mac.doFinal(message), 0, block, 0, BLOCK);
    loaded = blockNumber;
  }
}
