package org.lazax.rules.procedure;

import org.lazax.chronicle.wire.WireType;

/**
 * Agendas that a player has set aside are revealed outside of the agenda phase, and resolved after
 * all of them are revealed.
 *
 * @param rest how many of those that are aside are discarded after that, without being revealed
 */
@WireType("agendas-aside")
public record AgendasAside(int rest) implements AgendaProcedure {}
