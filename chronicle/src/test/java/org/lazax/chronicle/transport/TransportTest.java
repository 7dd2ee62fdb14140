package org.lazax.chronicle.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.UnreadableException;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Query;

class TransportTest {
  private static final GameId GAME = new GameId("g1");
  private static final CommandId COMMAND = CommandId.given("a1", GAME, "key");

  static Stream<Query> queries() {
    CommandEnvelope envelope =
        new CommandEnvelope(
            COMMAND,
            GAME,
            Optional.of(new Seat(2)),
            7,
            Optional.empty(),
            "map.move-ships",
            JsonNodeFactory.instance.objectNode().put("to", "s18"));
    return Stream.of(
        new Query.Options("q1", GAME, 7, new Seat(2)),
        new Query.DryRun("q2", GAME, 7, envelope),
        new Query.Status("q4", GAME, 7, COMMAND),
        new Query.StartAgain("q5", GAME, 0),
        new Query.State("q3", GAME, 7));
  }

  @ParameterizedTest
  @MethodSource("queries")
  void aQueryIsReadBack(Query query) {
    assertThat(QueryCodec.read(QueryCodec.write(query))).contains(query);
  }

  @Test
  void otherBytesAreNoQuery() {
    assertThat(QueryCodec.read("{\"ask\":\"weather\"}".getBytes(StandardCharsets.UTF_8))).isEmpty();
    assertThat(QueryCodec.read(new byte[] {1, 2})).isEmpty();
  }

  static Stream<Reply> replies() {
    Refusal refusal = Refusal.rule("movement.4", "not there").with("system", "s18");
    return Stream.of(
        new Reply.Options(
            "q1", Service.MAP, 8, JsonNodeFactory.instance.arrayNode().add("x"), List.of("y")),
        new Reply.DryRun("q2", Service.MAP, 8, Optional.of(refusal), List.of(), false),
        new Reply.DryRun(
            "q2",
            Service.MAP,
            8,
            Optional.empty(),
            List.of(new Reply.PredictedEvent("passed.v1", JsonNodeFactory.instance.objectNode())),
            true),
        new Reply.Status("q4", Service.GAME, true),
        new Reply.Started("q5", Service.GAME, true),
        new Reply.None("q3", Service.COMBAT, "no such game"),
        new Reply.Repeat(COMMAND, new Answer.Applied(9)),
        new Reply.Repeat(COMMAND, new Answer.Refused(refusal)),
        new Reply.TurnedAway(COMMAND, HostEffect.TurnedAway.Reason.QUEUE_FULL));
  }

  @ParameterizedTest
  @MethodSource("replies")
  void aReplyIsReadBack(Reply reply) {
    assertThat(ReplyCodec.read(ReplyCodec.write(reply))).contains(reply);
  }

  @Test
  void otherBytesAreNoReply() {
    assertThat(ReplyCodec.read("{}".getBytes(StandardCharsets.UTF_8))).isEmpty();
  }

  @Test
  void aBundleOfCommitsThatIsCutIsRefused() {
    assertThat(CommitBundle.read(CommitBundle.write(List.of()))).isEmpty();
    for (byte[] cut :
        List.of(new byte[] {0, 0}, new byte[] {0, 0, 0, 9, 1}, new byte[] {-1, 0, 0, 0})) {
      assertThatThrownBy(() -> CommitBundle.read(cut)).isInstanceOf(UnreadableException.class);
    }
  }
}
