package org.lazax.game.orders;

import java.util.Set;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.MomentName;

/**
 * From now on lets these moments pass unasked, and no others.
 *
 * @param lettingPass names of moments; empty to be asked at all again
 */
@WireType("game.leave-standing-orders")
public record LeaveStandingOrders(Set<MomentName> lettingPass) implements Command {}
