package org.lazax.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.kernel.Genesis;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Council;
import org.lazax.table.ending.Ending;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.immutable.ResultCache;
import org.lazax.table.objectives.Objectives;
import org.lazax.table.planets.Planets;
import org.lazax.table.setup.LobbyState;
import org.lazax.table.strategy.StrategyRow;
import org.lazax.table.units.Place;
import org.lazax.table.units.Units;

/**
 * Everything that lies on the table of one game. All services fold it alike. Immutable.
 *
 * @param rules the rules of the game. They follow from the settings and are not written
 * @param rulesVersion the newest version of the rules that has decided in this game; empty before
 *     its genesis
 * @param players by seat, clockwise
 * @param galaxy with its tiles as the catalog has them
 * @param tokens the command tokens in each system
 * @param actionDiscards the discard pile of action cards, face up, the last on top
 * @param round the round of the game, from 1; 0 before the first
 * @param ending empty while the game goes on
 * @param parts parts that expansions and components bring; empty ones are not written
 * @param results what was computed from this table alone; every table has its own
 */
@RecordBuilder
public record Table(
    @JsonIgnore Rules rules,
    Settings settings,
    Optional<Integer> rulesVersion,
    LobbyState gathering,
    Map<Seat, Player> players,
    Optional<Seat> speaker,
    Galaxy galaxy,
    Units units,
    Planets planets,
    Map<SystemId, Set<Seat>> tokens,
    StrategyRow strategyRow,
    Objectives objectives,
    List<ActionCardId> actionDiscards,
    Council council,
    int round,
    Optional<Ending> ending,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) TableParts parts,
    Kernel kernel,
    @JsonIgnore ResultCache results)
    implements SharedState<Table>, TableBuilder.With {
  /** An empty table without rules. */
  public static final Table EMPTY =
      new Table(
          Rules.NONE,
          Settings.NONE,
          Optional.empty(),
          LobbyState.NONE,
          Map.of(),
          Optional.empty(),
          Galaxy.EMPTY,
          Units.NONE,
          Planets.NONE,
          Map.of(),
          StrategyRow.NONE,
          Objectives.NONE,
          List.of(),
          Council.NONE,
          0,
          Optional.empty(),
          TableParts.NONE,
          Kernel.EMPTY,
          new ResultCache());

  public Table {
    results = new ResultCache();
    rules = rules == null ? Rules.NONE : rules;
    galaxy = galaxy.printedIn(rules.catalog());
    players = Copies.sorted(players);
    tokens = Copies.sorted(tokens);
    actionDiscards = DiscardPile.of(actionDiscards);
  }

  public Player player(Seat seat) {
    Player player = players.get(seat);
    if (player == null) {
      throw new IllegalArgumentException("nobody sits at " + seat);
    }
    return player;
  }

  /** Whether all copies of an action card lie in the discard pile. */
  public boolean isGone(ComponentRef card) {
    return DiscardPile.of(actionDiscards).complete(catalog()).contains(card);
  }

  /** The players still in the game, clockwise. */
  @JsonIgnore
  public List<Seat> seats() {
    List<Seat> seats = new ArrayList<>(players.size());
    for (Player player : players.values()) {
      if (!player.eliminated()) {
        seats.add(player.seat());
      }
    }
    return Collections.unmodifiableList(seats);
  }

  /** The players still in the game, clockwise from this seat, or from the next one to its left. */
  public List<Seat> clockwiseFrom(Seat first) {
    List<Seat> from = new ArrayList<>();
    List<Seat> before = new ArrayList<>();
    for (Seat seat : seats()) {
      (seat.compareTo(first) >= 0 ? from : before).add(seat);
    }
    from.addAll(before);
    return Collections.unmodifiableList(from);
  }

  @Override
  public Table evolve(GameEvent event, Stamp stamp) {
    return switch (event) {
      case KernelEvent moved -> rules.noted(this, event, withKernel(kernel.evolve(moved)));
      case TableEvent changed -> rules.noted(this, event, changed.fold(this));
      default -> this;
    };
  }

  @Override
  public Optional<Refusal> guard(GameEvent event) {
    return event instanceof TableEvent changed
        ? changed.guard(this).or(() -> rules.guard(this, changed))
        : Optional.empty();
  }

  @Override
  public Summary summary() {
    Summary.Status status =
        ending.isPresent()
            ? Summary.Status.FINISHED
            : hasBegun() ? Summary.Status.RUNNING : Summary.Status.LOBBY;
    return new Summary(
        settings.listed(), settings.name(), status, round, ending.map(Ending::winner));
  }

  /** Whether the game was started, so that nobody can take a seat any more. */
  private boolean hasBegun() {
    return kernel.origin().filter(Genesis::frozen).isPresent();
  }

  @Override
  public List<GameEvent> settle() {
    return rules.settle(this);
  }

  @Override
  public List<GameEvent> settle(Table settled) {
    return rules.settle(this, settled);
  }

  @Override
  public List<String> inert(Object shown) {
    return rules.inert(shown);
  }

  @Override
  @JsonIgnore
  public Optional<Duration> answerTimeout() {
    return settings.patience();
  }

  public Table withPlayer(Seat seat, UnaryOperator<Player> change) {
    return withPlayers(Copies.with(players, seat, change.apply(player(seat))));
  }

  /**
   * A part that an expansion or a component brings; the empty part if nothing of it lies on the
   * table.
   */
  public <P extends TablePart> P part(PartId<P> id) {
    return parts.get(id);
  }

  public <P extends TablePart> Table withPart(PartId<P> id, UnaryOperator<P> change) {
    return withParts(parts.with(id.name(), change.apply(part(id))));
  }

  /**
   * A result that follows from this table alone, computed when it is asked for the first time.
   *
   * @param key identifies the result and its type
   */
  public <T> T cached(Object key, Function<Table, T> compute) {
    return results.get(key, this, compute);
  }

  /** Where a planet lies; empty if it does not lie on the board. */
  public Optional<Place> place(PlanetId planet) {
    return galaxy.systemOf(planet).map(system -> Place.on(system, planet));
  }

  /** The catalog of the game. */
  public Catalog catalog() {
    return rules.catalog();
  }

  /** The same with these choices and the rules that follow from them. */
  public Table chosen(Settings choices) {
    return withSettings(choices).withRules(rules.chosenBy(choices));
  }

  @Override
  public Table restored(Table written) {
    return written.withRules(rules.chosenBy(written.settings()));
  }
}
