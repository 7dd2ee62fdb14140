package org.lazax.rules.effect;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.LeaderOccurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.RelicsReadied;

/** The uses of leaders. */
public final class LeaderUses {
  private LeaderUses() {}

  /**
   * A player uses a leader, or a relic that is an agent: an agent is exhausted, a hero is purged.
   * It comes before anything else that the leader does; the abilities that follow an exhausted
   * agent come after what the caller calls next. Rules: leaders.4, leaders.12.
   */
  public static void use(Draft<?, Table> draft, Grant grant) {
    LeaderCards.used(draft.table(), grant)
        .ifPresent(used -> {
          draft.add(used);
          exhausted(used)
              .ifPresent(agent ->
                  Occurrences.occur(
                      draft,
                      new LeaderOccurrence.AgentExhausted(
                          ResolutionOrder.first(draft.table()), grant.user(), agent)));
        });
  }

  private static Optional<ComponentRef> exhausted(TableEvent used) {
    return switch (used) {
      case AgentExhausted agent -> Optional.of(ComponentRef.of(agent.leader()));
      case RelicExhausted agent -> Optional.of(ComponentRef.of(agent.relic()));
      default -> Optional.empty();
    };
  }

  /**
   * An exhausted agent is readied: a leader of the player, or a relic that it has and that is an
   * agent. Rule: leaders.4.
   */
  public static void ready(Draft<?, Table> draft, Seat seat, ComponentRef agent) {
    draft.add(
        agent.kind() == Kind.RELIC
            ? new RelicsReadied(seat, List.of(new RelicId(agent.name())))
            : new AgentsReadied(seat, List.of(new LeaderId(agent.name()))));
  }
}
