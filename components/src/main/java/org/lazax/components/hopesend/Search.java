package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.ability.AbilityDiceRolled;

/**
 * An invader that has taken a planet of its captor may find one of that player's captives. The
 * first of them says so for all. Rules: hopes_end.18 to hopes_end.19, hopes_end.N20, hopes_end.N21.
 */
final class Search extends Paragraph<PlanetTaken> {
  /** The die on which a captive is found. */
  private static final int FOUND = 10;

  Search(LeaderCounterId leader) {
    super(leader, "search", PlanetTaken.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    List<LeaderCounterId> captives = LeaderCounters.captivesOf(table, grant.user());
    return !captives.isEmpty()
        && captives.getFirst().equals(leader())
        && taken.loser().filter(grant.user()::equals).isPresent()
        && table
            .kernel()
            .within(Invasion.class)
            .filter(invasion -> invasion.seat().equals(taken.gainer()))
            .isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    Seat invader = taken.gainer();
    if (rolled(draft, invader, Dice.TEN) < FOUND) {
      return;
    }
    List<LeaderCounterId> captives = LeaderCounters.captivesOf(draft.table(), grant.user());
    int found = captives.size() == 1 ? 1 : rolled(draft, invader, captives.size());
    draft.add(new LeaderHandedOver(captives.get(found - 1), invader));
  }

  private int rolled(Draft<?, Table> draft, Seat invader, int faces) {
    Chance chance = draft.dice().roll(faces, 1);
    draft.add(new AbilityDiceRolled(invader, name(), chance));
    return chance.values().getFirst();
  }
}
