package org.lazax.game.adapter;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.rules.ability.WindowTitles;
import org.lazax.table.Table;

/**
 * The players who may act, what they are asked, and until when.
 *
 * @param title what they are asked about, in a few words
 * @param rule when the window closes
 * @param order all players who are asked, in order
 * @param silent those who have passed or answered; if the players go on until all pass, those who
 *     have passed in a row
 */
record Awaiting(
    String about,
    String title,
    List<Seat> seats,
    Optional<Instant> deadline,
    PassRule rule,
    List<Seat> order,
    Set<Seat> silent) {
  static Awaiting of(Table table, Window window) {
    return new Awaiting(
        window.about(),
        WindowTitles.of(table, window),
        window.awaited(),
        window.deadline(),
        window.rule(),
        window.order(),
        window.silent());
  }
}
