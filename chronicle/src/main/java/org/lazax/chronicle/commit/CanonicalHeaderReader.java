package org.lazax.chronicle.commit;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/**
 * Reads a header spelled letter for letter as {@link HeaderLine} prints it, as honest writers spell
 * all of theirs, in one pass and without a tree: every reader does this with every commit. What is
 * spelled otherwise is left to {@link HeaderLine}, which alone says what a header is.
 */
final class CanonicalHeaderReader {
  private static final int MOST_DIGITS = 18;
  private static final int MILLI = 1_000_000;

  private final byte[] line;
  private int at;

  private CanonicalHeaderReader(byte[] line) {
    this.line = line;
  }

  /** Empty where it is spelled otherwise, or is no header at all. */
  static Optional<Header> read(Line line) {
    try {
      return Optional.of(new CanonicalHeaderReader(line.bytes()).header());
    } catch (Otherwise | UnreadableException | IllegalArgumentException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private Header header() {
    expect("{\"v\":1,\"game\":\"");
    GameId game = new GameId(text());
    expect(",\"seq\":");
    long seq = number();
    expect(",\"parent\":\"");
    Hash parent = hash();
    expect(",\"by\":\"");
    Service by = service();
    expect(",\"claim\":\"");
    ClaimId claim = new ClaimId(text());
    Optional<Service> next = comes(",\"next\":\"") ? Optional.of(service()) : Optional.empty();
    Optional<CommandId> command =
        comes(",\"command\":\"") ? Optional.of(new CommandId(hash())) : Optional.empty();
    Optional<Seat> actor = comes(",\"actor\":\"") ? Optional.of(seat()) : Optional.empty();
    expect(",\"at\":\"");
    Instant time = time();
    expect(",\"events\":[");
    List<Header.Entry> events = new ArrayList<>();
    do {
      events.add(entry());
    } while (comes(","));
    expect("]}");
    if (at != line.length) {
      throw new Otherwise();
    }
    Header header = new Header(game, seq, parent, by, claim, next, command, actor, time, events);
    HeaderLine.requireSense(header);
    return header;
  }

  private Header.Entry entry() {
    expect("{\"type\":\"");
    String type = KnownTypes.in(line, at, end());
    at += type.length() + 1;
    expect(",\"digest\":\"");
    Hash digest = hash();
    Optional<Set<Seat>> to = comes(",\"to\":[") ? Optional.of(seats()) : Optional.empty();
    expect("}");
    return Header.Entry.of(type, digest, to);
  }

  private Set<Seat> seats() {
    Set<Seat> seats = new HashSet<>();
    if (comes("]")) {
      return seats;
    }
    do {
      expect("\"");
      if (!seats.add(seat())) {
        throw new Otherwise();
      }
    } while (comes(","));
    expect("]");
    return seats;
  }

  // ---- what stands between quotation marks, the first of them read already ----

  private String text() {
    int end = end();
    String text = new String(line, at, end - at, StandardCharsets.ISO_8859_1);
    at = end + 1;
    return text;
  }

  private Service service() {
    return HeaderLine.service(text());
  }

  private Seat seat() {
    return Seat.of(text());
  }

  private Hash hash() {
    return Hash.of(text());
  }

  /** As {@code 2026-11-20T12:00:00.000Z}. */
  private Instant time() {
    LocalDate date = LocalDate.of(digits(4, '-'), digits(2, '-'), digits(2, 'T'));
    LocalTime time =
        LocalTime.of(digits(2, ':'), digits(2, ':'), digits(2, '.'), MILLI * digits(3, 'Z'));
    expect("\"");
    return date.atTime(time).toInstant(ZoneOffset.UTC);
  }

  /** So many digits and what follows them. */
  private int digits(int count, char then) {
    int value = 0;
    for (int i = 0; i < count; i++) {
      value = 10 * value + digit();
    }
    if (at == line.length || line[at++] != then) {
      throw new Otherwise();
    }
    return value;
  }

  // ---- letters ----

  /** A number from 1, without signs or leading zeros. */
  private long number() {
    int start = at;
    long value = digit();
    while (value != 0 && at < line.length && isDigit(line[at])) {
      value = 10 * value + digit();
    }
    if (value == 0 || at - start > MOST_DIGITS) {
      throw new Otherwise();
    }
    return value;
  }

  private int digit() {
    if (at == line.length || !isDigit(line[at])) {
      throw new Otherwise();
    }
    return line[at++] - '0';
  }

  private static boolean isDigit(byte letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Where the closing quotation mark is; nothing before it is escaped. */
  private int end() {
    for (int end = at; end < line.length; end++) {
      if (line[end] == '"') {
        return end;
      }
      if (line[end] < ' ' || line[end] == '\\') {
        throw new Otherwise();
      }
    }
    throw new Otherwise();
  }

  private void expect(String letters) {
    if (!comes(letters)) {
      throw new Otherwise();
    }
  }

  /** Passes over these letters if they come next. */
  private boolean comes(String letters) {
    int length = letters.length();
    if (line.length - at < length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (line[at + i] != letters.charAt(i)) {
        return false;
      }
    }
    at += length;
    return true;
  }

  /** Not as it is printed: no more is known. */
  private static final class Otherwise extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Otherwise() {
      super("spelled otherwise", null, false, false);
    }
  }
}
