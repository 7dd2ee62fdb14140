package org.lazax.game.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.GameProcedure.Lobby;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.Factions;
import org.lazax.table.Table;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.event.setup.GameConfigured;
import org.lazax.table.event.setup.HandGiven;
import org.lazax.table.event.setup.PlayerSeated;
import org.lazax.table.event.setup.PositionGiven;
import org.lazax.table.event.setup.SpeakerChosen;

/** The lobby of a game: players take seats until the game starts. */
@Asks(
    value = "seats",
    players = Players.ANYBODY,
    awaited = "Players take seats. The organiser starts the game when all seats are taken.",
    silence = "none; the lobby has no deadline")
public final class LobbyConductor implements GameConductor<Lobby, LobbyCommand> {

  /** Creates a game. */
  public static void create(Draft<GameState, Table> draft, CreateGame command) {
    draft.require(command.check(draft.table()));
    int version = Ruleset.of(draft.table()).version();
    draft.add(new GameConfigured(command.settings(draft.table()), Optional.of(version)));
    for (var faction : command.factions().orElse(Map.of()).entrySet()) {
      draft.require(
          faction.getKey().number() <= command.seats()
              ? Factions.unplayable(draft.table(), faction.getValue())
              : Optional.of(Refusal.of("no-such-seat", "this game has fewer seats")));
      draft.add(new FactionTaken(faction.getKey(), faction.getValue()));
    }
    command.speaker().ifPresent(s -> draft.add(new SpeakerChosen(s, Optional.empty())));
    command.position().ifPresent(position -> draft.add(new PositionGiven(position)));
    command
        .hands()
        .orElse(Map.of())
        .forEach((seat, hand) ->
            draft.add(
                new HandGiven(seat, hand.secrets(), hand.actionCards(), hand.promissoryNotes())));
    draft.call(new Lobby());
  }

  @Override
  public Class<Lobby> procedure() {
    return Lobby.class;
  }

  @Override
  public Class<LobbyCommand> commands() {
    return LobbyCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Lobby lobby) {
    draft.ask("seats", List.of(), PassRule.OPEN);
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Lobby lobby, LobbyCommand command) {
    switch (command) {
      case TakeSeat take -> takeSeat(draft, take);
      case StartGame _ -> start(draft);
    }
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Lobby lobby, Seat seat) {
    return List.of();
  }

  @Override
  public Optional<LobbyCommand> defaultAnswer(
      Position<GameState, Table> position, Lobby lobby, Seat seat) {
    return Optional.empty();
  }

  private static void takeSeat(Draft<GameState, Table> draft, TakeSeat take) {
    Seat seat = take.seat().orElseGet(() -> firstFree(draft.table()));
    draft.add(new PlayerSeated(seat, take.holder()));
    boolean dealt = draft.table().settings().factionsDealt().isPresent();
    boolean settled = dealt || draft.table().players().containsKey(seat);
    if (take.faction().isPresent()) {
      if (dealt) {
        throw new RefusalException(
            Refusal.of("faction-settled", "factions are dealt here").with("seat", seat));
      }
      draft.require(Factions.unplayable(draft.table(), take.faction().get()));
      if (!plays(draft.table(), seat, take.faction().get())) {
        draft.add(new FactionTaken(seat, take.faction().get()));
      }
    } else if (!settled) {
      throw new RefusalException(
          Refusal.of("faction-missing", "whoever sits down here names a faction")
              .with("seat", seat));
    }
    take.entropy()
        .ifPresent(entropy -> {
          if (entropy.isEmpty() || entropy.length() > TakeSeat.MOST_ENTROPY) {
            throw new RefusalException(
                Refusal.of(
                    Refusal.MALFORMED, "entropy is 1 to " + TakeSeat.MOST_ENTROPY + " characters"));
          }
          draft.add(new KernelEvent.EntropyAdded(seat, entropy));
        });
  }

  private static boolean plays(Table table, Seat seat, FactionId faction) {
    return table.players().containsKey(seat) && table.player(seat).faction().equals(faction);
  }

  private static Seat firstFree(Table table) {
    return IntStream.rangeClosed(1, table.settings().seats())
        .mapToObj(Seat::new)
        .filter(seat -> !table.gathering().seated().contains(seat))
        .findFirst()
        .orElseThrow(() -> new RefusalException(Refusal.of("seat-taken", "every seat is taken")));
  }

  private static void start(Draft<GameState, Table> draft) {
    Table table = draft.table();
    if (table.gathering().seated().size() < table.settings().seats()) {
      throw new RefusalException(
          Refusal.of("seats-free", "the game starts when every seat is taken")
              .with("taken", table.gathering().seated().size())
              .with("seats", table.settings().seats()));
    }
    draft.add(new KernelEvent.SeedFrozen());
    draft.close();
    draft.call(new Setup());
  }
}
