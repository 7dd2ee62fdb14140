package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/**
 * P1 activates a system. P2 is Creuss. 26 has an alpha, 25 and 40 a beta, 17 and 51 a delta, 82 is
 * the inactive nexus, 46 and 47 have no wormhole. None of them touches another one.
 */
class EmissaryTaivraTest {
  private static final UseAbility TAIVRA = Using.ability("leader/emissary_taivra");

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "creuss")
        .leaders(P2, "emissary_taivra")
        .sheet(P1, 3, 3, 2)
        .tile("26", 0, 0)
        .tile("25", 3, 0)
        .tile("40", -3, 0)
        .tile("17", 0, 3)
        .tile("46", 0, -3)
        .tile("47", 3, -3)
        .tileOffBoard("51")
        .tileOffBoard("82A")
        .controls(P1, "lodor")
        .controls(P2, "creuss");
  }

  @Test
  @Rule("leader/emissary_taivra.N3")
  void theActiveSystemIsAdjacentToEachOtherSystemWithAWormhole() {
    Scenario<GameState> activated = activated(kit(), "26");
    assertThat(neighbours(activated.table(), "26")).isEmpty();

    Scenario<GameState> linked = activated.when(P2, TAIVRA);
    assertThat(neighbours(linked.table(), "26"))
        .containsExactlyInAnyOrder("25", "40", "17", "51", "82");
    assertThat(neighbours(linked.table(), "17")).containsExactlyInAnyOrder("26", "51");
    assertThat(neighbours(linked.table(), "46")).isEmpty();
    assertThat(Starmap.seenBy(linked.table(), P1).areAdjacent(SystemId.of("26"), SystemId.of("40")))
        .isTrue();
    assertThat(linked.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("emissary_taivra"));
  }

  @Test
  @Rule("leader/emissary_taivra.N1")
  void theInactiveNexusIsLinkedWithoutAnotherGamma() {
    assertThat(neighbours(activated(kit(), "25").when(P2, TAIVRA).table(), "82"))
        .containsExactly("25");
  }

  @Test
  void theLinkEndsWithTheTacticalAction() {
    Table linked = activated(kit(), "26").when(P2, TAIVRA).table();

    int action = linked.kernel().frameOf(TacticalAction.class).orElseThrow().id();
    assertThat(linked.kernel().effects())
        .singleElement()
        .satisfies(effect -> assertThat(effect.until()).contains(action));
  }

  @Test
  @Rule("leader/emissary_taivra.N2")
  void aDeltaAloneIsNotEnoughAndDoesNotHinder() {
    assertThat(isOffered(kit(), "17")).isFalse();
    assertThat(isOffered(kit().marker(Marker.CREUSS_ALPHA, "17"), "17")).isTrue();
  }

  @Test
  @Rule("leader/emissary_taivra.N5.1")
  void aTokenThatWasPlacedBeforeTheActivationCounts() {
    assertThat(isOffered(kit(), "46")).isFalse();
    assertThat(isOffered(kit().marker(Marker.CREUSS_BETA, "46"), "46")).isTrue();
  }

  /** Icarus Drive places or takes the token in the same moment. */
  @Test
  @Rule("leader/emissary_taivra.N5")
  void theWormholesAtTheActivationCount() {
    Scenario<GameState> placed = icarusDrive(kit(), "46");
    assertThat(placed.table().galaxy().markers().has(SystemId.of("46"), Marker.CREUSS_BETA))
        .isTrue();
    assertThat(Using.abilities(placed, P2)).doesNotContain("leader/emissary_taivra");

    Scenario<GameState> taken = icarusDrive(kit().marker(Marker.CREUSS_BETA, "46"), "47");
    assertThat(taken.table().galaxy().markers().has(SystemId.of("46"), Marker.CREUSS_BETA))
        .isFalse();
    assertThat(neighbours(taken.when(P2, TAIVRA).thenAccepted().table(), "46"))
        .contains("26", "47");
  }

  /** P1 activates 46, and P2's mech takes the beta token to its own system. */
  private static Scenario<GameState> icarusDrive(TableKit kit, String mech) {
    return activated(kit.units(P2, mech, CARRIER, 1).units(P2, mech, MECH, 1), "46")
        .when(P2, Using.ability("unit/icarus_drive"))
        .when(P2, Using.choose("creuss_beta"))
        .thenAccepted();
  }

  @Test
  void aTokenThatIsPlacedLaterInTheActionDoesNot() {
    Scenario<GameState> later =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .marker(Marker.CREUSS_BETA, "46")
                .frame(new Turn(P1).acting())
                .frame(new TacticalAction(P1, SystemId.of("46")).at(Step.PRODUCTION)));

    assertThat(Using.abilities(later, P2)).isEmpty();
  }

  @Test
  void theOwnerUsesItInItsOwnActionToo() {
    Scenario<GameState> linked =
        Using.turn(kit().sheet(P2, 3, 3, 2), P2)
            .when(P2, new ActivateSystem(SystemId.of("40")))
            .when(P2, TAIVRA);

    assertThat(neighbours(linked.table(), "40")).contains("26");
  }

  @Test
  void notWhileItIsExhaustedNorWithoutAnotherWormhole() {
    assertThat(isOffered(kit().leader(P2, "emissary_taivra", LeaderState.EXHAUSTED), "26"))
        .isFalse();
    TableKit alone =
        TableKit.players(2)
            .player(P2, "creuss")
            .leaders(P2, "emissary_taivra")
            .sheet(P1, 3, 3, 2)
            .tile("26", 0, 0)
            .tile("46", 0, 1);
    assertThat(isOffered(alone, "26")).isFalse();
  }

  private static List<String> neighbours(Table table, String system) {
    return Starmap.of(table).adjacent(SystemId.of(system)).stream()
        .map(SystemId::toString)
        .toList();
  }

  private static boolean isOffered(TableKit kit, String system) {
    return Using.abilities(activated(kit, system), P2).contains("leader/emissary_taivra");
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of(system)));
  }
}
