package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.card.Relic;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;

/**
 * The card that is exhausted or purged when a leader is used: the player's own leader, or one that
 * lends another's text. A relic that is an agent is one of them.
 */
public final class LeaderCards {
  private LeaderCards() {}

  /**
   * All leaders and relics that are agents. It is called with every hook if a player has a leader
   * that copies them.
   */
  public static Set<ComponentRef> agents(Table table) {
    return Ruleset.of(table).cached(LeaderCards.class, LeaderCards::agents);
  }

  private static Set<ComponentRef> agents(Ruleset ruleset) {
    return Stream.concat(
            ruleset.catalog().leaders().values().stream()
                .filter(leader -> leader.type() == Leader.Type.AGENT)
                .map(leader -> ComponentRef.of(leader.id())),
            ruleset.catalog().relics().values().stream()
                .filter(Relic::countsAsAgent)
                .map(relic -> ComponentRef.of(relic.id())))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The agents of a player, exhausted ones too: its leaders, and relics that are agents. */
  public static List<ComponentRef> agents(Table table, Seat seat) {
    Set<ComponentRef> agents = agents(table);
    return Stream.concat(
            table.player(seat).leaders().inForce().stream(),
            table.part(Relics.ID).of(seat).stream().map(ComponentRef::of))
        .filter(agents::contains)
        .toList();
  }

  /** Whether a player has this agent and it is exhausted. */
  public static boolean isExhausted(Table table, Seat seat, ComponentRef agent) {
    return agent.kind() == Kind.RELIC
        ? table.part(Relics.ID).exhaustedOf(seat).contains(new RelicId(agent.name()))
        : table.player(seat).leaders().is(new LeaderId(agent.name()), LeaderState.EXHAUSTED);
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
            card.kind() == Kind.RELIC
                ? Optional.of(new RelicExhausted(grant.user(), new RelicId(card.name())))
                : used(table, grant.user(), new LeaderId(card.name())));
  }

  private static Optional<TableEvent> used(Table table, Seat user, LeaderId leader) {
    return switch (table.catalog().leader(leader).type()) {
      case AGENT -> Optional.of(new AgentExhausted(user, leader));
      case HERO -> Optional.of(new HeroPurged(user, leader));
      case COMMANDER -> Optional.empty();
    };
  }

  /** A player's own card, or a leader that lends the text; empty if none can be used. */
  private static Optional<ComponentRef> ready(Table table, Grant grant) {
    ComponentRef own = grant.component().card();
    return isReady(table, grant.user(), own)
        ? Optional.of(own)
        : lenders(table, grant)
            .filter(LeaderCards::isLeader)
            .filter(card -> isReady(table, grant.user(), card))
            .findFirst();
  }

  private static boolean isReady(Table table, Seat seat, ComponentRef card) {
    if (card.kind() == Kind.RELIC) {
      Relics relics = table.part(Relics.ID);
      RelicId relic = new RelicId(card.name());
      return relics.of(seat).contains(relic) && !relics.exhausted().contains(relic);
    }
    Leaders leaders = table.player(seat).leaders();
    LeaderId leader = new LeaderId(card.name());
    return leaders.is(leader, LeaderState.READIED) || leaders.is(leader, LeaderState.UNLOCKED);
  }

  private static Stream<ComponentRef> lenders(Table table, Grant grant) {
    return ActiveComponents.of(table, grant.user())
        .lending(table, grant.component().card())
        .stream();
  }

  private static boolean isLeader(ComponentRef component) {
    return component.kind() == Kind.LEADER;
  }
}
