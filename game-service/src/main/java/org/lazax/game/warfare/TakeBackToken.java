package org.lazax.game.warfare;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** Takes a command token from this system and gains it into this pool. */
@JsonClassDescription("Takes a command token of the player from the board into a pool.")
@WireType("game.take-back-token")
public record TakeBackToken(
    @JsonPropertyDescription("The system with the token.") SystemId system,
    @JsonPropertyDescription("The pool that gains the token.") Pool pool)
    implements Command {}
