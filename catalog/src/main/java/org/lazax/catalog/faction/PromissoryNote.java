package org.lazax.catalog.faction;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;

/**
 * A promissory note. Its text speaks to whoever holds it.
 *
 * @param owner the faction that starts with it; none for those every player has in their colour
 * @param playArea whether it lies open in the play area while it has effect
 * @param returns when it goes back to its owner
 * @param attaches what it does to the planet it is attached to
 * @param firstPrint its first print, where a game may be played with that
 */
public record PromissoryNote(
    PromissoryNoteId id,
    String name,
    Optional<FactionId> owner,
    String timing,
    String effect,
    boolean playArea,
    Returns returns,
    Optional<Attachment> attaches,
    ExpansionId expansion,
    Optional<Omega> omega,
    Optional<FirstPrint> firstPrint)
    implements Entry<PromissoryNoteId> {
  /** When it is played by its first print. */
  public record FirstPrint(String timing) {}

  /** When a note goes back to its owner. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Returns {
    AFTER_RESOLVING,
    /** When the agenda it was played on has been resolved or discarded. */
    AFTER_AGENDA,
    AFTER_COMBAT,
    AFTER_STATUS_PHASE,
    /** When its holder activates a system with units of the owner. */
    ON_ACTIVATION,
    /** As {@link #ON_ACTIVATION}, and when the owner is eliminated. */
    ON_ACTIVATION_OR_ELIMINATION,
    NEVER
  }
}
