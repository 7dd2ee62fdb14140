package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.notes.Note;
import org.lazax.table.units.Place;

/** P1, the Winnu, uses Construction. P2 holds its note and controls Lodor in system 26. */
class AcquiescenceTest {
  private static final UseAbility ACQUIESCENCE =
      new UseAbility(Service.GAME, AbilityRef.parse("promissory_note/acquiescence"));
  private static final FollowStrategyCard FREELY =
      new FollowStrategyCard(Optional.empty(), Optional.empty());

  @Test
  @Rule("promissory_note/acquiescence.N1")
  void noTokenIsSpentAndNoneIsPlaced() {
    Scenario<GameState> asked = Using.card(board("sol"), P1, "construction");
    assertThat(asked.awaited()).containsExactly(P2);
    Scenario<GameState> played = asked.when(P2, ACQUIESCENCE).thenAccepted();
    assertThat(played.happened())
        .contains(new PromissoryNoteReturned(P2, Note.parse("acquiescence")));

    Scenario<GameState> offered = built(played);
    offered.when(P2, Using.placing("26")).thenRefused("construction.3");
    Scenario<GameState> placed =
        offered.when(P2, FREELY).when(P2, place("26/lodor")).thenAccepted();
    assertThat(placed.table().units().count(P2, PDS)).isOne();
    assertThat(placed.table().player(P2).tokens().strategy()).isEqualTo(1);
    assertThat(placed.table().tokens()).isEmpty();
  }

  @Test
  void whoDoesNotPlayItPays() {
    Scenario<GameState> offered =
        built(Using.card(board("sol"), P1, "construction").when(P2, new LetPass(Service.GAME)));
    offered.when(P2, FREELY).thenRefused("construction.3");
    Scenario<GameState> paid = offered.when(P2, Using.placing("26")).thenAccepted();
    assertThat(paid.table().player(P2).tokens().strategy()).isZero();
  }

  @Test
  void theStrategicActionOfAnotherPlayerIsNotMeant() {
    TableKit kit = board("sol").player(P1, "letnev").player(P3, "winnu");
    Scenario<GameState> used = Using.card(kit, P1, "construction");
    used.when(P2, ACQUIESCENCE).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule("promissory_note/acquiescence.N2")
  void magmusSeesNoTokenSpent() {
    Scenario<GameState> offered =
        built(
            Using.card(board("muaat").round(1).leaders(P2, "magmus"), P1, "construction")
                .when(P2, ACQUIESCENCE));
    Scenario<GameState> placed = offered.when(P2, FREELY).when(P2, place("26/lodor"));
    assertThat(placed.table().player(P2).tradeGoods()).isZero();
    assertThat(placed.awaited()).as("nothing to gain").doesNotContain(P2);
  }

  private static TableKit board(String faction) {
    return TableKit.players(3)
        .player(P1, "winnu")
        .player(P2, faction)
        .sheet(P2, 3, 3, 1)
        .notes(P2, "acquiescence")
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .controls(P1, "abyz")
        .controls(P2, "lodor")
        .controls(P3, "fria");
  }

  /** P1 builds nothing. */
  private static Scenario<GameState> built(Scenario<GameState> begun) {
    Scenario<GameState> now = begun;
    while (now.awaited().contains(P1)) {
      now = now.when(P1, new PlaceNoStructure()).thenAccepted();
    }
    assertThat(now.awaited()).containsExactly(P2);
    return now;
  }

  private static PlaceStructure place(String place) {
    return new PlaceStructure(PDS, Place.of(place), Optional.empty());
  }
}
