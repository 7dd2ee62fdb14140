package org.lazax.game.politics;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** This player becomes speaker. */
@JsonClassDescription("Chooses the next speaker.")
@WireType("game.name-speaker")
public record NameSpeaker(
    @JsonPropertyDescription("The player who becomes the speaker.") Seat speaker)
    implements Command {}
