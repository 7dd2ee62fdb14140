package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** One thing that a leader counter does, or that befalls it. */
abstract class Paragraph<O extends Occurrence> implements Ability<O> {
  private final LeaderCounterId leader;
  private final String paragraph;
  private final Class<O> trigger;

  Paragraph(LeaderCounterId leader, String paragraph, Class<O> trigger) {
    this.leader = leader;
    this.paragraph = paragraph;
    this.trigger = trigger;
  }

  /** The name of this paragraph of a counter. */
  static AbilityRef name(LeaderCounterId leader, String paragraph) {
    return AbilityRef.parse(ComponentRef.of(leader) + "#" + paragraph);
  }

  final LeaderCounterId leader() {
    return leader;
  }

  /** The piece of the counter; empty if it was never placed. */
  final Optional<LeaderPiece> piece(Table table) {
    return LeaderCounters.find(table, leader);
  }

  /** Whether it is a counter of this player on a planet or a ship. */
  final boolean isInPlayFor(Table table, Seat owner) {
    return piece(table).filter(piece -> piece.inPlay() && piece.owner().equals(owner)).isPresent();
  }

  /** Whether it is this player's captive. */
  final boolean isHeldBy(Table table, Seat captor) {
    return piece(table).flatMap(LeaderPiece::captor).filter(captor::equals).isPresent();
  }

  @Override
  public final AbilityRef name() {
    return name(leader, paragraph);
  }

  @Override
  public final Class<O> trigger() {
    return trigger;
  }
}
