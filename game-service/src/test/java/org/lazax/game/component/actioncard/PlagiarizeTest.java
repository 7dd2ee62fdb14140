package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** P2 is a neighbour, P3 is not. */
class PlagiarizeTest extends ComponentActionCardTest {
  PlagiarizeTest() {
    super("plagiarize", "sarween_tools");
  }

  @Override
  TableKit position() {
    return TableKit.players(3)
        .goods(P1, 5, 0)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 5, 0)
        .units(P1, "75", CRUISER, 1)
        .units(P2, "38", CRUISER, 1)
        .units(P3, "26", CRUISER, 1)
        .technologies(P2, "sarween_tools", "graviton_laser_system", "infantry_ii")
        .technologies(P3, "neural_motivator");
  }

  @Test
  @Rule({"action_card/plagiarize.N2", "action_card/plagiarize.N3"})
  void aTechnologyOfANeighbourIsNamedThenGainedWithoutItsPrerequisites() {
    Scenario<GameState> asked = turn(position()).when(P1, use());
    assertThat(candidates(asked))
        .contains("graviton_laser_system", "sarween_tools")
        .doesNotContain("neural_motivator");

    Scenario<GameState> named =
        turn(position().holds(P2, "sabotage"))
            .when(P1, use())
            .when(P1, new Choose(Service.GAME, List.of("graviton_laser_system")));
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.table().player(P1).tradeGoods()).isEqualTo(5);

    Scenario<GameState> gained = notCancelled(named);
    assertThat(gained.table().player(P1).tradeGoods()).isZero();
    assertThat(gained.table().player(P1).owns(new TechnologyId("graviton_laser_system"))).isTrue();
    assertThat(gained.table().player(P2).owns(new TechnologyId("graviton_laser_system"))).isTrue();
  }

  @Test
  @Rule("action_card/plagiarize.N1")
  void fiveInfluenceAreNeeded() {
    refused(position().goods(P1, 4, 2));
  }

  @Test
  @Rule({"action_card/plagiarize.N4", "action_card/plagiarize.N4.1"})
  void upgradesOfWhichEitherFactionHasItsOwnVersionCannotBeChosen() {
    TableKit sol = position().player(P1, "sol").goods(P1, 5, 0).technologies(P2, "cruiser_ii");
    assertThat(candidates(turn(sol).when(P1, use())))
        .contains("cruiser_ii")
        .doesNotContain("infantry_ii", "spec_ops_ii");

    TableKit own =
        position()
            .player(P2, "sol")
            .technologies(P2, "spec_ops_ii", "sarween_tools", "graviton_laser_system");
    assertThat(candidates(turn(own).when(P1, use()))).doesNotContain("infantry_ii", "spec_ops_ii");
  }
}
