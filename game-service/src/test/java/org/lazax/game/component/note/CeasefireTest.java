package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P1 activates 27, where it has New Albion with a space dock, and P2 is on Starpoint. */
class CeasefireTest {
  private static final SystemId SYSTEM = SystemId.of("27");
  private static final Place ON_ALBION = Place.of("27/new_albion");
  private static final TableKit BOARD =
      TableKit.players(3)
          .goods(P1, 3, 0)
          .tile("27", 0, 0)
          .controls(P1, "new_albion")
          .units(P1, "27/new_albion", SPACE_DOCK, 1)
          .units(P1, "27/new_albion", INFANTRY, 1)
          .units(P1, "27", CRUISER, 1)
          .units(P2, "27/starpoint", INFANTRY, 1)
          .notes(P2, "ceasefire@p1");

  @Test
  @Rule("promissory_note/ceasefire.N2")
  void itsPlayLeavesAllUnitsWhereTheyAre() {
    Scenario<GameState> played =
        Using.turn(BOARD, P1)
            .when(P1, new ActivateSystem(SYSTEM))
            .when(P2, ceasefire(P1))
            .thenAccepted();

    assertThat(played.table().kernel().effects()).hasSize(1);
    assertThat(played.table().units()).isEqualTo(BOARD.table().units());
  }

  @Test
  @Rule("promissory_note/ceasefire.N5")
  void itsOwnerStillProducesAndPlacesUnitsThere() {
    TableKit truce =
        BOARD
            .effect(P2, "promissory_note/ceasefire", Map.of("owner", "p1"))
            .frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, SYSTEM));
    Scenario<GameState> produced =
        Scenario.given(
                new GameDecider(StandardRules.TABLE), truce.frame(new Production(P1, SYSTEM)))
            .when(
                P1,
                new ProduceUnits(
                    List.of(
                        new Produced(CRUISER, 1, Place.space(SYSTEM)),
                        new Produced(INFANTRY, 2, ON_ALBION)),
                    List.of(),
                    new Payment(List.of(), 3)))
            .thenAccepted();

    assertThat(produced.table().units().count(Place.space(SYSTEM), u -> u.owner().equals(P1)))
        .isEqualTo(2);
    assertThat(produced.table().units().count(ON_ALBION, u -> u.type() == INFANTRY)).isEqualTo(3);
    assertThat(UnitPlacement.planets(truce.table(), P1, MECH)).containsExactly(ON_ALBION);
  }

  private static UseAbility ceasefire(Seat of) {
    return new UseAbility(
        Service.GAME, AbilityRef.parse("promissory_note/ceasefire"), Optional.of(of));
  }
}
