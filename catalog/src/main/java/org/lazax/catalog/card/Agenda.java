package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * An agenda card. It has either the first two texts or the last one.
 *
 * @param type whether it stays in play as a law
 * @param outcome what players vote for
 * @param ifFor the effect of the outcome For
 * @param ifAgainst the effect of the outcome Against
 * @param effect the effect of an election, or of the card itself
 * @param attaches its effect on the elected planet, to which it is attached
 * @param removedWith the expansion that removes it from the deck, if any
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
    implements Entry<AgendaId>, Printed {
  @Override
  public List<Text> texts() {
    return Stream.of(
            effect.map(Text::always),
            ifFor.map(text -> new Text("for", text)),
            ifAgainst.map(text -> new Text("against", text)))
        .flatMap(Optional::stream)
        .toList();
  }

  /** Whether the card is in the deck of a game with these expansions. */
  public boolean isInDeck(Collection<ExpansionId> played) {
    return played.contains(expansion) && removedWith.filter(played::contains).isEmpty();
  }

  /** Whether a resolved agenda stays in play. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Type {
    LAW,
    DIRECTIVE
  }

  /** The outcomes that players can vote for. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Outcome {
    FOR_AGAINST,
    ELECT_PLAYER,
    ELECT_PLANET,
    ELECT_CULTURAL_PLANET,
    ELECT_HAZARDOUS_PLANET,
    ELECT_INDUSTRIAL_PLANET,
    /** A planet that is neither a home planet nor Mecatol Rex. */
    ELECT_NON_HOME_PLANET,
    ELECT_LAW,
    ELECT_STRATEGY_CARD,
    ELECT_SCORED_SECRET_OBJECTIVE,
    /** The outcomes of the next agenda, which only the speaker has read. */
    OF_HIDDEN_AGENDA
  }
}
