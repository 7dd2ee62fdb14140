package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.escaping;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatState;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.units.Place;

/** P1, Hacan, takes New Albion from P2, Letnev, who holds captives. */
final class FoundCaptivesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 9})
  @Rule("hopes_end.18")
  void mostDiceFindNobody(int die) {
    Scenario<CombatState> taken = taken(kit(), die);

    assertThat(rolls(taken))
        .singleElement()
        .satisfies(rolled -> assertThat(rolled.seat()).isEqualTo(P1));
    assertThat(piece(taken.table(), "connor")).isEqualTo(captive(P3, P2));
    assertThat(taken.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("hopes_end.18.1")
  void onATenTheInvaderTakesACaptive() {
    assertThat(piece(taken(kit(), 10).table(), "connor")).isEqualTo(captive(P3, P1));
  }

  @Test
  @Rule({"hopes_end.18.1", "hopes_end.N42"})
  void itIsDrawnByTheDiceIfThereAreSeveral() {
    Scenario<CombatState> taken = taken(three(), 10, 2);

    assertThat(rolls(taken))
        .extracting(rolled -> rolled.chance().values())
        .containsExactly(List.of(10), List.of(2));
    assertThat(piece(taken.table(), "connor")).isEqualTo(captive(P3, P2));
    assertThat(piece(taken.table(), "delouis")).isEqualTo(captive(P3, P1));
    assertThat(piece(taken.table(), "rev")).isEqualTo(captive(P3, P2));
    assertThat(rolls(taken(three(), 9))).hasSize(1);
  }

  @Test
  @Rule("hopes_end.18.2")
  void oneDieIsRolledForEachPlanetInvaded() {
    Scenario<CombatState> taken =
        fight(
                kit()
                    .controls(P2, "starpoint")
                    .units(P1, Field.ON_STARPOINT, INFANTRY, 1)
                    .frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION, STARPOINT))))
            .when(P1, new ChoosePlanet(ALBION), 9, 8);

    assertThat(rolls(taken)).hasSize(2);
    assertThat(taken.table().planets().controls(P1, STARPOINT)).isTrue();
  }

  @Test
  @Rule("hopes_end.19")
  void anOwnCaptiveIsFreedAndItsOwnerPutsIt() {
    Scenario<CombatState> taken =
        taken(
            kit()
                .with(table -> with(table, "connor", on(P3, "jord")))
                .with(table -> with(table, "gila", captive(P1, P2))),
            10);

    assertThat(piece(taken.table(), "gila")).isEqualTo(escaping(P1));
    assertThat(taken.table().kernel().within(Effect.class))
        .map(effect -> effect.use().ability())
        .contains(AbilityRef.parse("leader_counter/gila#escape"));
    assertThat(taken.table().kernel().debtor()).contains(Service.GAME);
    assertThat(taken.table().planets().controls(P1, new PlanetId("new_albion"))).isTrue();
  }

  @Test
  @Rule("hopes_end.N21")
  void aPlanetWithoutUnitsIsInvadedToo() {
    assertThat(taken(kit(), 1).table().units().at(Place.of(Field.ON_ALBION), P2)).isEmpty();
    assertThat(rolls(taken(kit(), 1))).hasSize(1);
  }

  @Test
  @Rule("hopes_end.18")
  void noDieIsRolledWithoutCaptivesOrWithoutAnInvasionOrForAPlanetOfNobody() {
    assertThat(rolls(taken(kit().with(table -> with(table, "connor", on(P3, "jord")))))).isEmpty();
    assertThat(rolls(fight(kit().frame(new GainControl(Service.COMBAT, P1, ALBION))))).isEmpty();
    assertThat(
            rolls(
                fight(
                    kit()
                        .units(P1, Field.ON_STARPOINT, INFANTRY, 1)
                        .frame(Invasion.afterPlacement(P1, SYSTEM, List.of(STARPOINT))))))
        .isEmpty();
  }

  private static List<AbilityDiceRolled> rolls(Scenario<CombatState> taken) {
    return Field.happened(taken, AbilityDiceRolled.class);
  }

  private static Scenario<CombatState> taken(TableKit kit, int... dice) {
    return fight(kit.frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION))), dice);
  }

  private static TableKit three() {
    return kit()
        .with(table -> with(table, "delouis", captive(P3, P2)))
        .with(table -> with(table, "rev", captive(P3, P2)));
  }

  private static TableKit kit() {
    return field()
        .with(table -> table.withRules(LeaderKit.RULES))
        .player(P1, "hacan")
        .player(P2, "letnev")
        .player(P3, "sol")
        .tile("16", 5, 0)
        .tile("1", 7, 0)
        .controls(P2, "new_albion")
        .controls(P3, "jord")
        .units(P1, Field.ON_ALBION, INFANTRY, 2)
        .round(1)
        .with(table -> with(table, "connor", captive(P3, P2)));
  }
}
