package org.lazax.rules.planets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.planets.ControlLost;
import org.lazax.table.galaxy.SystemId;

/** Whose planets are whose. */
class ControlTest {
  private static final PlanetId WELLON = new PlanetId("wellon");

  @Test
  @Rule("control.1.1")
  void theFirstControllerTakesTheCardThatNobodyHad() {
    Table board = board().table();
    assertThat(board.planets().controller(WELLON)).isEmpty();

    Table taken = new ControlGained(P1, WELLON, true).fold(board);
    assertThat(taken.planets().controls(P1, WELLON)).isTrue();
    assertThat(taken.planets().readied(P1, WELLON)).isFalse();
  }

  @Test
  @Rule("control.7")
  void whoLosesControlHasNothingThereAnyMore() {
    TableKit held = board().controls(P1, "wellon");
    Table taken = new ControlGained(P2, WELLON, true).fold(held.table());
    Table lost = new ControlLost(P1, WELLON).fold(held.table());

    assertThat(taken.planets().of(P1)).isEmpty();
    assertThat(taken.planets().of(P2)).containsExactly(WELLON);
    assertThat(lost.planets().controller(WELLON)).isEmpty();
  }

  @Test
  @Rule({"control.N1", "component_limitations.2.1"})
  void nobodyRunsOutOfControlTokens() {
    List<PlanetId> planets =
        Catalog.standard().planets().keySet().stream().filter(id -> !id.equals(WELLON)).toList();
    Table table = board().table();
    for (PlanetId planet : planets.subList(0, 17)) {
      table = new ControlGained(P1, planet, true).fold(table);
    }

    ControlGained more = new ControlGained(P1, WELLON, true);
    assertThat(more.guard(table)).isEmpty();
    assertThat(more.fold(table).planets().of(P1)).hasSize(18);
  }

  @Test
  void whatIsGoneForGoodDoesNotComeBack() {
    Table purged = new PlanetPurged(WELLON).fold(board().table());

    assertThat(new PlanetAdded(WELLON, SystemId.of("19")).guard(purged))
        .flatMap(Refusal::rule)
        .contains("purge.2");
    assertThat(new PlanetPurged(WELLON).guard(board().units(P1, "19/wellon", INFANTRY, 1).table()))
        .flatMap(Refusal::rule)
        .contains("purge.1");
  }

  private static TableKit board() {
    return TableKit.players(2).tile("19", 0, 0);
  }
}
