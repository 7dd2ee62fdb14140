package org.lazax.chronicle.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;

/** Chooses valid commands for players of the toy game. */
public final class ToyPlay {
  public static final List<Seat> SEATS = List.of(new Seat(1), new Seat(2), new Seat(3));

  /** A command and the seat that gives it. */
  public record SeatCommand(Seat seat, ToyCommand command) {}

  private ToyPlay() {}

  public static ToyCommand begin(int rounds) {
    return new ToyCommand.Begin(SEATS, rounds);
  }

  /** A random command of an awaited seat; empty if no seat is awaited. */
  public static Optional<SeatCommand> next(ToyTable table, Random random) {
    return table.kernel().awaiting().map(window -> command(window, table, random));
  }

  /** A command of an awaited seat, always the same for the same table. */
  public static Optional<SeatCommand> fixed(ToyTable table) {
    return next(table, new Random(table.kernel().opened() * 31L + table.tokens().hashCode()));
  }

  private static SeatCommand command(Window window, ToyTable table, Random random) {
    if (window.about().equals("lobby")) {
      boolean more = table.kernel().origin().orElseThrow().entropy().size() < SEATS.size();
      Seat seat = SEATS.get(table.kernel().origin().orElseThrow().entropy().size() % SEATS.size());
      return new SeatCommand(seat, more ? new ToyCommand.Join("ab") : new ToyCommand.Start());
    }
    List<Seat> awaited = new ArrayList<>(window.awaited());
    Seat seat = awaited.get(random.nextInt(awaited.size()));
    return new SeatCommand(
        seat,
        switch (window.about()) {
          case "gift" ->
              new ToyCommand.Give(
                  SEATS.get(random.nextInt(SEATS.size())), random.nextInt(table.of(seat) + 1));
          case "bids" -> new ToyCommand.Bid(random.nextInt(6));
          case "council" ->
              random.nextInt(3) == 0
                  ? new ToyCommand.Vote(random.nextInt(9))
                  : new ToyCommand.Abstain();
          default -> throw new IllegalStateException(window.about());
        });
  }
}
