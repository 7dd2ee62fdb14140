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
 * A fast reader of headers in the exact form that {@link HeaderLine} prints. It reads them in one
 * pass and without a JSON tree, because every reader reads every header. {@link HeaderLine} reads
 * all other headers; it alone defines what a header is.
 */
final class CanonicalHeaderReader {
  private static final int MAX_DIGITS = 18;
  private static final int MILLI = 1_000_000;

  private final byte[] line;
  private int at;

  private CanonicalHeaderReader(byte[] line) {
    this.line = line;
  }

  /** Empty if the line is not in the printed form or is no header. */
  static Optional<Header> read(Line line) {
    try {
      return Optional.of(new CanonicalHeaderReader(line.bytes()).header());
    } catch (NotCanonical | UnreadableException | IllegalArgumentException | DateTimeException e) {
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
    Optional<Service> next = skip(",\"next\":\"") ? Optional.of(service()) : Optional.empty();
    Optional<CommandId> command =
        skip(",\"command\":\"") ? Optional.of(new CommandId(hash())) : Optional.empty();
    Optional<Seat> actor = skip(",\"actor\":\"") ? Optional.of(seat()) : Optional.empty();
    expect(",\"at\":\"");
    Instant time = time();
    expect(",\"events\":[");
    List<Header.Entry> events = new ArrayList<>();
    do {
      events.add(entry());
    } while (skip(","));
    expect("]}");
    if (at != line.length) {
      throw new NotCanonical();
    }
    Header header = new Header(game, seq, parent, by, claim, next, command, actor, time, events);
    HeaderLine.requireConsistent(header);
    return header;
  }

  private Header.Entry entry() {
    expect("{\"type\":\"");
    String type = KnownTypes.in(line, at, end());
    at += type.length() + 1;
    expect(",\"digest\":\"");
    Hash digest = hash();
    Optional<Set<Seat>> to = skip(",\"to\":[") ? Optional.of(seats()) : Optional.empty();
    expect("}");
    return Header.Entry.of(type, digest, to);
  }

  private Set<Seat> seats() {
    Set<Seat> seats = new HashSet<>();
    if (skip("]")) {
      return seats;
    }
    do {
      expect("\"");
      if (!seats.add(seat())) {
        throw new NotCanonical();
      }
    } while (skip(","));
    expect("]");
    return seats;
  }

  // ---- string values; the opening quotation mark is read already ----

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

  /** Reads {@code 2026-11-20T12:00:00.000Z} and the closing quotation mark. */
  private Instant time() {
    LocalDate date = LocalDate.of(digits(4, '-'), digits(2, '-'), digits(2, 'T'));
    LocalTime time =
        LocalTime.of(digits(2, ':'), digits(2, ':'), digits(2, '.'), MILLI * digits(3, 'Z'));
    expect("\"");
    return date.atTime(time).toInstant(ZoneOffset.UTC);
  }

  /** Reads {@code count} digits and the character after them. */
  private int digits(int count, char then) {
    int value = 0;
    for (int i = 0; i < count; i++) {
      value = 10 * value + digit();
    }
    if (at == line.length || line[at++] != then) {
      throw new NotCanonical();
    }
    return value;
  }

  // ---- characters ----

  /** Reads a number from 1, without a sign and leading zeros. */
  private long number() {
    int start = at;
    long value = digit();
    while (value != 0 && at < line.length && isDigit(line[at])) {
      value = 10 * value + digit();
    }
    if (value == 0 || at - start > MAX_DIGITS) {
      throw new NotCanonical();
    }
    return value;
  }

  private int digit() {
    if (at == line.length || !isDigit(line[at])) {
      throw new NotCanonical();
    }
    return line[at++] - '0';
  }

  private static boolean isDigit(byte c) {
    return c >= '0' && c <= '9';
  }

  /** The position of the closing quotation mark. A string with an escape is not canonical. */
  private int end() {
    for (int end = at; end < line.length; end++) {
      if (line[end] == '"') {
        return end;
      }
      if (line[end] < ' ' || line[end] == '\\') {
        throw new NotCanonical();
      }
    }
    throw new NotCanonical();
  }

  private void expect(String text) {
    if (!skip(text)) {
      throw new NotCanonical();
    }
  }

  /**
   * Skips this text if it comes next.
   *
   * @return whether it was skipped
   */
  private boolean skip(String text) {
    int length = text.length();
    if (line.length - at < length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (line[at + i] != text.charAt(i)) {
        return false;
      }
    }
    at += length;
    return true;
  }

  /** The line is not in the printed form. */
  private static final class NotCanonical extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NotCanonical() {
      super("not in the printed form", null, false, false);
    }
  }
}
