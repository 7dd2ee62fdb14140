package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 activates 75. P2 is Saar, whose destroyer has move 2 like the cruisers of P1. */
class CaptainMendosaUseTest {
  private static final String MENDOSA = "leader/captain_mendosa";

  @Test
  @Rule("leader/captain_mendosa.N2")
  void theHighestMoveValueOfAnyShipIsCopiedAtOnceForOneShip() {
    Scenario<GameState> asked = activated(kit().technologies(P2, "cruiser_ii"), "75");
    Scenario<GameState> choosing = asked.when(P2, Using.ability(MENDOSA));
    assertThat(Using.candidates(choosing, P2))
        .as("ships of the active player in other systems that move by themselves")
        .containsExactlyInAnyOrder("38:dreadnought:1", "38:carrier:1", "26:cruiser:1");

    Scenario<GameState> used = choosing.when(P2, Using.choose("38:dreadnought:1")).thenAccepted();
    assertThat(value(used)).containsExactly("3");
    assertThat(marks(used)).containsExactly(ComponentRef.parse(MENDOSA));
    assertThat(used.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("captain_mendosa"));

    Scenario<GameState> slower =
        activated(kit(), "75")
            .when(P2, Using.ability(MENDOSA))
            .when(P2, Using.choose("38:dreadnought:1"));
    assertThat(value(slower)).containsExactly("2");
  }

  @Test
  @Rule({"leader/captain_mendosa.N2.1", "leader/captain_mendosa.N2.2"})
  void neitherOtherBoostsOfTheActivationNorRiftsRaiseTheCopiedValue() {
    TableKit boosts =
        kit()
            .tile("41", 1, 0)
            .units(P1, "41", CRUISER, 1)
            .technologies(P1, "gravity_drive")
            .holds(P1, "flank_speed");
    Scenario<GameState> boosted =
        activated(boosts, "75").when(P1, Using.ability("action_card/flank_speed"));
    Scenario<GameState> used =
        boosted
            .when(P2, Using.ability(MENDOSA))
            .when(P2, Using.choose("38:dreadnought:1"))
            .thenAccepted();

    assertThat(value(used)).containsExactly("2");
  }

  @Test
  void nobodyIsAskedWithoutAReadiedAgentOrAShipElsewhere() {
    assertThat(Using.abilities(activated(kit(), "75"), P2)).contains(MENDOSA);
    assertThat(
            activated(kit().leader(P2, "captain_mendosa", LeaderState.EXHAUSTED), "75").awaited())
        .doesNotContain(P2);
    TableKit home =
        TableKit.players(2)
            .player(P1, "sol")
            .player(P2, "saar")
            .leaders(P2, "captain_mendosa")
            .sheet(P1, 3, 3, 2)
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "38", CRUISER, 1);
    assertThat(activated(home, "75").awaited()).doesNotContain(P2);
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "saar")
        .leaders(P2, "captain_mendosa")
        .sheet(P1, 3, 5, 2)
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .tile("26", -1, 0)
        .units(P1, "38", DREADNOUGHT, 2)
        .units(P1, "38", CARRIER, 1)
        .units(P1, "38", FIGHTER, 2)
        .units(P1, "26", CRUISER, 1)
        .units(P1, "75", DESTROYER, 1)
        .units(P2, "75", CRUISER, 1);
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }

  private static List<String> value(Scenario<GameState> scenario) {
    return scenario.table().kernel().effects().stream()
        .filter(effect -> effect.ability().toString().equals(MENDOSA))
        .map(LastingEffect::params)
        .map(params -> params.get("move"))
        .toList();
  }

  private static List<ComponentRef> marks(Scenario<GameState> scenario) {
    return scenario.table().units().at(Place.of("38"), P1).stream()
        .filter(stack -> stack.count() == 1)
        .flatMap(stack -> stack.mark().stream())
        .toList();
  }
}
