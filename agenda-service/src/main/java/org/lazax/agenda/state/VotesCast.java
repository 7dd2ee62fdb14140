package org.lazax.agenda.state;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.council.Ballot;

/** A player has voted or abstained. Everybody sees it. Rule: agenda_phase.12. */
@WireType("agenda.votes-cast.v1")
public record VotesCast(AgendaId agenda, Ballot ballot) implements GameEvent {}
