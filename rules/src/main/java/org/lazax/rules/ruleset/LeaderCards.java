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
 * Whose leaders act for whom, and which card is turned when one is used: a player's own, or one
 * that lends what it says.
 */
public final class LeaderCards {
  private LeaderCards() {}

  /** The leaders that act for this seat now: its own in force, and what they lend. */
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

  /** Whether a leader of this seat lends it the text of others, so that what acts can change. */
  static boolean areLent(Table table, Seat seat) {
    return table.player(seat).leaders().inForce().stream()
        .anyMatch(leader -> Ruleset.hooks(table, leader, LendingHooks.class).isPresent());
  }

  /** All leaders that are agents. Asked with every hook where somebody has the text of others'. */
  public static Set<ComponentRef> agents(Table table) {
    return Ruleset.of(table).kept(LeaderCards.class, LeaderCards::agents);
  }

  private static Set<ComponentRef> agents(Ruleset ruleset) {
    return ruleset.catalog().leaders().values().stream()
        .filter(leader -> leader.type() == Leader.Type.AGENT)
        .map(leader -> ComponentRef.of(leader.id()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether any card by which this is used may be used: an agent readied, a hero unlocked. */
  public static boolean isReady(Table table, Grant grant) {
    return ready(table, grant).isPresent();
  }

  /**
   * The card pays for its use: an agent is exhausted, a hero purged; a commander stays as it is.
   * Rules: leaders.4, leaders.7, leaders.12.
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

  /** A player's own card, or else one that lends it; none if none can be used. */
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
