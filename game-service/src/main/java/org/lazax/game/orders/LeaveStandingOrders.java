package org.lazax.game.orders;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.orders.MomentName;
import org.lazax.table.orders.OrderScope;

/** For a time lets these moments pass unasked. Earlier orders for the same time or less end. */
@JsonClassDescription(
    "For a time the player passes at these moments without being asked. Earlier orders for the same"
        + " time or a shorter one end.")
@WireType("game.leave-standing-orders")
public record LeaveStandingOrders(
    @JsonPropertyDescription("The names of the moments. Empty to be asked at all moments again.")
        Set<MomentName> lettingPass,
    @JsonPropertyDescription(
            "How long the orders hold; for the rest of the game if it is left out.")
        Optional<OrderScope> until)
    implements Command {

  /** Orders for the rest of the game. */
  public LeaveStandingOrders(Set<MomentName> lettingPass) {
    this(lettingPass, Optional.empty());
  }
}
