package org.lazax.game.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalAnswer;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.table.Table;

/** A whole game in which ships stay where they are and nobody fights. Confined to one test. */
public final class GameAlone {
  private static final List<String> FACTIONS =
      List.of("sol", "hacan", "xxcha", "winnu", "jol_nar", "letnev", "argent", "sardakk_norr");

  private final GameDecider decider = new GameDecider(StandardRules.TABLE);
  private final LocalGame<Table> game;

  private GameAlone(long seed) {
    this.game =
        new LocalGame<>(
            List.of(
                decider,
                new StandIn(Service.MAP),
                new StandIn(Service.COMBAT),
                new StandIn(Service.AGENDA)),
            seed);
  }

  /** In its lobby, nobody seated. */
  public static GameAlone created(int seats, long seed) {
    return of(
        new CreateGame(
            "test", seats, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
        seed);
  }

  /** The same, with the organiser's own choices. */
  public static GameAlone of(CreateGame choices, long seed) {
    GameAlone alone = new GameAlone(seed);
    alone.accept(Optional.empty(), choices);
    return alone;
  }

  /** Every seat taken and started. */
  public static GameAlone started(int seats, long seed) {
    GameAlone alone = created(seats, seed);
    for (int seat = 1; seat <= seats; seat++) {
      alone.accept(
          Optional.empty(),
          new TakeSeat(
              Optional.of(new Seat(seat)),
              Optional.of(new FactionId(FACTIONS.get(seat - 1))),
              Optional.empty()));
    }
    alone.accept(Optional.empty(), new StartGame());
    return alone;
  }

  /** Everybody is silent until this window opens. */
  public GameAlone silentUntil(String about) {
    while (!isOver() && !awaits(about)) {
      beSilent();
    }
    assertThat(awaits(about)).as("a window about " + about).isTrue();
    return this;
  }

  public GameAlone silentToTheEnd() {
    while (!isOver()) {
      beSilent();
    }
    return this;
  }

  /** The next seat's silence is taken for its default. */
  public void beSilent() {
    Seat seat = awaited().getFirst();
    give(seat, decider.defaultAnswer(game.position(decider), seat).orElseThrow());
  }

  public GameAlone watchedBy(Consumer<LocalCommit> watcher) {
    game.onCommit(watcher);
    return this;
  }

  /** This seat's command, which must be accepted. */
  public List<GameEvent> give(Seat seat, Command command) {
    return accept(Optional.of(seat), command);
  }

  public LocalAnswer submit(Seat seat, Command command) {
    return game.submit(seat, command);
  }

  private List<GameEvent> accept(Optional<Seat> seat, Command command) {
    LocalAnswer answer = game.submit(seat, command);
    assertThat(answer).as(command.toString()).isInstanceOf(LocalAnswer.Accepted.class);
    return ((LocalAnswer.Accepted) answer).events();
  }

  public Table table() {
    return game.table();
  }

  public boolean isOver() {
    return game.isOver();
  }

  public List<Option> options(Seat seat) {
    return game.options(seat);
  }

  public boolean awaits(String about) {
    return game.kernel().awaiting().map(Window::about).filter(about::equals).isPresent();
  }

  public List<Seat> awaited() {
    return game.kernel().awaiting().map(Window::awaited).orElse(List.of());
  }
}
