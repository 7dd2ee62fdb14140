package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A public objective. Every player can score it once, in the status phase.
 *
 * @param stage 1 or 2
 * @param points its victory points
 */
public record PublicObjective(
    ObjectiveId id,
    String name,
    @JsonProperty(required = true) int stage,
    @JsonProperty(required = true) int points,
    Requirement requirement,
    String text,
    ExpansionId expansion,
    Optional<Omega> omega)
    implements Entry<ObjectiveId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(Text.always(text));
  }
}
