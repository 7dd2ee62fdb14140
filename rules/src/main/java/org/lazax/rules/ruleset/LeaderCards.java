package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;

/**
 * The leaders that act for a player, and the card that is exhausted or purged when one is used: the
 * player's own leader, or one that lends another's text.
 */
public final class LeaderCards {
  private LeaderCards() {}

  /**
   * The leaders that act for this player now: its own ones that are in force, and those whose text
   * they lend.
   */
  public static List<ComponentRef> of(Table table, Seat seat) {
    List<ComponentRef> own = table.player(seat).leaders().inForce();
    List<ComponentRef> lent = new ArrayList<>();
    for (ComponentRef leader : own) {
      Ruleset.hooks(table, leader, LendingHooks.class)
          .ifPresent(hooks -> lent.addAll(hooks.lends(table, seat)));
    }
    if (lent.isEmpty()) {
      return own;
    }
    List<ComponentRef> all = new ArrayList<>(own);
    lent.stream().filter(leader -> !all.contains(leader)).forEach(all::add);
    return all;
  }

  /** Whether a leader of this player lends the text of others, so that the set can change. */
  static boolean areLent(Table table, Seat seat) {
    return table.player(seat).leaders().inForce().stream()
        .anyMatch(leader -> Ruleset.hooks(table, leader, LendingHooks.class).isPresent());
  }

  /** All leaders that are agents. It is called with every hook if a player has such a leader. */
  public static Set<ComponentRef> agents(Table table) {
    return Ruleset.of(table).kept(LeaderCards.class, LeaderCards::agents);
  }

  private static Set<ComponentRef> agents(Ruleset ruleset) {
    return ruleset.catalog().leaders().values().stream()
        .filter(leader -> leader.type() == Leader.Type.AGENT)
        .map(leader -> ComponentRef.of(leader.id()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether a card with which the leader can be used is ready: an agent that is readied, a hero
   * that is unlocked.
   */
  public static boolean isReady(Table table, Grant grant) {
    return ready(table, grant).isPresent();
  }

  /**
   * The event of the card's use: an agent is exhausted, a hero is purged, a commander does not
   * change. Rules: leaders.4, leaders.7, leaders.12.
   */
  public static Optional<TableEvent> used(Table table, Grant grant) {
    return ready(table, grant)
        .flatMap(card ->
            switch (table.catalog().leader(card).type()) {
              case AGENT -> Optional.of(new AgentExhausted(grant.user(), card));
              case HERO -> Optional.of(new HeroPurged(grant.user(), card));
              case COMMANDER -> Optional.empty();
            });
  }

  /** A player's own card, or one that lends the text; empty if no card can be used. */
  private static Optional<LeaderId> ready(Table table, Grant grant) {
    Leaders leaders = table.player(grant.user()).leaders();
    ComponentRef card = grant.component().card();
    LeaderId itself = new LeaderId(card.name());
    Stream<LeaderId> lenders =
        leaders.inForce().stream()
            .filter(leader ->
                Ruleset.hooks(table, leader, LendingHooks.class)
                    .filter(hooks -> hooks.lends(table, grant.user()).contains(card))
                    .isPresent())
            .map(leader -> new LeaderId(leader.name()));
    return Stream.concat(Stream.of(itself), lenders)
        .filter(
            each -> leaders.is(each, LeaderState.READIED) || leaders.is(each, LeaderState.UNLOCKED))
        .findFirst();
  }
}
