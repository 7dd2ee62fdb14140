package org.lazax.game.secrets;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Puts one unscored secret objective of too many back into the deck. */
@JsonClassDescription("Puts an unscored secret objective beyond the limit back into the deck.")
@WireType("game.return-secret")
public record ReturnSecret(@JsonPropertyDescription("The secret objective.") ObjectiveId objective)
    implements Command {}
