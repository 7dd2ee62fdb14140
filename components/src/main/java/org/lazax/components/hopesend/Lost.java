package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.ability.AbilityDiceRolled;

/**
 * The planet or the ship on which it is does not carry it any more. A die decides if that happened
 * in an invasion or a space combat. Rules: hopes_end.10 to hopes_end.13, hopes_end.N18.
 */
final class Lost extends Fate {
  static final String NAME = "lost";

  /** The highest die of the first fate. */
  private static final int FIRST = 5;

  /** The highest die of the second fate. */
  private static final int SECOND = 9;

  Lost(LeaderCounterId leader) {
    super(leader, NAME);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime occurrence, Chosen chosen) {
    piece(draft.table())
        .filter(LeaderPiece::inPlay)
        .ifPresent(piece ->
            draft.add(
                piece
                    .planet()
                    .map(planet -> withPlanet(draft, grant, planet))
                    .orElseGet(() -> withShip(draft, grant))));
  }

  /** Rules: hopes_end.12, hopes_end.13, hopes_end.N18. */
  private TableEvent withPlanet(Draft<?, Table> draft, Grant grant, PlanetId planet) {
    Table table = draft.table();
    Optional<Seat> holder = table.planets().controller(planet);
    Optional<Seat> invader = table.kernel().within(Invasion.class).map(Invasion::seat);
    if (invader.isEmpty() || (!invader.equals(holder) && !invader.get().equals(grant.user()))) {
      return new LeaderEscaped(leader());
    }
    if (holder.isEmpty()) {
      return new LeaderKilled(leader());
    }
    int die = die(draft, grant);
    if (die <= FIRST) {
      return new LeaderCaptured(leader(), holder.get());
    }
    return die <= SECOND ? new LeaderEscaped(leader()) : new LeaderKilled(leader());
  }

  /**
   * Ships that have left a combat are lost in gravity rifts. Rules: hopes_end.10, hopes_end.11,
   * hopes_end.N14.
   */
  private TableEvent withShip(Draft<?, Table> draft, Grant grant) {
    Optional<Seat> enemy =
        draft
            .table()
            .kernel()
            .within(SpaceCombat.class)
            .filter(combat -> combat.isSide(grant.user()) && !combat.hasLeft())
            .map(combat ->
                combat.attacker().equals(grant.user()) ? combat.defender() : combat.attacker());
    if (enemy.isEmpty()) {
      return new LeaderKilled(leader());
    }
    int die = die(draft, grant);
    if (die <= FIRST) {
      return new LeaderKilled(leader());
    }
    return die <= SECOND ? new LeaderCaptured(leader(), enemy.get()) : new LeaderEscaped(leader());
  }

  private int die(Draft<?, Table> draft, Grant grant) {
    Chance chance = draft.dice().roll(Dice.TEN, 1);
    draft.add(new AbilityDiceRolled(grant.user(), name(), chance));
    return chance.values().getFirst();
  }
}
