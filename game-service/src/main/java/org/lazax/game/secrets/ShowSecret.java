package org.lazax.game.secrets;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Lets everybody see an unscored secret objective of one's own. Rule: objective_cards.N4. */
@JsonClassDescription(
    "Shows an unscored secret objective of the player to everybody. Rule: " + "objective_cards.N4.")
@WireType("game.show-secret")
public record ShowSecret(@JsonPropertyDescription("The secret objective.") ObjectiveId objective)
    implements Command {}
