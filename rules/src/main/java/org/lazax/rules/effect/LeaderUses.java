package org.lazax.rules.effect;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.LeaderOccurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.AgentExhausted;

/** The uses of leaders. */
public final class LeaderUses {
  private LeaderUses() {}

  /**
   * A player uses a leader: an agent is exhausted, a hero is purged. It comes before anything else
   * that the leader does; the abilities that follow an exhausted agent come after what the caller
   * calls next. Rules: leaders.4, leaders.12.
   */
  public static void use(Draft<?, Table> draft, Grant grant) {
    LeaderCards.used(draft.table(), grant)
        .ifPresent(used -> {
          draft.add(used);
          if (used instanceof AgentExhausted exhausted) {
            Occurrences.occur(
                draft,
                new LeaderOccurrence.AgentExhausted(
                    ResolutionOrder.first(draft.table()), exhausted.seat(), exhausted.leader()));
          }
        });
  }
}
