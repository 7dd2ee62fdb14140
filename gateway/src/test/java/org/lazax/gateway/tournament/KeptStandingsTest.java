package org.lazax.gateway.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.commit.GameId;

class KeptStandingsTest {
  private static final GameId CUP = new GameId("cup");
  private static final Map<String, String> ALL = Map.of("stage", "all");
  private static final Map<String, String> BY_OFFICIAL = Map.of("stage", "all", "official", "yes");

  private final List<KeptStandings.Asked> asked = new ArrayList<>();
  private final KeptStandings standings =
      new KeptStandings(question -> {
        asked.add(question);
        return Uni.createFrom().item(JsonNodeFactory.instance.objectNode().put("n", asked.size()));
      });

  @Test
  void whatIsReadAgainIsNotMadeAgain() {
    assertThat(read(CUP, 7, ALL)).isEqualTo("{\"n\":1}");
    assertThat(read(CUP, 7, ALL)).isEqualTo("{\"n\":1}");
  }

  @Test
  void anotherCommitTournamentViewerOrStageHasStandingsOfItsOwn() {
    assertThat(read(CUP, 7, ALL)).isEqualTo("{\"n\":1}");
    assertThat(read(CUP, 8, ALL)).isEqualTo("{\"n\":2}");
    assertThat(read(new GameId("other"), 7, ALL)).isEqualTo("{\"n\":3}");
    assertThat(read(CUP, 7, BY_OFFICIAL)).isEqualTo("{\"n\":4}");
    assertThat(read(CUP, 7, Map.of("stage", "final"))).isEqualTo("{\"n\":5}");
  }

  private String read(GameId tournament, long seq, Map<String, String> parameters) {
    byte[] bytes = standings.of(tournament, seq, parameters).await().indefinitely();
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
