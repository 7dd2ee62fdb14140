package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.components.StandardRules;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.game.setup.SetupCommand.PickFaction;
import org.lazax.game.setup.SetupOption;
import org.lazax.rulebook.Rule;
import org.lazax.table.Table;
import org.lazax.table.event.setup.HandGiven;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Organisers say in one call who plays what, who begins and how it all stands. */
class CustomSetupTest {
  private static final String MAP = "26 27 28 0 0 39";
  private static final FactionId SOL = new FactionId("sol");
  private static final FactionId HACAN = new FactionId("hacan");
  private static final TakeSeat SIT =
      new TakeSeat(Optional.empty(), Optional.empty(), Optional.empty());

  @Test
  void theOrganiserMayChooseFactionsAndTheSpeaker() {
    GameAlone game = GameAlone.of(setup(Optional.empty()), 1);

    game.give(P1, SIT);
    game.give(P2, SIT);
    game.give(P1, new StartGame());

    assertThat(game.table().player(P1).faction()).isEqualTo(SOL);
    assertThat(game.table().speaker()).contains(P2);
  }

  @Test
  void whatIsSettledIsNotChosenAgain() {
    GameAlone game = GameAlone.of(setup(Optional.empty()), 1);

    refused(game, new TakeSeat(Optional.of(P1), Optional.of(HACAN), Optional.empty()));
    game.give(P1, new TakeSeat(Optional.of(P1), Optional.of(SOL), Optional.empty()));
  }

  @Test
  void factionsMayBeDealt() {
    GameAlone game = GameAlone.of(dealt(1), 1);
    refused(game, new TakeSeat(Optional.empty(), Optional.of(SOL), Optional.empty()));

    game.give(P1, SIT);
    game.give(P2, SIT);
    game.give(P1, new StartGame());

    assertThat(game.table().players()).hasSize(2);
  }

  @Test
  void orDrawnForEachToChooseFrom() {
    GameAlone game = GameAlone.of(dealt(3), 1);
    game.give(P1, SIT);
    game.give(P2, SIT);
    assertThat(game.table().summary().status()).isEqualTo(Summary.Status.LOBBY);
    game.give(P1, new StartGame());

    assertThat(game.table().summary().status()).isEqualTo(Summary.Status.RUNNING);
    assertThat(game.awaited()).containsExactly(P1, P2);
    List<FactionId> dealt = ((SetupOption.FactionPick) game.options(P2).getFirst()).factions();
    assertThat(dealt).hasSize(3);
    refused(game, new PickFaction(dealt.getFirst()));
    game.give(P2, new PickFaction(dealt.getLast()));
    game.silentUntil("strategy-card");
    assertThat(game.table().player(P2).faction()).isEqualTo(dealt.getLast());
  }

  @Test
  @Rule("victory_points.2.1")
  void aGameBeginsInThePositionThatWasGiven() {
    GameAlone game = started(position());
    Table table = game.table();

    assertThat(table.settings().positionGiven()).isTrue();
    assertThat(table.round()).isEqualTo(3);
    assertThat(game.awaits("action")).isTrue();
    assertThat(game.awaited()).containsExactly(P2);
    assertThat(table.units().at(Place.of("26/lodor"), P1))
        .containsExactly(UnitStack.of(P1, INFANTRY, 2));
    assertThat(table.planets().readied(P1, new PlanetId("lodor"))).isFalse();
    assertThat(table.player(P1).technologies()).containsExactly(new TechnologyId("sarween_tools"));
    assertThat(table.player(P1).victoryPoints()).isEqualTo(7);
    assertThat(table.player(P2).tokens()).isEqualTo(new Tokens(1, 2, 3));
    assertThat(table.strategyRow().goods()).hasSize(6);
    assertThat(table.objectives().revealed()).containsExactly(new ObjectiveId("expand_borders"));
    assertThat(table.objectives().hiddenStageOne()).isEqualTo(4);
    assertThat(table.council().custodians()).isFalse();
  }

  @Test
  @Rule({"objective_cards.N3", "action_cards.5", "promissory_notes.6"})
  void handsAreGivenForTheirPlayersEyesAlone() {
    Hand hand =
        new Hand(
            List.of(new ObjectiveId("seize_an_icon")),
            List.of(new ActionCardId("sabotage")),
            Optional.of(List.of(Note.parse("trade_convoys"))));
    GameAlone game = started(position(), Map.of(P1, hand));

    assertThat(game.table().player(P1).secrets()).containsExactly(new ObjectiveId("seize_an_icon"));
    assertThat(game.table().player(P1).actionCards()).containsExactly(new ActionCardId("sabotage"));
    assertThat(game.table().player(P1).notes()).containsExactly(Note.parse("trade_convoys"));
    assertThat(
            new HandGiven(P1, hand.secrets(), hand.actionCards(), hand.promissoryNotes())
                .audience())
        .isEqualTo(Audience.only(P1));
  }

  @Test
  void aPositionGoesOnToTheEndOfTheGame() {
    assertThat(started(position()).silentToTheEnd().table().ending()).isPresent();
  }

  @Test
  void whatTheComponentsDoNotAllowIsNoPosition() {
    bad(units("26/lodor", WAR_SUN, 1));
    bad(units("26", WAR_SUN, 1));
    bad(units("26", CRUISER, 9));
    bad(units("26/lodor", SPACE_DOCK, 2));
    bad(units("27/lodor", INFANTRY, 1));
    bad(units("50", CRUISER, 1));
    bad(p -> with(p, Map.of(new PlanetId("abyz"), new PlanetCard(P1, false))));
    bad(p ->
        sheets(
            p,
            Map.of(
                P1,
                sheet(new Tokens(9, 9, 9), "trade"),
                P2,
                sheet(new Tokens(1, 1, 1), "politics"))));
    bad(p ->
        sheets(
            p,
            Map.of(
                P1, sheet(new Tokens(1, 1, 1), "trade"), P2, sheet(new Tokens(1, 1, 1), "trade"))));
    bad(p -> sheets(p, Map.of(P1, sheet(new Tokens(1, 1, 1), "trade"))));
  }

  @Test
  void aPositionNeedsAMapAndFactionsForAll() {
    CreateGame whole = setup(Optional.of(position()));
    CreateGame without =
        new CreateGame(
            "puzzle",
            2,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            whole.factions(),
            Optional.empty(),
            Optional.empty(),
            whole.position(),
            Optional.empty());

    assertThat(whole.check(StandardRules.TABLE)).isEmpty();
    assertThat(without.check(StandardRules.TABLE)).isPresent();
  }

  private static void refused(GameAlone game, Command command) {
    assertThat(game.submit(P1, command)).isInstanceOf(LocalAnswer.Refused.class);
  }

  private static void bad(UnaryOperator<GivenPosition> change) {
    assertThat(setup(Optional.of(change.apply(position()))).check(StandardRules.TABLE)).isPresent();
  }

  private static UnaryOperator<GivenPosition> units(String place, UnitType type, int count) {
    return p ->
        new GivenPosition(
            p.round(),
            p.phase(),
            p.sheets(),
            p.planets(),
            Map.of(Place.of(place), List.of(UnitStack.of(P1, type, count))),
            p.tokens(),
            p.revealed(),
            p.custodians());
  }

  private static GivenPosition with(GivenPosition p, Map<PlanetId, PlanetCard> planets) {
    return new GivenPosition(
        p.round(), p.phase(), p.sheets(), planets, p.units(), p.tokens(), p.revealed(), true);
  }

  private static GivenPosition sheets(GivenPosition p, Map<Seat, Sheet> sheets) {
    return new GivenPosition(
        p.round(), p.phase(), sheets, p.planets(), p.units(), p.tokens(), p.revealed(), true);
  }

  private static Sheet sheet(Tokens tokens, String card) {
    return new Sheet(
        tokens,
        2,
        1,
        Set.of(new TechnologyId("sarween_tools")),
        Map.of(new StrategyCardId(card), true),
        7);
  }

  private static GivenPosition position() {
    return new GivenPosition(
        3,
        Phase.ACTION,
        Map.of(P1, sheet(new Tokens(3, 3, 1), "trade"), P2, sheet(new Tokens(1, 2, 3), "politics")),
        Map.of(
            new PlanetId("lodor"), new PlanetCard(P1, true),
            new PlanetId("new_albion"), new PlanetCard(P2, false)),
        Map.of(Place.of("26/lodor"), List.of(UnitStack.of(P1, INFANTRY, 2))),
        Map.of(SystemId.of("27"), Set.of(P1)),
        List.of(new ObjectiveId("expand_borders")),
        false);
  }

  private static GameAlone started(GivenPosition position) {
    return started(position, Map.of());
  }

  private static GameAlone started(GivenPosition position, Map<Seat, Hand> hands) {
    CreateGame setup = setup(Optional.of(position));
    GameAlone game =
        GameAlone.of(
            new CreateGame(
                setup.name(),
                2,
                Optional.empty(),
                setup.mapString(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                setup.factions(),
                Optional.empty(),
                setup.speaker(),
                setup.position(),
                Optional.of(hands)),
            1);
    game.give(P1, SIT);
    game.give(P2, SIT);
    game.give(P1, new StartGame());
    return game;
  }

  private static CreateGame dealt(int each) {
    return new CreateGame(
        "drawn",
        2,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(each),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static CreateGame setup(Optional<GivenPosition> position) {
    return new CreateGame(
        "puzzle",
        2,
        Optional.empty(),
        Optional.of(MAP),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(Map.of(P1, SOL, P2, HACAN)),
        Optional.empty(),
        Optional.of(P2),
        position,
        Optional.empty());
  }
}
