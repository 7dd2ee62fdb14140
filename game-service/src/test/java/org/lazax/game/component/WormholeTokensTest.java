package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/**
 * P1 has the turn. The systems are 38, where it controls Abyz; 26 with an alpha wormhole; 27 with a
 * cruiser of P2; and two homes: one of nobody (1), and that of P3, who is eliminated (5).
 */
class WormholeTokensTest {
  private static final UseAbility IFF = use("promissory_note/creuss_iff");
  private static final UseAbility GENERATOR = use("technology/wormhole_generator");

  @Test
  @Rule({"promissory_note/creuss_iff.N3", "promissory_note/creuss_iff.N4"})
  void theNotePlacesATokenWhereNobodyElseIs() {
    Scenario<GameState> which = turn(board().notes(P1, "creuss_iff")).when(P1, IFF);
    assertThat(which.table().player(P3).eliminated()).isTrue();
    assertThat(candidates(which)).containsExactly("creuss_alpha", "creuss_beta");
    Scenario<GameState> where = which.when(P1, choice("creuss_alpha"));
    assertThat(candidates(where)).containsExactlyInAnyOrder("38", "26");

    Scenario<GameState> placed = where.when(P1, choice("38")).thenAccepted();
    assertThat(placed.table().galaxy().markers().in(SystemId.of("38")))
        .containsExactly(Marker.CREUSS_ALPHA);
    assertThat(Starmap.of(placed.table()).adjacent(SystemId.of("38"))).contains(SystemId.of("26"));
    assertThat(placed.happened())
        .contains(new PromissoryNoteReturned(P1, Note.parse("creuss_iff")));
  }

  @Test
  void aPlanetOfItsOwnIsEnoughInTheHomeOfAnotherPlayerAndBesideItsShips() {
    TableKit held =
        board().controls(P1, "jord").units(P2, "38", CRUISER, 1).notes(P1, "creuss_iff");
    Scenario<GameState> where = turn(held).when(P1, IFF).when(P1, choice("creuss_beta"));

    assertThat(candidates(where)).containsExactlyInAnyOrder("38", "26", "1");
  }

  @Test
  @Rule({"promissory_note/creuss_iff.N1", "promissory_note/creuss_iff.N1.1"})
  void itCanBeBoughtAndUsedInTheSameWindowButNotTwiceInATurn() {
    TableKit kit = board().notes(P1, "ceasefire@p3").notes(P2, "creuss_iff");
    Scenario<GameState> begun = turn(neighbours(kit));
    assertThat(begun.awaited()).containsExactly(P1);
    begun.when(P1, IFF).thenRefused("promissory_notes.1");

    OfferTransaction buying =
        new OfferTransaction(
            P2, Side.NOTHING, Side.NOTHING.and(Note.parse("creuss_iff")), Optional.empty());
    Scenario<GameState> used =
        begun
            .when(P1, buying)
            .when(P2, new AcceptOffer(1))
            .when(P1, IFF)
            .when(P1, choice("creuss_beta"))
            .when(P1, choice("26"))
            .thenAccepted();
    assertThat(used.table().player(P2).notes()).contains(Note.parse("creuss_iff"));
    used.when(P1, buying).thenRefused("transactions.1");
    used.when(
            P2,
            new OfferTransaction(
                P1, Side.NOTHING.and(Note.parse("creuss_iff")), Side.NOTHING, Optional.empty()))
        .thenRefused("transactions.1");
  }

  @Test
  @Rule("promissory_note/creuss_iff.N1.2")
  void onceUsedItIsSpentForThisWindowAlsoIfItIsBoughtBack() {
    TableKit kit = board().notes(P1, "creuss_iff", "ceasefire@p3");
    Scenario<GameState> back =
        turn(neighbours(kit))
            .when(P1, IFF)
            .when(P1, choice("creuss_beta"))
            .when(P1, choice("26"))
            .when(
                P1,
                new OfferTransaction(
                    P2, Side.NOTHING, Side.NOTHING.and(Note.parse("creuss_iff")), Optional.empty()))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(back.table().player(P1).notes()).contains(Note.parse("creuss_iff"));
    back.when(P1, IFF).thenRefused("abilities.3");
  }

  @Test
  @Rule({
    "technology/wormhole_generator.N1.1",
    "technology/wormhole_generator.N2",
    "technology/wormhole_generator.N3",
    "technology/wormhole_generator.N4"
  })
  void theGeneratorMovesATokenOrLeavesItWhereItIs() {
    TableKit kit =
        board()
            .player(P1, "creuss")
            .controls(P1, "abyz")
            .technologies(P1, "wormhole_generator")
            .with(t ->
                t.withGalaxy(
                    t.galaxy()
                        .with(t.galaxy().markers().with(SystemId.of("26"), Marker.CREUSS_BETA))));
    Scenario<GameState> where = turn(kit).when(P1, GENERATOR).when(P1, choice("creuss_beta"));
    assertThat(candidates(where)).containsExactlyInAnyOrder("38", "26");

    Scenario<GameState> moved = where.when(P1, choice("38")).thenAccepted();
    assertThat(moved.table().galaxy().markers().in(SystemId.of("26"))).isEmpty();
    assertThat(moved.table().galaxy().markers().in(SystemId.of("38")))
        .containsExactly(Marker.CREUSS_BETA);
    assertThat(moved.table().player(P1).exhaustedTechnologies())
        .isEqualTo(Set.of(new TechnologyId("wormhole_generator")));

    Scenario<GameState> stays = where.when(P1, choice("26")).thenAccepted();
    assertThat(stays.table().galaxy().markers()).isEqualTo(kit.table().galaxy().markers());
    assertThat(stays.table().player(P1).exhaustedTechnologies()).hasSize(1);
  }

  @Test
  @Rule({
    "technology/wormhole_generator.N1",
    "technology/wormhole_generator.N1.1",
    "technology/wormhole_generator.N2"
  })
  void asFirstPrintedTheGeneratorHasToMoveATokenInEachStatusPhaseOrToLeaveItWhereItIs() {
    TableKit kit =
        board()
            .player(P1, "creuss")
            .player(P2, "letnev")
            .controls(P2, "new_albion")
            .round(1)
            .firstPrints("technology/wormhole_generator")
            .technologies(P1, "wormhole_generator")
            .with(t ->
                t.withGalaxy(
                    t.galaxy()
                        .with(t.galaxy().markers().with(SystemId.of("26"), Marker.CREUSS_BETA))));
    assertThat(Using.abilities(turn(kit), P1)).noneMatch(use -> use.contains("wormhole_generator"));
    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.objectives(kit, 5, 5).frame(new StatusPhase()));

    assertThat(status.awaited()).containsExactly(P1);
    assertThat(candidates(status)).containsExactly("creuss_alpha", "creuss_beta");
    status.when(P1, new LetPass(Service.GAME)).thenRefusedAs("not-awaited");
    status.when(P1, Using.choose()).thenRefusedAs("no-such-choice");
    Scenario<GameState> where = status.when(P1, choice("creuss_beta"));
    assertThat(candidates(where)).containsExactlyInAnyOrder("38", "26");

    Scenario<GameState> moved = where.when(P1, choice("38"), 1, 1, 1).thenAccepted();
    assertThat(moved.table().galaxy().markers().in(SystemId.of("26"))).isEmpty();
    assertThat(moved.table().galaxy().markers().in(SystemId.of("38")))
        .containsExactly(Marker.CREUSS_BETA);
    assertThat(moved.table().player(P1).exhaustedTechnologies()).isEmpty();
    Scenario<GameState> stays = where.when(P1, choice("26"), 1, 1, 1).thenAccepted();
    assertThat(stays.table().galaxy().markers()).isEqualTo(kit.table().galaxy().markers());
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "letnev")
        .player(P2, "creuss")
        .player(P3, "arborec")
        .tile("38", 0, 0)
        .tile("26", 3, 0)
        .tile("27", 0, 3)
        .tile("1", -3, 0)
        .tile("5", 0, -3)
        .controls(P1, "abyz")
        .units(P1, "38", CRUISER, 1)
        .units(P2, "27", CRUISER, 1)
        .with(new PlayerEliminated(P3)::fold);
  }

  /** P2 has ships next to those of P1. */
  private static TableKit neighbours(TableKit kit) {
    return kit.units(P2, "38", CRUISER, 1);
  }

  private static List<String> candidates(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .filter(AbilityOption.Choice.class::isInstance)
        .flatMap(option -> ((AbilityOption.Choice) option).candidates().stream())
        .map(Object::toString)
        .toList();
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static Choose choice(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
