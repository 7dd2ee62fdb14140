package org.lazax.game.orders;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Set;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.MomentName;

/** From now on lets these moments pass unasked, and no others. */
@JsonClassDescription(
    "From now on the player passes at these moments without being asked, and at no " + "others.")
@WireType("game.leave-standing-orders")
public record LeaveStandingOrders(
    @JsonPropertyDescription("The names of the moments. Empty to be asked at all moments again.")
        Set<MomentName> lettingPass)
    implements Command {}
