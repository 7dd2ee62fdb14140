package org.lazax.chronicle.commit;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent;

final class CommitTest {

  @Test
  void aCommitIsReadBack() {
    Commit written =
        CommitBuilder.on(CommitBuilder.genesis().commit())
            .next(Service.COMBAT)
            .command(CommandId.given("account", CommitBuilder.GAME, "key"))
            .commit();

    ChronicleRecord read = ChronicleRecord.read(written.bytes());

    assertThat(read).isEqualTo(written);
    assertThat(((Commit) read).header()).isEqualTo(written.header());
    assertThat(read.bytes()).isEqualTo(written.bytes());
  }

  @Test
  void theHeaderLineIsFrozen() {
    Commit written =
        CommitBuilder.on(CommitBuilder.genesis().commit()).next(Service.COMBAT).commit();

    assertThat(written.headerLine())
        .hasToString(
            "{\"v\":1,\"game\":\"a-game\",\"seq\":2,"
                + "\"parent\":\"c11345815f8a24cfd3450cd8f632c593c730142b41a7bc78bd67fd621b0f8448\","
                + "\"by\":\"game-service\",\"claim\":\"game-service-1\",\"next\":\"combat-service\","
                + "\"actor\":\"p1\",\"at\":\"2026-11-20T12:00:00.001Z\",\"events\":[{"
                + "\"type\":\"kernel.passed.v1\","
                + "\"digest\":\"05e457c24896298525e43f8c3c03c4bf5ba63ca9a6a86252a340b4027ed6a85a\"}]}");
  }

  @Test
  void theHashIsOfTheHeaderLineWithoutItsLineFeed() {
    Commit commit = CommitBuilder.genesis().commit();

    assertThat(commit.hash())
        .isEqualTo(Hash.sha256(commit.headerLine().toString().getBytes(UTF_8)));
  }

  @Test
  void theDigestIsOfTheSaltAndTheLine() {
    Commit commit = CommitBuilder.genesis().commit();

    Hash digest = commit.header().events().getFirst().digest();

    assertThat(digest)
        .isEqualTo(
            Hash.sha256(
                CommitBuilder.SALTS.salt(1, 0),
                commit.lines().getFirst().toString().getBytes(UTF_8)));
  }

  @Test
  void theReceivedBytesAreKept() {
    Commit spaced = (Commit) CommitBuilder.genesis().withReplaced("\"v\":1,", "\"v\" : 1 , ");

    assertThat(spaced.headerLine().toString()).startsWith("{\"v\" : 1 , ");
    assertThat(spaced.hash()).isNotEqualTo(CommitBuilder.genesis().commit().hash());
  }

  @Test
  void aChangedEventLineIsAMismatch() {
    Commit changed = (Commit) CommitBuilder.genesis().withReplaced("\"test\"", "\"best\"");

    assertThat(CommitBuilder.genesis().commit().firstMismatch(CommitBuilder.SALTS)).isEmpty();
    assertThat(changed.firstMismatch(CommitBuilder.SALTS)).hasValue(0);
  }

  @Test
  void aMissingOrExtraEventLineIsAMismatch() {
    String text = new String(CommitBuilder.genesis().commit().bytes(), UTF_8);
    String headerOnly = text.substring(0, text.indexOf('\n') + 1);

    assertThat(read(headerOnly).firstMismatch(CommitBuilder.SALTS)).hasValue(0);
    assertThat(read(text + "{}\n").firstMismatch(CommitBuilder.SALTS)).hasValue(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"v\":1`|`\"v\":2`",
        "`\"v\":1`|`\"v\":1.0`",
        "`\"v\":1`|`\"v\":\"1\"`",
        "`\"v\":1,`|``",
        "`\"v\":1`|`\"v\":1,\"v\":1`",
        "`\"v\":1`|`\"v\":1,\"w\":1`",
        "`\"seq\":1`|`\"seq\":0`",
        "`\"seq\":1`|`\"seq\":2`",
        "`\"seq\":1`|`\"seq\":99999999999999999999`",
        "`\"seq\":1`|`\"seq\":null`",
        "`\"by\":\"game-service\"`|`\"by\":\"map-service\"`",
        "`\"by\":\"game-service\"`|`\"by\":\"nobody\"`",
        "`\"game\":\"a-game\"`|`\"game\":\"A GAME\"`",
        "`\"parent\":\"00`|`\"parent\":\"0`",
        "`\"parent\":\"00`|`\"parent\":\"01`",
        "`\"digest\":\"`|`\"digest\":\"F`",
        "`\"at\":\"2026-11-20T12:00:00.000Z\"`|`\"at\":\"2026-11-20T12:00:00Z\"`",
        "`\"at\":\"2026-11-20T12:00:00.000Z\"`|`\"at\":\"2026-13-20T12:00:00.000Z\"`",
        "`\"at\":\"2026-11-20T12:00:00.000Z\"`|`\"at\":\"2026-11-20T12:00:00.0001Z\"`",
        "`\"type\":\"kernel.chronicle-opened.v1\"`|`\"type\":\"kernel.chronicle-opened\"`",
        "`\"type\":\"kernel.chronicle-opened.v1\"`|`\"type\":1`",
        "`{\"v\":1`|`[{\"v\":1`",
        "`}]}`|`}]} {}`",
        "`}]}`|`}],\"actor\":\"p9\"}`",
        "`}]}`|`}],\"actor\":null}`",
        "`}]}`|`,\"to\":[\"p1\",\"p1\"]}]}`",
        "`}]}`|`,\"to\":\"p1\"}]}`",
      })
  void aHeaderInAnotherFormIsUnreadable(String was, String is) {
    assertThat(CommitBuilder.genesis().withReplaced(was, is)).isInstanceOf(UnreadableRecord.class);
  }

  @Test
  void aHeaderWithoutEventsIsUnreadable() {
    String text = CommitBuilder.genesis().commit().headerLine().toString();
    String without = text.substring(0, text.indexOf("\"events\"")) + "\"events\":[]}";

    assertThat(ChronicleRecord.read(without.getBytes(UTF_8))).isInstanceOf(UnreadableRecord.class);
  }

  @Test
  void anyBytesAreReadWithoutFailing() {
    String header = CommitBuilder.genesis().commit().headerLine().toString();

    assertThat(
            List.of(
                new byte[0],
                new byte[] {'\n'},
                new byte[] {(byte) 0xff, (byte) 0xfe},
                "not JSON".getBytes(UTF_8),
                "null".getBytes(UTF_8),
                "[".repeat(100_000).getBytes(UTF_8),
                ("\ufeff" + header).getBytes(UTF_8),
                header.getBytes(UTF_16)))
        .allSatisfy(bytes -> {
          ChronicleRecord read = ChronicleRecord.read(bytes);
          assertThat(read).isInstanceOf(UnreadableRecord.class);
          assertThat(read.bytes()).isEqualTo(bytes);
        });
  }

  @Test
  void aTimeFinerThanAMillisecondIsNotWritten() {
    Commit genesis = CommitBuilder.genesis().commit();
    Header header = genesis.header();

    assertThatThrownBy(() ->
            new Header(
                header.game(),
                1,
                header.parent(),
                header.by(),
                header.claim(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                CommitBuilder.NOON.plusNanos(1),
                List.of()))
        .hasMessageContaining("whole milliseconds");
  }

  @Test
  void theHeaderSaysWhoMayReadAnEvent() {
    Commit commit = CommitBuilder.genesis().commit();
    Commit hidden =
        (Commit) CommitBuilder.replaced(commit, "\"}]}", "\",\"to\":[\"p2\",\"p3\"]}]}");
    Commit sealed = (Commit) CommitBuilder.replaced(commit, "\"}]}", "\",\"to\":[]}]}");

    assertThat(commit.header().events().getFirst().audience().includes(Optional.empty())).isTrue();
    assertThat(hidden.header().events().getFirst().audience().includes(Optional.of(new Seat(3))))
        .isTrue();
    assertThat(hidden.header().events().getFirst().audience().includes(Optional.of(new Seat(1))))
        .isFalse();
    assertThat(sealed.header().events().getFirst().audience().includes(Optional.of(new Seat(1))))
        .isFalse();
    assertThat(HeaderLine.print(hidden.header())).isEqualTo(hidden.headerLine());
  }

  @Test
  void aCommitWithoutEventsIsNotWritten() {
    assertThatThrownBy(() -> CommitBuilder.genesis().withEvents().commit())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void severalEventsAreLinesInOrder() {
    Commit commit =
        CommitBuilder.on(CommitBuilder.genesis().commit())
            .withEvents(
                new KernelEvent.Passed(0, new Seat(1)), new KernelEvent.Passed(0, new Seat(2)))
            .commit();

    assertThat(commit.lines())
        .extracting(Line::toString)
        .containsExactly("{\"window\":0,\"seat\":\"p1\"}", "{\"window\":0,\"seat\":\"p2\"}");
  }

  private static Commit read(String text) {
    return (Commit) ChronicleRecord.read(text.getBytes(UTF_8));
  }
}
