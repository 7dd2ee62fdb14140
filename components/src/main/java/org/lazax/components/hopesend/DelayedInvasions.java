package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.invasion.BarsLandings;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;

/**
 * The invasions that diplomats have put off in the last turn of each player, or in the one before.
 * Rules: hopes_end.25.1, hopes_end.25.2, hopes_end.N30.
 */
@WireType("hopes-end.delayed-invasions")
public record DelayedInvasions(List<DelayedInvasion> all) implements TablePart, BarsLandings {
  public static final PartId<DelayedInvasions> ID =
      PartId.of(
          new DelayedInvasions(List.of()),
          List.of(InvasionDelayed.class, DelayedPlayersTurnBegan.class));

  public DelayedInvasions {
    all = List.copyOf(all);
  }

  /** The frame of this player's turn; empty if it is not its turn. */
  static Optional<Integer> turn(Table table, Seat seat) {
    return TurnTaken.frame(table)
        .filter(frame -> frame.procedure() instanceof Turn turn && turn.seat().equals(seat))
        .map(Frame::id);
  }

  /** What a new turn of a delayed player changes. */
  static List<GameEvent> due(Table table) {
    return table.part(ID).all.stream()
        .flatMap(each ->
            turn(table, each.delayed())
                .filter(each::isPast)
                .map(frame -> new DelayedPlayersTurnBegan(each.delayed(), frame))
                .stream())
        .<GameEvent>map(event -> event)
        .limit(1)
        .toList();
  }

  /** Whether an invasion of this planet by this player was put off in this turn or the last. */
  static boolean isKnown(Table table, Seat invader, PlanetId planet) {
    return table.part(ID).all.stream().anyMatch(each -> each.is(invader, planet));
  }

  @Override
  public Optional<String> bars(Table table, Seat lander, PlanetId planet) {
    return all.stream()
        .filter(each -> each.is(lander, planet) && each.next().isEmpty())
        .findFirst()
        .map(_ -> "hopes_end.25.1");
  }

  @Override
  public boolean isEmpty() {
    return all.isEmpty();
  }

  @Override
  public DelayedInvasions without(Seat out) {
    return new DelayedInvasions(all.stream().filter(each -> !each.delayed().equals(out)).toList());
  }

  @Override
  public DelayedInvasions shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return all.stream()
        .filter(each -> !table.seats().contains(each.delayed()))
        .map(each -> "an invasion of nobody is put off: " + each)
        .toList();
  }
}
