package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.scoring.SecretLimit;
import org.lazax.table.Table;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.relics.RelicTaken;
import org.lazax.table.event.relics.Relics;

/** What follows when players gain or lose relics. P1 plays the Letnev, and P2 the Xxcha. */
class GainedRelicsTest {
  private static final String FRAGMENT = "cultural_relic_fragment";
  private static final String SHARD = "shard_of_the_throne";
  private static final RelicId RELIC = new RelicId(SHARD);

  // ---- The Obsidian ----

  @Test
  @Rule("relics.3")
  void whoGainsTheObsidianDrawsASecretObjectiveBeyondTheUsualLimit() {
    TableKit three = secrets("seize_an_icon", "darken_the_skies", "brave_the_void");
    Scenario<GameState> gained = gained(three, "the_obsidian", 1, 1);

    assertThat(gained.table().player(P1).secrets()).hasSize(4);
    assertThat(gained.table().kernel().within(DrawSecret.class)).as("none is returned").isEmpty();
    assertThat(SecretLimit.isExceeded(gained.table(), P1)).isFalse();
  }

  @Test
  void onlyTheLimitOfItsOwnerIsHigherByOne() {
    TableKit four =
        secrets("seize_an_icon", "darken_the_skies", "brave_the_void", "form_a_spy_network");
    TableKit five = Cards.scored(four, P1, "unveil_flagship");

    assertThat(SecretLimit.isExceeded(four.table(), P1)).isTrue();
    assertThat(SecretLimit.isExceeded(HeldRelics.by(four, P2, "the_obsidian").table(), P1))
        .isTrue();
    assertThat(SecretLimit.isExceeded(HeldRelics.by(four, P1, "the_obsidian").table(), P1))
        .isFalse();
    assertThat(SecretLimit.isExceeded(HeldRelics.by(five, P1, "the_obsidian").table(), P1))
        .isTrue();
  }

  // ---- Shard of the Throne ----

  @Test
  void whoGainsTheShardGainsAPoint() {
    Scenario<GameState> gained = gained(board().points(P1, 2), SHARD, 1);

    assertThat(gained.table().player(P1).victoryPoints()).isEqualTo(3);
    assertThat(gained.table().player(P2).victoryPoints()).isZero();
  }

  @Test
  @Rule("relic/shard_of_the_throne.N1")
  void whoTakesAHomeOrLegendaryPlanetOfItsOwnerTakesItAndThePointAtOnce() {
    for (String planet : List.of("arc_prime", "primor")) {
      Scenario<GameState> taken = taken(board(), planet);

      assertThat(taken.happened())
          .containsSubsequence(
              new ControlGained(P2, new PlanetId(planet), true),
              new RelicTaken(P2, RELIC, P1),
              point(-1, true),
              point(1, false));
      int control = taken.happened().indexOf(new ControlGained(P2, new PlanetId(planet), true));
      assertThat(taken.happened().get(control + 1))
          .as("nothing comes between")
          .isEqualTo(new RelicTaken(P2, RELIC, P1));
      assertThat(taken.table().part(Relics.ID).held()).isEqualTo(Map.of(P2, List.of(RELIC)));
      assertThat(taken.table().player(P1).victoryPoints()).isEqualTo(1);
      assertThat(taken.table().player(P2).victoryPoints()).isEqualTo(1);
    }
  }

  @Test
  @Rule("relic/nano_forge.N1")
  void itIsTakenWithAPlanetThatTheNanoForgeHasMadeLegendary() {
    TableKit forged = board().attached("relic/nano_forge", "abyz");

    assertThat(owners(taken(forged, "abyz").table())).isEqualTo(Map.of(P2, List.of(RELIC)));
    assertThat(owners(taken(forged, "fria").table())).isEqualTo(Map.of(P1, List.of(RELIC)));
  }

  @Test
  @Rule("relic/shard_of_the_throne.N2")
  void itIsLostWithNoOtherPlanet() {
    assertThat(PlanetFacts.of(board().table(), new PlanetId("abyz")).legendary()).isFalse();
    for (String planet : List.of("abyz", "wren_terra", "archon_ren")) {
      Scenario<GameState> taken = taken(board().controls(P2, "wren_terra"), planet);

      assertThat(owners(taken.table())).as(planet).isEqualTo(Map.of(P1, List.of(RELIC)));
      assertThat(taken.table().player(P1).victoryPoints()).isEqualTo(2);
    }
  }

  @Test
  void itIsTakenFromItsOwnerAlone() {
    Table table = HeldRelics.by(board(), P1, SHARD).table();

    assertThat(new RelicTaken(P2, RELIC, P1).guard(table)).isEmpty();
    assertThat(new RelicTaken(P1, RELIC, P2).guard(table)).isPresent();
    assertThat(new RelicTaken(P1, RELIC, P1).guard(table)).isPresent();
    assertThat(new RelicTaken(P2, new RelicId("nano_forge"), P1).guard(table)).isPresent();
  }

  private static Map<?, ?> owners(Table table) {
    return table.part(Relics.ID).held();
  }

  private static VictoryPointsGained point(int points, boolean owner) {
    return new VictoryPointsGained(owner ? P1 : P2, points, "relic/" + SHARD);
  }

  /** P2 gains control of a planet, and P1 has the relic and two points. */
  private static Scenario<GameState> taken(TableKit kit, String planet) {
    TableKit held = HeldRelics.by(kit.points(P1, 2), P1, SHARD);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        held.frame(new Turn(P2)).frame(new GainControl(Service.GAME, P2, new PlanetId(planet))));
  }

  /** P1 purges fragments, and this is the only relic in the deck. */
  private static Scenario<GameState> gained(TableKit kit, String relic, int... dice) {
    TableKit last =
        kit.fragments(P1, FRAGMENT, FRAGMENT, FRAGMENT)
            .with(t ->
                t.withPart(
                    Relics.ID,
                    _ ->
                        new Relics(
                            t.catalog().relics().keySet().stream()
                                .filter(other -> !other.equals(new RelicId(relic)))
                                .toList(),
                            Map.of())));
    return Using.turn(last, P1).when(P1, ability("exploration/" + FRAGMENT), dice).thenAccepted();
  }

  private static TableKit secrets(String... secrets) {
    return Cards.secrets(board(), P1, secrets);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "letnev")
        .player(P2, "xxcha")
        .tile("65", 0, 0)
        .tile("38", 1, 0)
        .tile("10", 2, 0)
        .tile("14", 3, 0)
        .controls(P1, "arc_prime", "primor", "abyz")
        .controls(P2, "archon_ren", "fria");
  }
}
