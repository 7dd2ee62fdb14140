package org.lazax.catalog.faction;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Attachment;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Omega;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A leader. Agents start unlocked. Commanders and heroes start locked.
 *
 * @param unlock the condition that unlocks it; empty for agents
 * @param ability the name of a hero's ability
 * @param exhausts whether using it exhausts the card
 * @param purges whether using it removes it from the game
 * @param attachesTo the planet to which it is attached
 * @param attaches its effect on that planet
 * @param firstPrint the differences of its first print, if games can use it
 */
public record Leader(
    LeaderId id,
    String name,
    FactionId faction,
    Type type,
    Optional<Unlock> unlock,
    Optional<String> ability,
    String timing,
    String effect,
    boolean componentAction,
    boolean exhausts,
    boolean purges,
    Optional<PlanetId> attachesTo,
    Optional<Attachment> attaches,
    ExpansionId expansion,
    Optional<Omega> omega,
    Optional<FirstPrint> firstPrint)
    implements Entry<LeaderId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }

  @Override
  public Optional<String> costOfUse() {
    return Text.costOfUse(exhausts, purges);
  }

  /** The condition that unlocks it, in its first print or in its current print. */
  public Optional<Unlock> unlock(boolean asFirstPrinted) {
    return firstPrint.filter(_ -> asFirstPrinted).flatMap(FirstPrint::unlock).or(() -> unlock);
  }

  /**
   * The differences of the first print.
   *
   * @param unlock the condition that unlocks it; empty if that is the same
   */
  public record FirstPrint(String timing, Optional<Unlock> unlock) {}

  /** The three types of leaders. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Type {
    AGENT,
    COMMANDER,
    HERO
  }
}
