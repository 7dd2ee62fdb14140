package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A secret objective. Only its holder can score it.
 *
 * @param points its victory points
 * @param phase the phase in which it can be scored
 * @param firstPrint the differences of its first print, if games can use it
 */
public record SecretObjective(
    ObjectiveId id,
    String name,
    @JsonProperty(required = true) int points,
    Phase phase,
    Requirement requirement,
    String text,
    ExpansionId expansion,
    Optional<Omega> omega,
    Optional<FirstPrint> firstPrint)
    implements Entry<ObjectiveId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(Text.always(text));
  }

  /** The requirement, of the first print or of the current print. */
  public Requirement requirement(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).map(FirstPrint::requirement).orElse(requirement);
  }

  /** The requirement of the first print. */
  public record FirstPrint(Requirement requirement) {}

  /** The phase in which a secret objective is fulfilled. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Phase {
    ACTION,
    STATUS,
    AGENDA
  }
}
