package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.rules.Services;

/** The cup of {@code ./lazax cup}, small. */
@OnPlatform
final class CupTest {
  private static final CupPlan PLAN = new CupPlan("Small", 12, 1, false, 2, 5);

  @Test
  void botsPlayACupFromTheirAccountsToTheChampion(LivePlatform platform) {
    List<String> lines = new ArrayList<>();

    Cup cup = new Cup(platform.anonymous(), Services.wire(), PLAN, lines::add).play();

    JsonNode last = platform.anonymous().get(cup.address() + "/rounds/final/r1").body();
    JsonNode table = last.path("tables").path(0);
    String seat = table.path("result").path("winner").asText().substring(1);
    assertThat(table.path("players").path(Integer.parseInt(seat) - 1).asText())
        .isEqualTo(cup.champion());
    assertThat(lines).contains("The champion is " + cup.champion() + ".");
    assertThat(lines).anyMatch(line -> line.startsWith("  prelims/r1/t2"));
    // Every row but the last of a stage says why it is ahead.
    assertThat(lines).filteredOn(line -> line.contains(" won, share ")).hasSize(12 + 6);
    assertThat(lines).filteredOn(line -> line.contains(" lot put ")).isNotEmpty();
    assertThat(Verification.of(cup.log()).defect()).isEmpty();
    assertThat(
            Verification.of(
                    platform.anonymous().download("/games/" + table.path("game").asText() + "/log"))
                .defect())
        .isEmpty();
  }
}
