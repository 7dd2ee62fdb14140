package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EntropyAdded;
import org.lazax.chronicle.kernel.KernelEvent.SeedFrozen;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.event.setup.PlayerSeated;

class LobbyTest {
  private static final CreateGame GAME =
      new CreateGame(
          "Tuesday",
          2,
          Optional.of(14),
          Optional.empty(),
          Optional.of(Duration.ofHours(12)),
          Optional.of(false));

  @Test
  @Rule({"victory_points.2.1", "victory_points.2"})
  void theOrganisersChoicesAreKept() {
    created(GAME)
        .thenAccepted()
        .then(table -> {
          assertThat(table.settings().victoryTarget()).isEqualTo(14);
          assertThat(table.settings().listed()).isFalse();
          assertThat(table.answerTimeout()).contains(Duration.ofHours(12));
        });
  }

  @Test
  @Rule("victory_points.2.1")
  void aGameGoesToTenOrFourteenPoints() {
    created(with(2, Optional.of(12), Optional.empty())).thenRefused("victory_points.2.1");
    created(with(2, Optional.empty(), Optional.empty()))
        .then(table -> assertThat(table.settings().victoryTarget()).isEqualTo(10));
  }

  @Test
  void whatIsNoGameIsNotCreated() {
    created(with(1, Optional.empty(), Optional.empty())).thenRefusedAs("malformed-command");
    created(with(9, Optional.empty(), Optional.empty())).thenRefusedAs("malformed-command");
    created(with(2, Optional.empty(), Optional.of("18 zero"))).thenRefusedAs("bad-map-string");
    created(called(" ")).thenRefusedAs("malformed-command");
    created(called("nothing\0here")).thenRefusedAs("malformed-command");
  }

  @Test
  void aGamePlaysComponentsAsTheyWereFirstPrinted() {
    ComponentRef grid = ComponentRef.parse("technology/magen_defense_grid");
    created(printed(grid))
        .thenAccepted()
        .then(table -> {
          assertThat(table.settings().playsFirstPrintOf(grid)).isTrue();
          assertThat(table.settings().printed(grid)).hasToString(grid + ".base");
        });
    created(GAME).then(table -> assertThat(table.settings().playsFirstPrintOf(grid)).isFalse());
    created(printed(ComponentRef.parse("technology/sarween_tools"))).thenRefusedAs("no-such-print");
    created(printed(grid.asFirstPrinted())).thenRefusedAs("no-such-print");
  }

  @Test
  void strategyCardsAreFirstPrintedIfItIsAskedForOrTheirReprintIsNotPlayed() {
    ComponentRef diplomacy = ComponentRef.parse("strategy_card/diplomacy");
    ComponentRef construction = ComponentRef.parse("strategy_card/construction");
    assertThat(firstPrints(printed(diplomacy))).containsExactly(diplomacy);
    assertThat(firstPrints(printed(construction))).containsExactly(construction);
    created(printed(ComponentRef.parse("strategy_card/trade"))).thenRefusedAs("no-such-print");

    assertThat(firstPrints(GAME)).isEmpty();
    assertThat(firstPrints(GAME.with(List.of(ExpansionId.BASE)))).contains(diplomacy, construction);
    assertThat(firstPrints(GAME.with(List.of(ExpansionId.BASE, new ExpansionId("codex_1")))))
        .contains(construction)
        .doesNotContain(diplomacy);
  }

  private static Set<ComponentRef> firstPrints(CreateGame game) {
    return created(game).thenAccepted().table().settings().firstPrints().orElse(Set.of());
  }

  private static CreateGame printed(ComponentRef component) {
    return new CreateGame(
        GAME.name(),
        GAME.seats(),
        GAME.victoryTarget(),
        GAME.mapString(),
        GAME.layout(),
        GAME.placedByPlayers(),
        GAME.patience(),
        GAME.listed(),
        GAME.factions(),
        GAME.factionsDealt(),
        GAME.speaker(),
        GAME.position(),
        GAME.hands(),
        Optional.of(Set.of(component)),
        Optional.empty());
  }

  private static CreateGame called(String name) {
    return new CreateGame(
        name, 2, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  @Test
  void aGameIsCreatedOnce() {
    GameAlone game = GameAlone.started(2, 1);
    while (!game.isOver()) {
      game.beSilent();
    }

    assertThat(game.submit(P1, GAME)).isInstanceOf(LocalAnswer.Refused.class);
  }

  @Test
  void aSeatIsTakenWithAFactionAndEntropy() {
    Scenario<?> lobby = created(GAME).when(P2, sit(Optional.of(P2), "sol", "my own chance"));

    assertThat(lobby.events())
        .contains(
            new PlayerSeated(P2),
            new FactionTaken(P2, new FactionId("sol")),
            new EntropyAdded(P2, "my own chance"));
  }

  @Test
  void anAccountTakesOneSeatUnlessTheOrganiserAllowsMore() {
    Scenario<?> lobby = created(GAME).when(P1, held(P1, "sol", "ada"));

    lobby.when(P1, held(P2, "hacan", "ada")).thenRefusedAs("enough-seats");
    lobby.when(P1, held(P2, "hacan", "bob")).thenAccepted();
    created(GAME.withSeatsEach(Optional.of(2)))
        .when(P1, held(P1, "sol", "ada"))
        .when(P1, held(P2, "hacan", "ada"))
        .thenAccepted();
    created(GAME.withSeatsEach(Optional.of(0))).thenRefusedAs("malformed-command");
  }

  private static TakeSeat held(Seat seat, String faction, String holder) {
    return new TakeSeat(
        Optional.of(seat),
        Optional.of(new FactionId(faction)),
        Optional.empty(),
        Optional.of(holder));
  }

  @Test
  void whoNamesNoSeatGetsTheFirstFreeOne() {
    created(GAME)
        .when(P1, sit(Optional.of(P1), "sol", "x"))
        .when(P1, sit(Optional.empty(), "hacan", "y"))
        .thenEvents(new PlayerSeated(P2), new FactionTaken(P2, new FactionId("hacan")));
  }

  @Test
  void seatsAndFactionsAreTakenOnce() {
    Scenario<?> lobby = created(GAME).when(P1, sit(Optional.of(P1), "sol", "x"));

    lobby.when(P1, sit(Optional.of(P1), "hacan", "x")).thenRefusedAs("seat-taken");
    lobby.when(P1, sit(Optional.of(P2), "sol", "x")).thenRefusedAs("faction-taken");
    lobby.when(P1, sit(Optional.of(new Seat(3)), "hacan", "x")).thenRefusedAs("no-such-seat");
    lobby.when(P1, sit(Optional.of(P2), "nobody", "x")).thenRefusedAs("no-such-faction");
    lobby.when(P1, sit(Optional.of(P2), "lazax", "x")).thenRefusedAs("no-such-faction");
    lobby
        .when(P1, sit(Optional.of(P2), "hacan", "x".repeat(201)))
        .thenRefusedAs("malformed-command");
  }

  @Test
  void theGameStartsWhenEverySeatIsTaken() {
    Scenario<?> lobby = created(GAME).when(P1, sit(Optional.of(P1), "sol", "x"));

    lobby.when(P1, new StartGame()).thenRefusedAs("seats-free");
    Scenario<?> started =
        lobby.when(P2, sit(Optional.of(P2), "hacan", "x")).when(P1, new StartGame(), 2);
    assertThat(started.events().getFirst()).isEqualTo(new SeedFrozen());
    assertThat(started.table().speaker()).contains(P2);
  }

  private static CreateGame with(int seats, Optional<Integer> target, Optional<String> map) {
    return new CreateGame("Tuesday", seats, target, map, Optional.empty(), Optional.empty());
  }

  private static TakeSeat sit(Optional<Seat> seat, String faction, String entropy) {
    return new TakeSeat(seat, Optional.of(new FactionId(faction)), Optional.of(entropy));
  }

  @Test
  void aGameThatDoesNotExistTakesNoOtherCommand() {
    Scenario<?> refused =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                TableKit.players(0).with(_ -> StandardRules.TABLE))
            .when(P1, new StartGame())
            .thenRefusedAs("not-awaited");

    assertThat(refused.refusal().orElseThrow().detail()).isEqualTo("the game has not begun");
  }

  private static Scenario<?> created(CreateGame command) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            TableKit.players(0).with(_ -> StandardRules.TABLE))
        .when(P1, command);
  }
}
