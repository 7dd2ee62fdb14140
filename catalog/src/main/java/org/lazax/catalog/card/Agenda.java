package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Collection;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;

/**
 * An agenda card. Of the three texts either the first two are there or the last one.
 *
 * @param type whether it stays as a law
 * @param outcome what players vote for
 * @param ifFor what a For outcome does
 * @param ifAgainst what an Against outcome does
 * @param effect what an election does, or the card itself
 * @param attaches what it does to the planet it is attached to once it has been elected
 * @param removedWith the expansion with which it leaves the deck, if there is one
 */
public record Agenda(
    AgendaId id,
    String name,
    Type type,
    Outcome outcome,
    Optional<String> ifFor,
    Optional<String> ifAgainst,
    Optional<String> effect,
    Optional<Attachment> attaches,
    Optional<ExpansionId> removedWith,
    ExpansionId expansion)
    implements Entry<AgendaId> {
  /** Whether the card is in the deck of a game with these expansions. */
  public boolean isInDeck(Collection<ExpansionId> played) {
    return played.contains(expansion) && removedWith.filter(played::contains).isEmpty();
  }

  /** What becomes of a resolved agenda. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Type {
    LAW,
    DIRECTIVE
  }

  /** What may be voted for. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Outcome {
    FOR_AGAINST,
    ELECT_PLAYER,
    ELECT_PLANET,
    ELECT_CULTURAL_PLANET,
    ELECT_HAZARDOUS_PLANET,
    ELECT_INDUSTRIAL_PLANET,
    /** Neither a home planet nor Mecatol Rex. */
    ELECT_NON_HOME_PLANET,
    ELECT_LAW,
    ELECT_STRATEGY_CARD,
    ELECT_SCORED_SECRET_OBJECTIVE,
    /** The outcomes of the agenda drawn next, which only the speaker has read. */
    OF_HIDDEN_AGENDA
  }
}
