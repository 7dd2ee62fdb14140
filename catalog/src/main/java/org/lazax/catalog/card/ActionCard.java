package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * An action card.
 *
 * @param copies the number of copies in the deck
 * @param phase the phase in which it can be played
 * @param componentAction whether playing it is an action
 * @param rider whether its player predicts an outcome instead of voting
 */
public record ActionCard(
    ActionCardId id,
    String name,
    @JsonProperty(required = true) int copies,
    Phase phase,
    String timing,
    String effect,
    boolean componentAction,
    boolean rider,
    ExpansionId expansion)
    implements Entry<ActionCardId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }

  @Override
  public Optional<String> costOfUse() {
    return Optional.of("It is discarded.");
  }

  /** The phase in which an action card can be played. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Phase {
    STRATEGY,
    ACTION,
    STATUS,
    AGENDA,
    ANY
  }
}
