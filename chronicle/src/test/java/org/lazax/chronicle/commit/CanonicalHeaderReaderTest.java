package org.lazax.chronicle.commit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.DateTimeException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/** The two header readers must always agree, because otherwise the chain would split. */
final class CanonicalHeaderReaderTest {
  private static final byte[] OTHERS = "\"\\{}[]:, 019afgpvzAZT.-\t\n\0\u00e9".getBytes(UTF_8);

  @Test
  void aPrintedHeaderIsReadBack() {
    for (Header header : headers()) {
      assertThat(CanonicalHeaderReader.read(HeaderLine.print(header))).hasValue(header);
    }
  }

  @Test
  void aChangedByteIsReadAlikeOrNotAtAll() {
    for (Header header : headers()) {
      byte[] printed = HeaderLine.print(header).bytes();
      for (int i = 0; i < printed.length; i++) {
        for (byte other : OTHERS) {
          byte[] changed = printed.clone();
          changed[i] = other;
          assertAgree(changed);
        }
      }
    }
  }

  @Test
  void anInsertedOrMissingByteIsReadAlikeOrNotAtAll() {
    for (Header header : headers()) {
      byte[] printed = HeaderLine.print(header).bytes();
      for (int i = 0; i < printed.length; i++) {
        assertAgree(Arrays.copyOf(printed, i));
        assertAgree(spliced(printed, i, i + 1, new byte[0]));
        for (byte more : OTHERS) {
          assertAgree(spliced(printed, i, i, new byte[] {more}));
        }
      }
    }
  }

  @Test
  void aHeaderInAnotherFormIsNotRead() {
    String printed = HeaderLine.print(headers().getFirst()).toString();

    assertThat(CanonicalHeaderReader.read(Line.of(printed.replace("\"v\":1", "\"v\": 1"))))
        .isEmpty();
    assertThat(CanonicalHeaderReader.read(Line.of(printed.replace("a-game", "\\u0061-game"))))
        .isEmpty();
  }

  private static List<Header> headers() {
    Commit genesis = CommitBuilder.genesis().commit();
    Header owed = CommitBuilder.on(genesis).next(Service.COMBAT).commit().header();
    Header commanded =
        CommitBuilder.on(genesis)
            .command(CommandId.given("account", CommitBuilder.GAME, "key"))
            .commit()
            .header();
    Hash digest = owed.events().getFirst().digest();
    return List.of(
        genesis.header(),
        owed,
        commanded.with(
            List.of(
                new Header.Entry("table.units-moved.v12", digest, Audience.EVERYONE),
                new Header.Entry("table.secrets-drawn.v1", digest, Audience.only(new Seat(8))),
                new Header.Entry("game.hidden.v1", digest, Audience.NOBODY))));
  }

  private static void assertAgree(byte[] bytes) {
    Line line = Line.split(bytes).stream().findFirst().orElse(Line.of(""));
    Optional<Header> quick = CanonicalHeaderReader.read(line);
    if (quick.isPresent()) {
      assertThat(quick).as(line.toString()).isEqualTo(general(line));
    }
  }

  private static Optional<Header> general(Line line) {
    try {
      return Optional.of(HeaderLine.read(new Fields(Json.object(line))));
    } catch (UnreadableException | IllegalArgumentException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private static byte[] spliced(byte[] bytes, int from, int to, byte[] between) {
    byte[] spliced = Arrays.copyOf(bytes, bytes.length - (to - from) + between.length);
    System.arraycopy(between, 0, spliced, from, between.length);
    System.arraycopy(bytes, to, spliced, from + between.length, bytes.length - to);
    return spliced;
  }
}
