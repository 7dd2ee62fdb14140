package org.lazax.chronicle.commit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

final class ClaimAndRefusalTest {
  private static final ClaimId CLAIM = new ClaimId("c-1");

  @Test
  void aClaimIsReadBack() {
    Claim claim = new Claim(CLAIM, Service.MAP, "map-0");

    assertThat(ChronicleRecord.read(claim.bytes())).isEqualTo(claim);
    assertThat(new String(claim.bytes(), UTF_8))
        .isEqualTo("{\"v\":1,\"claim\":\"c-1\",\"by\":\"map-service\",\"instance\":\"map-0\"}\n");
  }

  @Test
  void aRefusalIsReadBack() {
    RefusedCommand refused =
        refused(Refusal.rule("movement.4.1", "It cannot reach the system.").with("moves", 2));

    assertThat(ChronicleRecord.read(refused.bytes())).isEqualTo(refused);
  }

  @Test
  void aRefusalWithoutRuleOrValuesIsReadBack() {
    RefusedCommand refused = refused(Refusal.of(Refusal.NOT_AWAITED, "Not now."));

    assertThat(ChronicleRecord.read(refused.bytes())).isEqualTo(refused);
  }

  @Test
  void theValuesOfARefusalAreWrittenAsPlainJson() {
    RefusedCommand refused =
        refused(Refusal.rule("a.1", "No.").with("awaited", List.of(new Seat(2))));

    RefusedCommand read = (RefusedCommand) ChronicleRecord.read(refused.bytes());

    assertThat(read.refused().values()).containsEntry("awaited", List.of("p2"));
  }

  @Test
  void aClaimOfAnUnknownVersionOrFormIsUnreadable() {
    String claim = new String(new Claim(CLAIM, Service.MAP, "map-0").bytes(), UTF_8);

    assertThat(
            List.of(
                claim.replace("\"v\":1", "\"v\":2"),
                claim.replace("map-service", "tea-service"),
                claim.replace("}", ",\"more\":1}"),
                claim + "{}\n"))
        .allSatisfy(text ->
            assertThat(ChronicleRecord.read(text.getBytes(UTF_8)))
                .isInstanceOf(UnreadableRecord.class));
  }

  @Test
  void idsAreTheSameForTheSameRequestAndDifferOtherwise() {
    GameId game = GameId.created("account", "key");

    assertThat(GameId.created("account", "key")).isEqualTo(game);
    assertThat(GameId.created("accoun", "tkey")).isNotEqualTo(game);
    assertThat(CommandId.given("a", game, "k")).isEqualTo(CommandId.given("a", game, "k"));
    assertThat(CommandId.given("a", game, "k")).isNotEqualTo(CommandId.given("b", game, "k"));
    assertThat(CommandId.due(game, "1", "2")).isNotEqualTo(CommandId.due(game, "12"));
  }

  private static RefusedCommand refused(Refusal refusal) {
    return new RefusedCommand(
        CommandId.given("account", CommitBuilder.GAME, "key"),
        CommitBuilder.GAME,
        Service.MAP,
        CLAIM,
        Optional.of(new Seat(3)),
        CommitBuilder.NOON,
        refusal);
  }
}
