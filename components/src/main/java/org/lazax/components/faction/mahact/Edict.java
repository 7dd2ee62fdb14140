package org.lazax.components.faction.mahact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.components.card.ActsAfterVictory;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.procedure.Combat;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * When the owner wins a combat, a command token of the loser is placed in the owner's fleet pool,
 * unless one is there. It comes from the reinforcements or, if they have none, from a pool that the
 * loser chooses. Where no further token can lie, one of the pool goes back for it. A commander that
 * the token lends does not act at this victory. Rules: faction_ability/edict.N2,
 * faction_ability/edict.N3, faction_ability/edict.N3.1, faction_ability/edict.N5,
 * faction_ability/edict.N6.
 */
public final class Edict implements Component, CombatAbility {
  private static final String POOL = "pool";
  private static final String DROPPED = "dropped";
  private static final String OWN = Pool.FLEET.word();

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/edict");
  }

  @Override
  public boolean forced() {
    return true;
  }

  /**
   * Used when the combat ends and before it is over, because limits are checked again after that.
   */
  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    if (!CombatMoment.COMBAT_ENDS.isIn(happens)
        || happens.winner().filter(grant.user()::equals).isEmpty()) {
      return false;
    }
    Seat loser = loser(grant, happens);
    return !table.player(loser).eliminated()
        && !HeldTokens.of(table, grant.user()).contains(loser)
        && !TokenSupply.sources(table, loser).isEmpty();
  }

  private static Seat loser(Grant grant, InFight happens) {
    return happens.active().equals(grant.user()) ? happens.defender() : happens.active();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    Seat loser = loser(grant, happens);
    if (!soFar.has(DROPPED) && FleetPoolLimit.room(table, grant.user()) == 0) {
      return Optional.of(Ask.one(DROPPED, droppable(table, grant.user(), loser)));
    }
    return isDropped(loser, soFar)
        ? Optional.empty()
        : Ask.once(
                POOL,
                soFar,
                () -> TokenSupply.sources(table, loser).stream().map(Pool::word).toList())
            .map(ask -> ask.chosenBy(loser));
  }

  /** The owners of the tokens in the pool, and the loser. */
  private static List<String> droppable(Table table, Seat user, Seat loser) {
    List<String> tokens = new ArrayList<>();
    if (table.player(user).tokens().fleet() > 0) {
      tokens.add(OWN);
    }
    HeldTokens.of(table, user).forEach(owner -> tokens.add(owner.toString()));
    tokens.add(loser.toString());
    return tokens;
  }

  private static boolean isDropped(Seat owner, Chosen chosen) {
    return chosen.one(DROPPED).filter(owner.toString()::equals).isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat loser = loser(grant, happens);
    if (isDropped(loser, chosen)) {
      return;
    }
    Optional<Integer> action = around(draft.table().kernel());
    lent(draft.table(), grant.user(), loser)
        .forEach(commander -> commander.comesTooLate(draft, grant.user(), action));
    Pool from = Pool.of(chosen.one(POOL).orElseThrow());
    if (from != Pool.REINFORCEMENTS) {
      draft.add(new TokensMoved(loser, from, Pool.REINFORCEMENTS, 1));
    }
    if (chosen.one(DROPPED).filter(OWN::equals).isPresent()) {
      draft.add(new TokensMoved(grant.user(), Pool.FLEET, Pool.REINFORCEMENTS, 1));
    }
    Set<Seat> held = new TreeSet<>(HeldTokens.of(draft.table(), grant.user()));
    held.removeIf(owner -> isDropped(owner, chosen));
    held.add(loser);
    draft.add(new TokensHeld(grant.user(), held));
  }

  /** The frame that has called the combat. */
  private static Optional<Integer> around(Kernel kernel) {
    return kernel
        .frameOf(Combat.class)
        .flatMap(combat -> kernel.frameBelow(combat.id()))
        .map(Frame::id);
  }

  /** What the loser's token lends to a player that does not have it already. */
  private static List<ActsAfterVictory> lent(Table table, Seat user, Seat loser) {
    ActiveComponents active = ActiveComponents.of(table, user);
    return LeaderCards.commanders(table, loser).stream()
        .filter(commander -> !active.all().contains(commander))
        .flatMap(commander -> Ruleset.hooks(table, commander, ActsAfterVictory.class).stream())
        .toList();
  }
}
