package org.lazax.catalog.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * An exploration card.
 *
 * @param copies the number of copies in its deck
 * @param kind what happens with the card after it is drawn
 * @param attaches its effect on the planet, only if the card is an attachment
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
    implements Entry<ExplorationId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(Text.always(effect));
  }

  /** The four exploration decks. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Deck {
    CULTURAL,
    HAZARDOUS,
    INDUSTRIAL,
    FRONTIER;

    /** Its name in requests, in lower case. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What happens with a card after it is drawn. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    /** It is resolved and discarded. */
    INSTANT,
    /** It is attached to the explored planet. */
    ATTACH,
    /** It is a relic fragment and goes to the play area. */
    FRAGMENT,
    /** It places a token in the explored system. */
    TOKEN,
    /** It goes to the play area. */
    KEEP
  }
}
