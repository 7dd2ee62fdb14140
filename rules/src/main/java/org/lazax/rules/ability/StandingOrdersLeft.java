package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.MomentName;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * From now on a player passes at exactly these moments without being asked. Earlier orders end.
 * Other players cannot see the orders, but they see each pass. An unknown moment is refused
 * ({@value #UNKNOWN}).
 *
 * @param lettingPass names of moments, such as {@code in-fight}; empty to be asked at all moments
 */
@WireType("table.standing-orders-left.v1")
public record StandingOrdersLeft(Seat seat, Set<MomentName> lettingPass) implements TableEvent {
  private static final String UNKNOWN = "unknown-moment";

  public StandingOrdersLeft {
    lettingPass = Copies.ordered(lettingPass);
  }

  @Override
  public Audience audience() {
    return Audience.only(seat);
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, player -> player.withLettingPass(lettingPass));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    List<MomentName> moments = Ruleset.of(table).moments();
    return lettingPass.stream()
        .filter(moment -> !moments.contains(moment))
        .findFirst()
        .map(moment ->
            Refusal.of(UNKNOWN, "there is no such moment")
                .with("moment", moment)
                .with("allowed", moments));
  }
}
