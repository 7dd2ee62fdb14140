package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.relics.RelicAttached;
import org.lazax.table.event.relics.Relics;

/** Relics that players have. P1 has Nano-Forge, and controls its home, Primor and Lodor. */
class RelicsTest {
  private static final RelicId FORGE = new RelicId("nano_forge");
  private static final PlanetId LODOR = new PlanetId("lodor");

  @Test
  @Rule("relics.3")
  void itsOwnerAttachesNanoForgeToAPlanetOfItsOwn() {
    Scenario<GameState> turn = turn(forge().controls(P1, "abyz"));
    assertThat(offered(turn)).contains("relic/nano_forge");
    assertThat(offered(turn(kit()))).doesNotContain("relic/nano_forge");

    Scenario<GameState> asked = turn.when(P1, ActionsTest.use("relic/nano_forge"));
    asked.when(P1, choose("arc_prime")).thenRefusedAs("no-such-choice");
    asked.when(P1, choose("primor")).thenRefusedAs("no-such-choice");
    asked.when(P1, choose("quann")).thenRefusedAs("no-such-choice");
    Scenario<GameState> forged = asked.when(P1, choose("lodor"));
    assertThat(forged.happened()).contains(new RelicAttached(P1, FORGE, LODOR));
    assertThat(forged.table().part(Relics.ID).of(P1)).isEmpty();
    PlanetFacts before = PlanetFacts.of(turn.table(), LODOR);
    PlanetFacts after = PlanetFacts.of(forged.table(), LODOR);
    assertThat(before.legendary()).isFalse();
    assertThat(after.legendary()).isTrue();
    assertThat(after.resources()).isEqualTo(before.resources() + 2);
    assertThat(after.influence()).isEqualTo(before.influence() + 2);
  }

  @Test
  void withoutAPlanetForItNanoForgeIsNotUsed() {
    assertThat(offered(turn(held(kit()).controls(P1, "arc_prime"))))
        .doesNotContain("relic/nano_forge");
    assertThat(offered(turn(held(kit()).controls(P1, "lodor")))).contains("relic/nano_forge");
  }

  @Test
  void whatAnEliminatedPlayerHadIsGone() {
    var after = new PlayerEliminated(P1).fold(forge().table());

    assertThat(after.part(Relics.ID).of(P1)).isEmpty();
    assertThat(RelicDeck.left(after)).isNotEmpty().doesNotContain(FORGE);
  }

  private static List<String> offered(Scenario<GameState> turn) {
    return turn.options(P1).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static Choose choose(String planet) {
    return new Choose(Service.GAME, List.of(planet));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static TableKit forge() {
    return held(kit()).controls(P1, "arc_prime", "wren_terra", "primor", "lodor");
  }

  private static TableKit held(TableKit kit) {
    return kit.with(
        t -> t.withPart(Relics.ID, _ -> new Relics(List.of(FORGE), Map.of(P1, List.of(FORGE)))));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "letnev")
        .player(P2, "xxcha")
        .tile("26", 0, 0)
        .tile("25", 1, 0)
        .tile("65", 2, 0)
        .tile("38", 3, 0)
        .controls(P2, "quann");
  }
}
