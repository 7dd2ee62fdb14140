package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;

/**
 * An objective only its holder may score.
 *
 * @param points victory points it is worth
 * @param phase when it may be scored
 * @param firstPrint what its first print asks for, where a game may be played with that
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
    implements Entry<ObjectiveId> {
  /** What it asks for, by its first print or as it is now. */
  public Requirement requirement(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).map(FirstPrint::requirement).orElse(requirement);
  }

  /** What the first print of an objective asks for. */
  public record FirstPrint(Requirement requirement) {}

  /** The phase in which a secret objective is fulfilled. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Phase {
    ACTION,
    STATUS,
    AGENDA
  }
}
