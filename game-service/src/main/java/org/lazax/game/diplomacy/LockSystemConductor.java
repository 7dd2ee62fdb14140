package org.lazax.game.diplomacy;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.GiveToken;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.StrategyCardProcedure.LockSystem;
import org.lazax.rules.tokens.SystemLock;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * The player chooses a system with a planet that it controls, other than Mecatol Rex's. Each other
 * player places a command token there. By the first print the player then readies its planets
 * there. Rules: diplomacy.2, diplomacy.2.1, diplomacy.2.2, diplomacy.N1, diplomacy.original.N1 to
 * diplomacy.original.N3.
 */
@Asks(
    value = "lock-system",
    awaited = "The player who uses Diplomacy chooses a system.",
    by = ChooseSystem.class,
    silence = "`choose-system`: the first one")
@Asks(
    value = "give-token",
    players = Players.ALL,
    awaited = "The other players, each with a choice of pools for the token in the locked system.",
    by = GiveToken.class,
    silence = "`give-token` from the first pool that has one")
public final class LockSystemConductor implements GameConductor<LockSystem, DiplomacyCommand> {
  private static final List<Pool> POOLS = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  @Override
  public Class<LockSystem> procedure() {
    return LockSystem.class;
  }

  @Override
  public Class<DiplomacyCommand> commands() {
    return DiplomacyCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, LockSystem lock) {
    if (lock.progress().system().isEmpty() && !systems(draft.table(), lock.seat()).isEmpty()) {
      draft.ask("lock-system", lock.seat());
    } else if (!lock.progress().left().isEmpty()) {
      draft.ask("give-token", lock.progress().left(), PassRule.MUST_ANSWER);
    } else {
      readied(draft.table(), lock).ifPresent(draft::add);
      draft.close();
    }
  }

  /** The planets that are readied once the system is locked; empty if there is none. */
  private static Optional<PlanetsReadied> readied(Table table, LockSystem lock) {
    List<PlanetId> planets =
        ControlledPlanets.exhausted(table, lock.seat()).stream()
            .filter(_ -> lock.readies())
            .filter(planet ->
                lock.progress().system().isPresent()
                    && table.galaxy().systemOf(planet).equals(lock.progress().system()))
            .toList();
    return planets.isEmpty()
        ? Optional.empty()
        : Optional.of(new PlanetsReadied(lock.seat(), planets));
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.planets().of(seat).stream()
        .flatMap(planet -> table.galaxy().systemOf(planet).stream())
        .filter(system -> !system.equals(SystemId.MECATOL_REX))
        .distinct()
        .toList();
  }

  @Override
  public void answer(Draft<GameState, Table> draft, LockSystem lock, DiplomacyCommand command) {
    Seat seat = draft.actor();
    draft.answered();
    switch (command) {
      case ChooseSystem choose when lock.progress().system().isEmpty() ->
          lock(draft, lock, choose.system());
      case GiveToken give when lock.progress().system().isPresent() -> {
        draft.require(
            POOLS.contains(give.pool()),
            "diplomacy.2.1",
            "the token comes from a pool",
            "pool",
            give.pool());
        draft.change(lock.placed(seat));
        draft.add(new TokenPlaced(seat, give.pool(), lock.progress().system().get()));
      }
      case ChooseSystem _, GiveToken _ ->
          throw new RefusalException(
              Refusal.of(Refusal.NOT_AWAITED, "another choice is awaited now"));
    }
  }

  private static void lock(Draft<GameState, Table> draft, LockSystem lock, SystemId system) {
    List<SystemId> possible = systems(draft.table(), lock.seat());
    if (!possible.contains(system)) {
      throw new RefusalException(
          Refusal.rule(
                  "diplomacy.2",
                  "Diplomacy chooses a system with a planet of one's own, but not Mecatol Rex's")
              .with("system", system)
              .with("systems", possible));
    }
    draft.change(lock.chosen(system, SystemLock.place(draft, lock.seat(), system)));
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, LockSystem lock, Seat seat) {
    Table table = position.table();
    return List.of(
        lock.progress()
            .system()
            .<Option>map(
                system -> new DiplomacyOption.TokenChoice(system, TokenSupply.sources(table, seat)))
            .orElseGet(() -> new DiplomacyOption.SystemChoice(systems(table, seat))));
  }

  @Override
  public Optional<DiplomacyCommand> defaultAnswer(
      Position<GameState, Table> position, LockSystem lock, Seat seat) {
    Table table = position.table();
    return Optional.of(
        lock.progress().system().isPresent()
            ? new GiveToken(TokenSupply.sources(table, seat).getFirst())
            : new ChooseSystem(systems(table, seat).getFirst()));
  }
}
