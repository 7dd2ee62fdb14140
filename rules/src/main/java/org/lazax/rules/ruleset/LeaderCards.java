package org.lazax.rules.ruleset;

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
 * The card that is exhausted or purged when a leader is used: the player's own leader, or one that
 * lends another's text.
 */
public final class LeaderCards {
  private LeaderCards() {}

  /** All leaders that are agents. It is called with every hook if a player has such a leader. */
  public static Set<ComponentRef> agents(Table table) {
    return Ruleset.of(table).cached(LeaderCards.class, LeaderCards::agents);
  }

  private static Set<ComponentRef> agents(Ruleset ruleset) {
    return ruleset.catalog().leaders().values().stream()
        .filter(leader -> leader.type() == Leader.Type.AGENT)
        .map(leader -> ComponentRef.of(leader.id()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The commanders of a player that are unlocked. */
  public static List<ComponentRef> commanders(Table table, Seat seat) {
    return table.player(seat).leaders().inForce().stream()
        .filter(leader ->
            table.catalog().leader(new LeaderId(leader.name())).type() == Leader.Type.COMMANDER)
        .toList();
  }

  /**
   * Whether the leader can be used: a card for it is ready, an agent that is readied or a hero that
   * is unlocked, or another component than a leader lends its text.
   */
  public static boolean isReady(Table table, Grant grant) {
    return ready(table, grant).isPresent()
        || lenders(table, grant).anyMatch(lender -> !isLeader(lender));
  }

  /**
   * The event of the card's use: an agent is exhausted, a hero is purged, a commander and a text
   * that is lent by another component than a leader do not change. Rules: leaders.4, leaders.7,
   * leaders.12.
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

  /** A player's own leader, or one that lends the text; empty if none can be used. */
  private static Optional<LeaderId> ready(Table table, Grant grant) {
    Leaders leaders = table.player(grant.user()).leaders();
    return Stream.concat(
            Stream.of(grant.component().card()),
            lenders(table, grant).filter(LeaderCards::isLeader))
        .map(leader -> new LeaderId(leader.name()))
        .filter(
            each -> leaders.is(each, LeaderState.READIED) || leaders.is(each, LeaderState.UNLOCKED))
        .findFirst();
  }

  private static Stream<ComponentRef> lenders(Table table, Grant grant) {
    return ActiveComponents.of(table, grant.user())
        .lending(table, grant.component().card())
        .stream();
  }

  private static boolean isLeader(ComponentRef component) {
    return component.kind() == ComponentRef.Kind.LEADER;
  }
}
