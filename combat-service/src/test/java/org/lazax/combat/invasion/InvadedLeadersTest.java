package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P2 invades Arretze, where a leader counter of P1 lies, and nobody defends it. */
final class InvadedLeadersTest {
  private static final PlanetId ARRETZE = new PlanetId("arretze");

  @Test
  @Rule("hopes_end.12")
  void theFateOfACounterIsDecidedWhenTheInvaderHasGainedControl() {
    Scenario<?> taken = invaded();

    assertThat(taken.events())
        .anyMatch(event ->
            event instanceof ControlGained gained
                && gained.seat().equals(P2)
                && gained.planet().equals(ARRETZE));
    assertThat(taken.events())
        .filteredOn(FrameOpened.class::isInstance)
        .last()
        .isInstanceOfSatisfying(
            FrameOpened.class,
            opened ->
                assertThat(opened.procedure())
                    .isInstanceOfSatisfying(
                        Effect.class,
                        effect -> {
                          assertThat(effect.service()).isEqualTo(Service.GAME);
                          assertThat(effect.use())
                              .isEqualTo(
                                  new Use(AbilityRef.parse("leader_counter/carth#lost"), P1));
                        }));
    assertThat(taken.table().kernel().within(Invasion.class)).isPresent();
    assertThat(taken.table().kernel().debtor()).contains(Service.GAME);
  }

  @Test
  @Rule("hopes_end.N12")
  void bombardmentThatKillsAllDefendersLeavesThePlanetAndItsCounters() {
    Scenario<CombatState> passed =
        Scenario.given(
                new CombatDecider(StandardRules.TABLE),
                kit()
                    .units(P1, "16/arretze", UnitType.INFANTRY, 1)
                    .units(P2, "16", UnitType.DREADNOUGHT, 1)
                    .units(P2, "16", UnitType.INFANTRY, 1)
                    .frame(new Invasion(P2, SystemId.of("16"))))
            .when(P2, new Bombard(List.of(new Aim(UnitType.DREADNOUGHT, 1, ARRETZE))), 5)
            .when(P2, CommitGroundForces.NOBODY);

    assertThat(passed.table().units().at(Place.of("16/arretze"))).isEmpty();
    assertThat(passed.table().planets().controls(P1, ARRETZE)).isTrue();
    assertThat(LeaderKit.piece(passed.table(), "carth")).isEqualTo(LeaderKit.on(P1, "arretze"));
    assertThat(passed.table().kernel().within(Effect.class)).isEmpty();
  }

  private static Scenario<?> invaded() {
    return Scenario.given(
        new CombatDecider(StandardRules.TABLE),
        kit()
            .units(P2, "16/arretze", UnitType.INFANTRY, 2)
            .frame(Invasion.afterPlacement(P2, SystemId.of("16"), List.of(ARRETZE))));
  }

  private static TableKit kit() {
    return LeaderKit.players(2)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .tile("16", 0, 0)
        .tile("10", 1, 0)
        .controls(P1, "arretze", "kamdorn")
        .controls(P2, "arc_prime")
        .round(1)
        .with(table -> LeaderKit.with(table, "carth", LeaderKit.on(P1, "arretze")));
  }
}
