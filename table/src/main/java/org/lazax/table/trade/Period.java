package org.lazax.table.trade;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;

/**
 * The time in which two players may make one transaction: a turn or an agenda. Between these it is
 * the phase, in which they make deals of promises alone. Rules: deals.1, transactions.1,
 * transactions.6, transactions.N5.
 *
 * @param frame the id of the frame of the turn, agenda or phase
 * @param agenda the agenda; empty in a turn, and between turns and agendas
 */
public record Period(int frame, Optional<AgendaId> agenda) {}
