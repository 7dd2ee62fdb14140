package org.lazax.table.trade;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;

/**
 * The time in which two players may make one transaction: a turn or an agenda. Rules:
 * transactions.1, transactions.6, transactions.N5.
 *
 * @param frame the id of the frame of the turn or agenda
 * @param agenda the agenda; empty in a turn
 */
public record Period(int frame, Optional<AgendaId> agenda) {}
