package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.galaxy.SystemId;

/** P2 owns the law. P1 activates Loki (75), where P3 has a cruiser. */
class MinisterOfPeaceTest {
  private static final UseAbility PEACE = use("agenda/minister_of_peace");
  private static final TableKit BOARD =
      TableKit.players(3)
          .tile("75", 0, 0)
          .tile("38", 0, 1)
          .law("minister_of_peace", P2)
          .units(P3, "75", UnitType.CRUISER, 1);

  @Test
  @Rule("agenda/minister_of_peace.N3")
  void aUnitOfAnyOtherPlayerIsEnoughForTheLawToEndTheTurn() {
    Scenario<GameState> ended = activated(BOARD).when(P2, PEACE).thenAccepted();

    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(ended.table().council().laws()).isEmpty();
    TableKit alone =
        TableKit.players(3)
            .tile("75", 0, 0)
            .law("minister_of_peace", P2)
            .units(P1, "75", UnitType.CRUISER, 1);
    assertThat(activated(alone).table().kernel().awaiting()).isEmpty();
  }

  @Test
  @Rule("agenda/minister_of_peace.N1")
  void theActivePlayersOtherCardsForTheActivationAreLost() {
    TableKit kit = BOARD.holds(P1, "flank_speed", "rally");
    Scenario<GameState> sped = activated(kit).when(P1, use("action_card/flank_speed"));
    assertThat(sped.awaited()).containsExactly(P2);

    assertThat(sped.when(P2, new LetPass(Service.GAME)).options(P1))
        .as("without the law it may be played now")
        .anyMatch(option -> option.toString().contains("rally"));
    assertThat(sped.when(P2, PEACE).thenAccepted().table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("agenda/minister_of_peace.N1.1")
  void whatOthersHaveForTheActivationIsLostTheOwnersToo() {
    TableKit kit =
        BOARD.tokens(P2, "75").holds(P2, "counterstroke").technologies(P3, "nullification_field");
    Scenario<GameState> activated = activated(kit);
    assertThat(activated.awaited()).containsExactly(P2);
    assertThat(activated.when(P2, new LetPass(Service.GAME)).awaited()).containsExactly(P3);

    Scenario<GameState> ended = activated.when(P2, PEACE).thenAccepted();
    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(ended.table().tokens().get(SystemId.of("75"))).containsExactlyInAnyOrder(P1, P2);
    assertThat(ended.table().player(P3).exhaustedTechnologies()).isEmpty();
  }

  @Test
  @Rule("agenda/minister_of_peace.N2")
  void theActivePlayerStillUsesWhatItHasForTheEndOfItsTurn() {
    TableKit kit =
        BOARD
            .technologies(P1, "bio_stims", "sling_relay")
            .with(t ->
                t.withPlayer(
                    P1,
                    p ->
                        p.withTechnologies(
                            p.technologies(), Set.of(new TechnologyId("sling_relay")))));
    Scenario<GameState> ended = activated(kit).when(P2, PEACE).thenAccepted();
    assertThat(ended.awaited()).containsExactly(P1);

    assertThat(
            ended.when(P1, use("technology/bio_stims")).table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("bio_stims"));
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SystemId.of("75")));
  }
}
