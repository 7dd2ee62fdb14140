package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.trade.OwnNotes;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Pool;
import org.lazax.table.trade.Side;

/** P2 is Mahact. P1 has the turn. */
class MahactTest {
  private static final String STARLANCER = "unit/starlancer";
  private static final ComponentRef MAGMUS = ComponentRef.parse("leader/magmus");
  private static final PromissoryNoteId ALLIANCE = new PromissoryNoteId("alliance");

  // ---- Imperia ----

  @Test
  void theUnlockedCommandersOfThoseWhoseTokensAreHeldAreLent() {
    TableKit muaat = kit().player(P3, "muaat").leaders(P3, "magmus");

    assertThat(acting(holding(muaat, P3).table())).contains(MAGMUS);
    assertThat(acting(muaat.table())).doesNotContain(MAGMUS);
    assertThat(acting(holding(muaat, P1).table())).doesNotContain(MAGMUS);
    assertThat(acting(holding(muaat, P3).leader(P3, "magmus", LeaderState.LOCKED).table()))
        .doesNotContain(MAGMUS);
    assertThat(acting(holding(muaat.leaders(P3, "umbat"), P3).table()))
        .as("no agent is lent")
        .doesNotContain(ComponentRef.parse("leader/umbat"));
    assertThat(acting(holding(muaat.player(P2, "sol"), P3).table())).doesNotContain(MAGMUS);
  }

  @Test
  void aLentCommanderIsNotLentAnyMoreOnceTheTokenIsBack() {
    Table held = holding(kit().player(P3, "muaat").leaders(P3, "magmus"), P3).table();
    assertThat(acting(held)).contains(MAGMUS);

    assertThat(acting(new TokensHeld(P2, Set.of()).fold(held))).doesNotContain(MAGMUS);
  }

  private static List<ComponentRef> acting(Table table) {
    return ActiveComponents.of(table, P2).all();
  }

  // ---- Hubris ----

  @Test
  void itsOwnAllianceIsInNoGame() {
    Table table = kit().table();

    assertThat(kinds(table, P1)).contains(ALLIANCE);
    assertThat(kinds(table, P2)).doesNotContain(ALLIANCE).isNotEmpty();
    TableKit board = kit().tile("1", 3, 0).tile("52", -3, 0).player(P1, "sol").player(P3, "hacan");
    Scenario<GameState> dealt =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board.tile("16", 3, -3).frame(new Setup().at(Setup.Step.FACTIONS.name())));
    assertThat(dealt.table().player(P1).notes()).contains(Note.of(ALLIANCE, P1));
    assertThat(dealt.table().player(P2).notes())
        .isNotEmpty()
        .noneMatch(note -> note.kind().equals(ALLIANCE));
  }

  private static List<PromissoryNoteId> kinds(Table table, Seat seat) {
    return OwnNotes.of(table, seat).stream().map(Note::kind).toList();
  }

  @Test
  void nobodyGivesItAnAllianceInATransaction() {
    TableKit kit =
        kit()
            .units(P1, "75", CRUISER, 1)
            .units(P2, "75", CRUISER, 1)
            .units(P3, "75", CRUISER, 1)
            .notes(P1, "alliance@p1", "trade_agreement@p1");
    Scenario<GameState> turn = Using.turn(kit, P1);

    turn.when(P1, offer(P2, "alliance@p1")).thenRefused("transactions.3");
    turn.when(P1, offer(P3, "alliance@p1")).thenAccepted();
    turn.when(P1, offer(P2, "trade_agreement@p1")).thenAccepted();
    Offering offering =
        turn.options(P1).stream()
            .filter(Offering.class::isInstance)
            .map(Offering.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(offering.partners().stream().filter(p -> p.seat().equals(P2)).toList())
        .singleElement()
        .satisfies(partner ->
            assertThat(partner.own().notes()).containsExactly(Note.parse("trade_agreement@p1")));
  }

  private static OfferTransaction offer(Seat to, String note) {
    return new OfferTransaction(
        to, Side.NOTHING.and(Note.parse(note)), Side.NOTHING, Optional.empty());
  }

  // ---- Starlancer ----

  @Test
  void theTurnEndsOfAPlayerWhoGainsTheTokenThatIsSpent() {
    Scenario<GameState> activated = activated(holding(mech(), P1, P3), P1);
    assertThat(activated.awaited()).containsExactly(P2);
    assertThat(Using.abilities(activated, P2)).contains(STARLANCER);

    Scenario<GameState> asked = activated.when(P2, Using.ability(STARLANCER));
    assertThat(Using.candidates(asked, P1)).containsExactly("tactic", "fleet", "strategy");
    Scenario<GameState> ended = asked.when(P1, Using.choose("strategy")).thenAccepted();
    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(HeldTokens.of(ended.table(), P2)).containsExactly(P3);
    assertThat(ended.happened())
        .contains(new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.STRATEGY, 1));
    assertThat(ended.table().tokens().get(SystemId.of("75"))).contains(P1);
  }

  @Test
  void itTakesATokenOfTheActivePlayerAndAMechInTheSystem() {
    assertThat(activated(holding(mech(), P3), P1).awaited()).isEmpty();
    assertThat(activated(holding(kit().units(P2, "38/abyz", MECH, 1), P1), P1).awaited()).isEmpty();
    assertThat(activated(holding(kit().units(P3, "75/loki", MECH, 1), P1), P1).awaited()).isEmpty();
  }

  @Test
  @Rule({"unit/starlancer.N1", "unit/starlancer.N1.1"})
  void whatAllHaveForTheActivationIsLost() {
    TableKit kit =
        holding(mech(), P1)
            .holds(P1, "flank_speed", "rally")
            .units(P2, "75", CRUISER, 1)
            .units(P3, "75", CRUISER, 1)
            .technologies(P2, "neuroglaive")
            .tokens(P2, "75")
            .holds(P2, "counterstroke")
            .technologies(P3, "nullification_field");
    Scenario<GameState> first =
        activated(kit, P1).when(P1, Using.ability("action_card/flank_speed"));
    assertThat(first.awaited()).containsExactly(P2);
    Scenario<GameState> passed = first.when(P2, new LetPass(Service.GAME));
    assertThat(passed.awaited()).as("without the mech").containsExactly(P3);
    assertThat(Using.abilities(passed, P3)).contains("technology/nullification_field");
    assertThat(Using.abilities(first, P2)).contains("action_card/counterstroke");
    Scenario<GameState> again = passed.when(P3, new LetPass(Service.GAME)).thenAccepted();
    assertThat(Using.abilities(again, P1)).contains("action_card/rally");

    Scenario<GameState> ended =
        first.when(P2, Using.ability(STARLANCER)).when(P1, Using.choose("tactic")).thenAccepted();
    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(ended.table().player(P3).exhaustedTechnologies()).isEmpty();
    assertThat(ended.table().tokens().get(SystemId.of("75"))).contains(P1, P2);
    assertThat(ended.table().player(P1).actionCards()).hasSize(1);
  }

  @Test
  @Rule("unit/starlancer.N2")
  void theActivePlayerStillUsesWhatItHasForTheEndOfItsTurn() {
    TableKit kit =
        holding(mech(), P1)
            .technologies(P1, "bio_stims", "sling_relay")
            .with(t ->
                t.withPlayer(
                    P1,
                    p ->
                        p.withTechnologies(
                            p.technologies(), Set.of(new TechnologyId("sling_relay")))));
    Scenario<GameState> ended =
        activated(kit, P1).when(P2, Using.ability(STARLANCER)).when(P1, Using.choose("tactic"));

    assertThat(ended.awaited()).containsExactly(P1);
    assertThat(Using.abilities(ended, P1)).contains("technology/bio_stims");
  }

  @Test
  @Rule("unit/starlancer.N3")
  void itEndsTheTurnOfItsOwnerForATokenOfItsOwn() {
    Scenario<GameState> asked =
        activated(mech().sheet(P2, 3, 3, 2), P2).when(P2, Using.ability(STARLANCER));
    Scenario<GameState> ended = asked.when(P2, Using.choose("tactic")).thenAccepted();

    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(ended.happened())
        .containsSubsequence(
            new TokensMoved(P2, Pool.FLEET, Pool.REINFORCEMENTS, 1),
            new TokensMoved(P2, Pool.REINFORCEMENTS, Pool.TACTIC, 1));
    assertThat(Using.abilities(activated(mech().sheet(P2, 3, 0, 2), P2), P2))
        .as("without an own token in the fleet pool")
        .doesNotContain(STARLANCER);
  }

  @Test
  @Rule("unit/starlancer.N4")
  void aMechThatComesAfterTheActivationDoesNotCount() {
    TableKit board =
        kit()
            .player(P1, "l1z1x")
            .leaders(P1, "i48s")
            .sheet(P2, 3, 3, 2)
            .units(P2, "75/loki", INFANTRY, 1);
    Scenario<GameState> replaced =
        activated(board, P2)
            .when(P1, Using.ability("leader/i48s"))
            .when(P2, Using.choose("75/loki:infantry:1"));

    assertThat(replaced.table().units().at().toString()).contains("MECH");
    assertThat(Using.abilities(replaced, P2)).doesNotContain(STARLANCER);
    assertThat(Using.abilities(activated(board.units(P2, "75/abaddon", MECH, 1), P2), P2))
        .contains(STARLANCER);
  }

  private static Scenario<GameState> activated(TableKit kit, Seat active) {
    return Using.turn(kit, active).when(active, new ActivateSystem(SystemId.of("75")));
  }

  private static TableKit mech() {
    return kit().units(P2, "75/loki", MECH, 1);
  }

  private static TableKit holding(TableKit kit, Seat... owners) {
    return kit.with(new TokensHeld(P2, Set.of(owners))::fold);
  }

  private static TableKit kit() {
    return TableKit.players(3).player(P2, "mahact").tile("75", 0, 0).tile("38", 0, 1);
  }
}
