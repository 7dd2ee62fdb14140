package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.HandSeen;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** So Ata, and Kyver, Blade and Key. P1 plays the Yssaril. */
class YssarilLeadersTest {
  private static final String KYVER = "leader/kyver_blade_and_key";
  private static final LeaderId SO_ATA = new LeaderId("so_ata");

  @Test
  @Rule("leader/kyver_blade_and_key.N1")
  void eachPlayerPicksTheCardThatItShows() {
    Scenario<GameState> asked = kyver("rout", "blitz", "bunker", "parley");
    assertThat(asked.awaited()).containsExactly(P2, P3);
    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .containsExactly("rout", "blitz", "bunker", "parley");
    assertThat(((AbilityOption.Choice) asked.options(P3).getFirst()).candidates())
        .containsExactly("upgrade");

    Scenario<GameState> taken =
        asked
            .when(P2, choose("bunker"))
            .when(P3, choose("upgrade"))
            .when(P1, choose("take"))
            .when(P1, choose("take"));
    assertThat(hand(taken, P1)).containsExactlyInAnyOrder("bunker", "upgrade");
    assertThat(hand(taken, P2)).containsExactly("rout", "blitz", "parley");
    assertThat(taken.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);
  }

  @Test
  void whoseCardIsNotTakenDiscardsThreeThatChanceSays() {
    Scenario<GameState> discarded =
        kyver("rout", "blitz", "bunker", "parley")
            .when(P2, choose("bunker"))
            .when(P3, choose("upgrade"))
            .when(P1, choose("discard"))
            .when(P1, choose("discard"), 4, 1, 2, 1);

    assertThat(hand(discarded, P1)).isEmpty();
    assertThat(hand(discarded, P2)).containsExactly("blitz");
    assertThat(hand(discarded, P3)).isEmpty();
    assertThat(discarded.table().actionDiscards())
        .contains(new ActionCardId("parley"), new ActionCardId("upgrade"));
  }

  @Test
  @Rule("leader/kyver_blade_and_key.N2")
  void takingShownCardsIsNoDraw() {
    Scenario<GameState> taken =
        kyver("rout")
            .when(P2, choose("rout"))
            .when(P3, choose("upgrade"))
            .when(P1, choose("take"))
            .when(P1, choose("take"));

    assertThat(taken.happened()).noneMatch(ActionCardsDrawn.class::isInstance);
    assertThat(hand(taken, P1)).hasSize(2);
    assertThat(taken.awaited()).isEmpty();
  }

  @Test
  void othersDoNotLearnWhichCardIsShownAndTaken() {
    Scenario<GameState> one = kyver("rout", "blitz").when(P2, choose("rout"));
    Scenario<GameState> other = kyver("rout", "bunker").when(P2, choose("bunker"));
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));

    one = one.when(P3, choose("upgrade"));
    other = other.when(P3, choose("upgrade"));
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));
    assertThat(Readings.of(P1, one)).isNotEqualTo(Readings.of(P1, other));

    one = one.when(P1, choose("take")).when(P1, choose("take"));
    other = other.when(P1, choose("take")).when(P1, choose("take"));
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));
  }

  /** P1 uses its hero. P2 holds these cards, P3 holds Upgrade. */
  private static Scenario<GameState> kyver(String... hand) {
    TableKit kit =
        yssaril().leaders(P1, "kyver_blade_and_key").holds(P2, hand).holds(P3, "upgrade");
    return given(kit, new Turn(P1)).when(P1, use(KYVER)).thenAccepted();
  }

  @Test
  void soAtaLooksAtOneHandOfWhoActivatesASystemWithItsUnits() {
    TableKit kit =
        yssaril()
            .leaders(P1, "so_ata")
            .holds(P2, "rout")
            .notes(P2, "terraform")
            .units(P1, "75", UnitType.CRUISER, 1);
    Scenario<GameState> asked = activated(kit, "75").when(P1, use("leader/so_ata"));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactly("action_card", "promissory_note");

    Scenario<GameState> seen = asked.when(P1, choose("promissory_note"));
    assertThat(seen.happened())
        .contains(new HandSeen(P1, P2, List.of(ComponentRef.parse("promissory_note/terraform"))));
    assertThat(Readings.of(P3, seen).events()).noneMatch(HandSeen.class::isInstance);
    assertThat(Readings.of(P1, seen).events()).hasAtLeastOneElementOfType(HandSeen.class);
    assertThat(activated(kit, "38").awaited()).doesNotContain(P1);
  }

  @Test
  @Rule("leader/so_ata.N1")
  void soAtaCountsTheHandAfterTheDiscardForScheming() {
    String[] five = {"rout", "blitz", "bunker", "parley", "rally"};
    Scenario<GameState> seven = drawn(locked().holds(P1, five));
    assertThat(seven.table().player(P1).actionCards()).hasSize(7);
    assertThat(unlocked(seven)).isFalse();
    assertThat(unlocked(discarded(seven))).as("with six cards").isFalse();

    Scenario<GameState> eight = drawn(locked().holds(P1, five).holds(P1, "upgrade"));
    assertThat(unlocked(eight)).as("before the discard").isFalse();
    assertThat(unlocked(discarded(eight))).as("with seven cards").isTrue();
  }

  private static TableKit locked() {
    TableKit kit = yssaril().leader(P1, "so_ata", LeaderState.LOCKED).round(2);
    for (Seat seat : List.of(P1, P2, P3)) {
      kit = kit.units(seat, "75/loki", UnitType.INFANTRY, 1);
    }
    return kit;
  }

  private static Scenario<GameState> drawn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new DrawActionCards(P1, 1)), 1, 1);
  }

  private static Scenario<GameState> discarded(Scenario<GameState> drawn) {
    return drawn.when(P1, new DiscardActionCards(List.of(new ActionCardId("rout"))));
  }

  private static boolean unlocked(Scenario<GameState> scenario) {
    Set<LeaderId> lying =
        Set.copyOf(scenario.table().player(P1).leaders().lying(LeaderState.UNLOCKED));
    return lying.contains(SO_ATA);
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return given(kit, new Turn(P2)).when(P2, new ActivateSystem(SystemId.of(system)));
  }

  private static TableKit yssaril() {
    return TableKit.players(3).player(P1, "yssaril").tile("75", 0, 0).tile("38", 0, 1);
  }

  private static Scenario<GameState> given(TableKit kit, Procedure procedure) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(procedure));
  }

  private static Choose choose(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static List<String> hand(Scenario<GameState> scenario, Seat seat) {
    Stream<ActionCardId> cards = scenario.table().player(seat).actionCards().stream();
    return cards.map(ActionCardId::value).toList();
  }
}
