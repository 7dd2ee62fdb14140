package org.lazax.combat.hits;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;

/**
 * The owner chooses the units that take the hits. Refused unless every hit is cancelled or assigned
 * as far as there are units for it.
 *
 * <p>Where both sides take hits, or it can be answered that a unit sustains damage, the sides
 * sustain damage in turn before any unit is destroyed. Then the units to be destroyed may be left
 * out: the owner is asked again as its turn comes, also after it has let one pass by naming nobody.
 * If they are named, all that was said stands until something befalls the side: units destroyed,
 * other hits.
 */
@JsonClassDescription(
    "Chooses the units that take the hits. Every hit must be cancelled or assigned "
        + "as long as there are units for it.")
@WireType("combat.assign-hits")
public record AssignHits(
    @JsonPropertyDescription(
            "Undamaged units that sustain damage. Each cancels one hit. None if left out.")
        List<UnitSelection> sustain,
    @JsonPropertyDescription(
            "Units that the other hits destroy, as they are on the table after sustaining. "
                + "None if left out.")
        List<UnitSelection> destroy)
    implements Command {
  public AssignHits {
    sustain = List.copyOf(sustain);
    destroy = List.copyOf(destroy);
  }
}
