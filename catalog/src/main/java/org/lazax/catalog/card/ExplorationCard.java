package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * An exploration card.
 *
 * @param copies how many are in its deck
 * @param kind what becomes of it once it has been drawn
 * @param attaches what it does to the planet it is attached to; there for that kind alone
 */
public record ExplorationCard(
    ExplorationId id,
    String name,
    Deck deck,
    @JsonProperty(required = true) int copies,
    Kind kind,
    String effect,
    Optional<Attachment> attaches,
    ExpansionId expansion)
    implements Entry<ExplorationId> {
  /** The four exploration decks. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Deck {
    CULTURAL,
    HAZARDOUS,
    INDUSTRIAL,
    FRONTIER
  }

  /** What becomes of a card once it has been drawn. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    /** Resolved and discarded. */
    INSTANT,
    /** Attached to the explored planet. */
    ATTACH,
    /** Kept to be purged for a relic. */
    FRAGMENT,
    /** Puts a token into the explored system. */
    TOKEN,
    /** Kept in the play area. */
    KEEP
  }
}
