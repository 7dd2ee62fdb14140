package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.Attached;

/** P1 has the Crown of Emphidia and the planets Abyz, Fria and Mecatol Rex. */
class TheCrownOfEmphidiaTest {
  private static final String EXPLORE = "relic/the_crown_of_emphidia#explore";
  private static final String BURY = "relic/the_crown_of_emphidia#bury";

  private static TableKit board() {
    TableKit kit =
        TableKit.players(2)
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .tile("18", 1, 1)
            .controls(P1, "abyz", "fria", "mecatol_rex")
            .controls(P2, "loki")
            .inExplorationDecks("mining_world", "rich_world", "paradise_world");
    return HeldRelics.by(kit, P1, "the_crown_of_emphidia");
  }

  private static Scenario<GameState> ended(TableKit kit, Seat active) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(active).acting())
            .frame(new TacticalAction(active, SystemId.of("75")).at(Step.END)));
  }

  @Test
  @Rule("relics.3")
  void afterATacticalActionItsOwnerExploresOneOfItsPlanets() {
    Scenario<GameState> asked = ended(board(), P1).when(P1, ability(EXPLORE));
    assertThat(candidates(asked, P1)).containsExactlyInAnyOrder("38/abyz", "38/fria");
    Scenario<GameState> explored = asked.when(P1, choose("38/fria"), 2).thenAccepted();
    assertThat(explored.table().planets().attachedTo(new PlanetId("fria")))
        .extracting(Attached::card)
        .extracting(Object::toString)
        .containsExactly("exploration/rich_world");
    assertThat(explored.table().part(Relics.ID).exhaustedOf(P1)).hasSize(1);
    TableKit exhausted =
        board().with(t -> t.withPart(Relics.ID, _ -> explored.table().part(Relics.ID)));
    assertThat(ended(exhausted, P1).awaited()).doesNotContain(P1);
    assertThat(ended(board(), P2).awaited()).as("of another player").doesNotContain(P1);
  }

  private static Scenario<GameState> statusEnds(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.objectives(kit, 5, 5)
            .frame(new StatusPhase().at(StatusPhase.Progress.Step.END, List.of())));
  }

  @Test
  void whoControlsTheTombMayPurgeItForAPointAtTheEndOfTheStatusPhase() {
    TableKit kit = board().attached("exploration/tomb_of_emphidia", "abyz");
    assertThat(abilities(statusEnds(kit), P1)).containsExactly(BURY);
    Scenario<GameState> buried = statusEnds(kit).when(P1, ability(BURY)).thenAccepted();
    assertThat(buried.table().player(P1).victoryPoints()).isEqualTo(1);
    assertThat(buried.table().part(Relics.ID).of(P1)).isEmpty();

    TableKit ofAnother = board().attached("exploration/tomb_of_emphidia", "loki");
    assertThat(statusEnds(ofAnother).awaited()).isEmpty();
  }
}
