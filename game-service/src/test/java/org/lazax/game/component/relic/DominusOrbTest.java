package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.RelicId;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.relics.RelicPurged;
import org.lazax.table.galaxy.SystemId;

/** P1 has Dominus Orb, and a cruiser in system 26 with its command token. */
class DominusOrbTest {
  private static final String ORB = "relic/dominus_orb";

  @Test
  @Rule({"relics.3", "movement.1"})
  void itIsPurgedBeforeShipsMove() {
    Scenario<GameState> begins = activated(kit().tokens(P1, "26"), "38");
    assertThat(abilities(begins, P1)).containsExactly(ORB);

    Scenario<GameState> used = begins.when(P1, ability(ORB)).thenAccepted();
    assertThat(used.happened()).contains(new RelicPurged(P1, new RelicId("dominus_orb")));
    assertThat(LastingEffects.is(used.table(), new Grant(ComponentRef.parse(ORB), P1))).isTrue();
  }

  @Test
  void itIsNotOfferedWhereItHoldsNothing() {
    assertThat(abilities(activated(kit(), "38"), P1)).isEmpty();
    assertThat(abilities(activated(kit().tokens(P1, "75"), "38"), P1)).as("no units").isEmpty();
    assertThat(abilities(activated(kit().tokens(P2, "26"), "38"), P1)).as("of P2").isEmpty();
    assertThat(abilities(activated(kit(), "26"), P1)).as("the active system").isEmpty();
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }

  private static TableKit kit() {
    TableKit kit =
        TableKit.players(2)
            .tile("26", 0, 0)
            .tile("38", 0, 1)
            .tile("75", 1, 0)
            .sheet(P1, 3, 3, 2)
            .controls(P1, "lodor")
            .controls(P2, "abyz")
            .units(P1, "26", CRUISER, 1);
    return HeldRelics.by(kit, P1, "dominus_orb");
  }
}
