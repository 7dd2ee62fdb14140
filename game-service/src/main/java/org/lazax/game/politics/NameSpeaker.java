package org.lazax.game.politics;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** This player becomes speaker. */
@WireType("game.name-speaker")
public record NameSpeaker(Seat speaker) implements Command {}
