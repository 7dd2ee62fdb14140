package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.entrants;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.TournamentEvent.RoundPrepared;
import org.lazax.tournament.state.TournamentEvent.RoundPublished;

/** Games of a stage are played under the same conditions. */
final class ConditionsTest {
  private static final List<String> POOL =
      List.of("sol", "hacan", "arborec", "l1z1x", "winnu", "yin", "naalu", "nekro");

  @Test
  void theFactionsOfARoundAreDrawnOnceForAllTables() {
    Cup cup = Cup.of(with(new Conditions(choices("victoryTarget"), POOL))).withEntrants(12);
    cup.gives(new BeginStage(BY));
    cup.gives(new ProposePairing(BY, Cup.pairing(entrants(1, 12))));
    List<GameEvent> events = cup.gives(new PublishRound(BY, new RoundId(Cup.PRELIMS, 1), 1));

    assertThat(events).hasSize(2);
    RoundPrepared prepared = (RoundPrepared) events.getFirst();
    assertThat(prepared.factions()).hasSize(6).isEqualTo(prepared.chance().drawnFrom(POOL));
    assertThat(events.getLast()).isInstanceOf(RoundPublished.class);
    assertThat(cup.now().course().rounds().toList().getFirst().factions())
        .isEqualTo(prepared.factions());
  }

  @Test
  void eachRoundHasADrawOfItsOwn() {
    Cup cup = Cup.of(with(new Conditions(choices("victoryTarget"), POOL))).withEntrants(12);
    cup.gives(new BeginStage(BY));
    for (int round = 1; round <= 8; round++) {
      cup.publish(entrants(1, 12));
    }

    assertThat(cup.now().course().rounds().map(r -> r.factions()).distinct().count())
        .isGreaterThan(4);
  }

  @Test
  void withoutAPoolNothingIsDrawn() {
    Cup cup = Cup.of(with(new Conditions(choices("layout"), List.of()))).withEntrants(12);
    cup.gives(new BeginStage(BY));
    cup.gives(new ProposePairing(BY, Cup.pairing(entrants(1, 12))));

    assertThat(cup.gives(new PublishRound(BY, new RoundId(Cup.PRELIMS, 1), 1))).hasSize(1);
    assertThat(cup.now().course().rounds().toList().getFirst().factions()).isEmpty();
  }

  @Test
  void conditionsThatAreNoneAreRefused() {
    assertThat(wrong(new Conditions(choices("name"), List.of())).values())
        .containsEntry("choice", "name");
    assertThat(wrong(new Conditions(choices("tournament"), List.of())).values())
        .containsEntry("choice", "tournament");
    assertThat(wrong(new Conditions(choices("layout"), POOL.subList(0, 5))).values())
        .containsKey("pool");
    assertThat(wrong(new Conditions(choices("factions"), POOL)).values()).containsKey("pool");
    assertThat(wrong(new Conditions(choices("factionsDealt"), POOL)).values()).containsKey("pool");
    assertThat(
            wrong(
                    new Conditions(
                        choices("layout"), List.of("sol", "sol", "yin", "winnu", "naalu", "nekro")))
                .values())
        .containsKey("pool");
    assertThat(
            wrong(new Conditions(choices("layout").put("mapString", "1".repeat(20_000)), List.of()))
                .values())
        .containsKey("longest");
  }

  @Test
  void aMapStringWithATileTwiceIsRefused() {
    assertThat(wrong(map("27 26 0 25, 26 0")).values()).containsEntry("tile", "26");
    assertThat(wrong(map("27 18 0")).values()).containsEntry("tile", "18");
    assertThat(wrong(map("{27} 26 27 0")).values()).containsEntry("tile", "27");
    assertThat(wrong(map("83A2 26 83a 0")).values()).containsEntry("tile", "83A");
    for (String map : List.of("27 26 0 -1 0 -1", "{27} 18 0", "83A2 83B 87A 0", "")) {
      assertThat(new Cup().gives(Cup.creation(with(map(map))))).isNotEmpty();
    }
  }

  private static Conditions map(String text) {
    return new Conditions(JsonNodeFactory.instance.objectNode().put("mapString", text), List.of());
  }

  private static Refusal wrong(Conditions conditions) {
    Refusal refusal = new Cup().isRefused(Cup.creation(with(conditions)));
    assertThat(refusal.type()).isEqualTo(Conditions.WRONG_CONDITIONS);
    return refusal;
  }

  private static Settings with(Conditions conditions) {
    return Cup.settings(
        12,
        new Stage(
            Cup.PRELIMS,
            Format.ROUNDS,
            Optional.of(8),
            TableSizes.USUAL,
            Optional.empty(),
            Optional.of(conditions)));
  }

  private static ObjectNode choices(String name) {
    return JsonNodeFactory.instance.objectNode().put(name, 10);
  }
}
