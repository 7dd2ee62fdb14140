package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.invasion.Landings.land;
import static org.lazax.combat.invasion.Landings.landing;
import static org.lazax.components.hopesend.LeaderKit.aboard;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.ship;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatState;
import org.lazax.components.hopesend.DelayedInvasions;
import org.lazax.components.hopesend.DelayedPlayersTurnBegan;
import org.lazax.components.hopesend.InvasionDelayed;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Diplomats of Xxcha, P2, on New Albion, which Hacan, P1, invades in its turn. */
final class DelayedInvasionsTest {
  private static final int TURN = 0;

  @Test
  @Rule({"hopes_end.25", "hopes_end.N29"})
  void whatWasCommittedGoesBackBeforeAnySpaceCannonFires() {
    Scenario<CombatState> landed = invading(kit()).when(P1, land(ALBION, 3));
    assertThat(landed.awaited()).containsExactly(P2);

    Scenario<CombatState> delayed = landed.when(P2, use(Service.COMBAT, "quanoj#delay"));
    assertThat(count(delayed, P1, "27", INFANTRY)).isEqualTo(4);
    assertThat(count(delayed, P1, Field.ON_ALBION, INFANTRY)).isZero();
    assertThat(rolls(delayed)).isEmpty();
    assertThat(delayed.happened()).contains(new InvasionDelayed(ALBION, P1, TURN));
    assertThat(delayed.table().planets().controls(P2, ALBION)).isTrue();
    Scenario<CombatState> not = landed.when(P2, new LetPass(Service.COMBAT));
    assertThat(not.awaited()).as("the PDS may fire").containsExactly(P2);
  }

  @Test
  @Rule("hopes_end.N29")
  void forcesOnOtherPlanetsStayAndCountersGoBack() {
    Scenario<CombatState> landed =
        invading(sails(kit(), P1, "27", CARRIER, "carth"))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(landing(ALBION, 2), landing(STARPOINT, 1)), Optional.empty()))
            .when(P1, use(Service.COMBAT, "carth#land"))
            .when(P1, LeaderKit.choose(Service.COMBAT, "new_albion"));
    assertThat(piece(landed.table(), "carth")).isEqualTo(on(P1, "new_albion"));

    Scenario<CombatState> delayed = landed.when(P2, use(Service.COMBAT, "quanoj#delay"));
    assertThat(count(delayed, P1, Field.ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(delayed.table().planets().controls(P1, STARPOINT)).isTrue();
    assertThat(piece(delayed.table(), "carth")).isEqualTo(aboard(P1, "carth"));
    assertThat(delayed.table().units().at(SPACE)).contains(ship(P1, CARRIER, "carth"));
  }

  @Test
  @Rule("hopes_end.25.1")
  void thePlanetCannotBeAttackedAgainInTheSameTurn() {
    Scenario<CombatState> again = invading(kit().with(DelayedInvasionsTest::delayed));

    again.when(P1, land(ALBION, 1)).thenRefused("hopes_end.25.1");
    assertThat(((CommitOption) again.options(P1).getFirst()).planets()).containsExactly(STARPOINT);
    invading(kit().with(DelayedInvasionsTest::nextTurn)).when(P1, land(ALBION, 1)).thenAccepted();
  }

  @Test
  @Rule({"hopes_end.25.2", "hopes_end.N30"})
  void noDiplomatDelaysTheSamePlayerInTwoTurnsInARow() {
    TableKit both = kit().with(table -> with(table, "junn", on(P2, "new_albion")));
    Scenario<CombatState> next =
        invading(both.with(DelayedInvasionsTest::nextTurn)).when(P1, land(ALBION, 1));

    assertThat(next.awaited()).as("the PDS may fire").containsExactly(P2);
    next.when(P2, use(Service.COMBAT, "quanoj#delay")).thenRefusedAs("not-awaited");
    assertThat(next.table().guard(new InvasionDelayed(ALBION, P1, 5))).isPresent();

    Table after = both.with(DelayedInvasionsTest::nextTurn).table();
    Table third = turn(turn(delayed(both.table()), 3), 7);
    assertThat(after.part(DelayedInvasions.ID).isEmpty()).isFalse();
    assertThat(third.part(DelayedInvasions.ID).isEmpty()).isTrue();
  }

  @Test
  @Rule("hopes_end.25.3")
  void notOnMecatolRex() {
    TableKit kit =
        kit()
            .tile("18", 9, 0)
            .custodiansTaken()
            .controls(P2, "mecatol_rex")
            .units(P1, "18", CARRIER, 1)
            .units(P1, "18", INFANTRY, 2)
            .units(P2, "18/mecatol_rex", INFANTRY, 1)
            .with(table -> with(table, "quanoj", on(P2, "mecatol_rex")));
    Scenario<CombatState> landed =
        fight(kit.frame(new Turn(P1)).frame(new Invasion(P1, SystemId.MECATOL_REX)))
            .when(P1, land(new PlanetId("mecatol_rex"), 2), 1, 1, 10, 1, 10);

    assertThat(rolls(landed)).as("the ground combat is fought at once").hasSize(4);
    assertThat(landed.table().part(DelayedInvasions.ID).isEmpty()).isTrue();
  }

  @Test
  @Rule({"hopes_end.25.1", "hopes_end.N30"})
  void theTurnsOfTheDelayedPlayerAreCounted() {
    Table delayed = delayed(kit().frame(new Turn(P1)).table());

    assertThat(LeaderKit.RULES.settle(delayed)).isEmpty();
    Table later = delayed(kit().frame(new Invasion(P2, SYSTEM)).frame(new Turn(P1)).table());
    assertThat(LeaderKit.RULES.settle(later)).contains(new DelayedPlayersTurnBegan(P1, 1));
    Table others = delayed(kit().frame(new Invasion(P2, SYSTEM)).frame(new Turn(P2)).table());
    assertThat(LeaderKit.RULES.settle(others)).isEmpty();
  }

  private static Table delayed(Table table) {
    return new InvasionDelayed(ALBION, P1, TURN).fold(table);
  }

  /** P1 was delayed in the turn before this one, whose frame is 0. */
  private static Table nextTurn(Table table) {
    return turn(new InvasionDelayed(ALBION, P1, 9).fold(table), TURN);
  }

  private static Table turn(Table table, int frame) {
    return new DelayedPlayersTurnBegan(P1, frame).fold(table);
  }

  private static Scenario<CombatState> invading(TableKit kit) {
    return fight(kit.frame(new Turn(P1)).frame(new Invasion(P1, SYSTEM)));
  }

  private static TableKit kit() {
    return field()
        .with(table -> table.withRules(LeaderKit.RULES))
        .player(P1, "hacan")
        .player(P2, "xxcha")
        .tile("16", 5, 0)
        .tile("14", 7, 0)
        .controls(P2, "new_albion", "archon_ren")
        .units(P2, Field.ON_ALBION, PDS, 1)
        .units(P1, "27", CARRIER, 1)
        .units(P1, "27", INFANTRY, 4)
        .round(1)
        .with(table -> with(table, "quanoj", on(P2, "new_albion")));
  }
}
