package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ability.Ability;

/**
 * The back of a counter that lies face down. Which counter it is only its owner knows. It goes
 * where counters go; what its counter does it does once it is turned up. Rule: hopes_end.31.
 */
final class Back extends Counter {
  Back(LeaderCounterId id) {
    super(id);
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(
        new Mix(id()),
        new ShowInFight(id()),
        new Hold(id()),
        new Speed(id()),
        new PayForResearch(id()),
        Unveiled.of(LeaderCounter.Type.DIPLOMAT, id(), Delay::new),
        Unveiled.of(LeaderCounter.Type.DIPLOMAT, id(), Pass::new),
        Unveiled.of(LeaderCounter.Type.AGENT, id(), Sacrifice::new),
        Unveiled.of(LeaderCounter.Type.SCIENTIST, id(), BuyStructure::new));
  }
}
