package org.lazax.catalog.faction;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A promissory note. Its text addresses its holder.
 *
 * @param owner the faction that starts with it; empty for the notes that every player has
 * @param playArea whether it is in the play area while it has an effect
 * @param returns when it returns to its owner
 * @param attaches its effect on the planet it is attached to
 * @param firstPrint the differences of its first print, if games can use it
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
    implements Entry<PromissoryNoteId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }

  @Override
  public Optional<String> costOfUse() {
    return returns == Returns.AFTER_RESOLVING
        ? Optional.of("It goes back to its owner.")
        : Optional.empty();
  }

  /** Whether it is in the play area while it has an effect, in this print. */
  public boolean playArea(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).map(FirstPrint::playArea).orElse(playArea);
  }

  /** When it returns to its owner, in this print. */
  public Returns returns(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).flatMap(FirstPrint::returns).orElse(returns);
  }

  /**
   * The differences of the first print.
   *
   * @param returns when it returns to its owner; empty if that is the same
   */
  public record FirstPrint(String timing, boolean playArea, Optional<Returns> returns) {}

  /** When a note returns to its owner. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Returns {
    AFTER_RESOLVING,
    /** After the agenda for which it was played is resolved or discarded. */
    AFTER_AGENDA,
    AFTER_COMBAT,
    AFTER_STATUS_PHASE,
    /** When its holder activates a system with units of the owner. */
    ON_ACTIVATION,
    /** Like {@link #ON_ACTIVATION}, and also when the owner is eliminated. */
    ON_ACTIVATION_OR_ELIMINATION,
    NEVER
  }
}
