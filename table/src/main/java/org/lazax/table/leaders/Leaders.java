package org.lazax.table.leaders;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.LeaderId;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * A player's leaders with the states of their cards. Everybody sees them. Immutable. Keeps the
 * leaders in each state, because they are needed at every step.
 */
public final class Leaders {
  public static final Leaders NONE = new Leaders(Map.of());

  private final Map<LeaderId, LeaderState> cards;
  private final List<ComponentRef> inForce;
  private final List<LeaderId> locked;

  private Leaders(Map<LeaderId, LeaderState> cards) {
    this.cards = Copies.sorted(cards);
    this.inForce =
        this.cards.entrySet().stream()
            .filter(card -> card.getValue().isInForce())
            .map(card -> ComponentRef.of(card.getKey()))
            .toList();
    this.locked = lying(LeaderState.LOCKED);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Leaders of(Map<LeaderId, LeaderState> cards) {
    return cards.isEmpty() ? NONE : new Leaders(cards);
  }

  /**
   * The leaders at the start of a game: agents are readied, all others are locked. Rules:
   * leaders.1, leaders.2, leaders.2.2.
   */
  public static Leaders atTheStart(Collection<Leader> leaders) {
    Map<LeaderId, LeaderState> cards = new TreeMap<>();
    leaders.forEach(leader -> cards.put(leader.id(), atTheStart(leader)));
    return of(cards);
  }

  private static LeaderState atTheStart(Leader leader) {
    return leader.type() == Leader.Type.AGENT ? LeaderState.READIED : LeaderState.LOCKED;
  }

  @JsonValue
  public Map<LeaderId, LeaderState> cards() {
    return cards;
  }

  /** Whether a leader has this state; false for a leader that this player does not have. */
  public boolean is(LeaderId leader, LeaderState state) {
    return cards.get(leader) == state;
  }

  public boolean has(LeaderId leader) {
    return cards.containsKey(leader);
  }

  /** The leaders with this state. */
  public List<LeaderId> lying(LeaderState state) {
    return cards.keySet().stream().filter(leader -> is(leader, state)).toList();
  }

  /** The leaders whose text counts for the player, including exhausted agents. */
  public List<ComponentRef> inForce() {
    return inForce;
  }

  public List<LeaderId> locked() {
    return locked;
  }

  public Leaders with(LeaderId leader, LeaderState state) {
    return of(Copies.with(cards, leader, state));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Leaders leaders && cards.equals(leaders.cards);
  }

  @Override
  public int hashCode() {
    return cards.hashCode();
  }

  @Override
  public String toString() {
    return cards.toString();
  }
}
