package org.lazax.agenda.effect;

import org.lazax.agenda.ability.VoteHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * It votes first, and with a vote more for each player in the game. Rule: faction_ability/zeal.N1.
 */
final class Zeal implements VoteHooks {
  @Override
  public boolean votesFirst(Table table, Grant grant) {
    return true;
  }

  @Override
  public int bonus(Table table, Grant grant) {
    return table.seats().size();
  }
}
