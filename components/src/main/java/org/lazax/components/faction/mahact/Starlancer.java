package org.lazax.components.faction.mahact;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TurnEnded;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * When a player whose command token lies in the owner's fleet pool activates the system of one of
 * these mechs, the owner may spend that token to end the turn of that player, who gains the token.
 * The owner's own turn and token will do, too. Rules: unit/starlancer.N1 to unit/starlancer.N4.
 */
final class Starlancer implements WithAbilities {
  private static final AbilityRef NAME = AbilityRef.parse("unit/starlancer");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Stands(), new Ends());
  }

  /** Records that a mech stood in the system when it was activated. Rule: unit/starlancer.N4. */
  private static final class Stands implements Ability<SystemActivated> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(NAME.component(), "stands");
    }

    @Override
    public Class<SystemActivated> trigger() {
      return SystemActivated.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, SystemActivated activated) {
      return holdsToken(table, grant, activated.active())
          && hasMech(table, grant, activated)
          && Moment.isUntouched(table, activated);
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
      int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
      draft.add(LastingEffects.until(action, name(), grant));
    }
  }

  private static boolean hasMech(Table table, Grant grant, SystemActivated activated) {
    return table.units().in(activated.system()).values().stream()
        .flatMap(List::stream)
        .anyMatch(unit -> unit.type() == UnitType.MECH && unit.owner().equals(grant.user()));
  }

  private static boolean holdsToken(Table table, Grant grant, Seat of) {
    return of.equals(grant.user())
        ? table.player(of).tokens().fleet() > 0
        : FleetPool.others(table, grant.user()).contains(of);
  }

  /** Ends the turn. What others could use at the activation is lost. */
  private static final class Ends implements Ability<SystemActivated> {
    private static final String POOL = "pool";

    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public Class<SystemActivated> trigger() {
      return SystemActivated.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, SystemActivated activated) {
      return LastingEffects.is(table, grant)
          && holdsToken(table, grant, activated.active())
          && hasMech(table, grant, activated);
    }

    @Override
    public List<UseCost> costs() {
      return List.of(UseCost.of(Means.FLEET_TOKEN, 1));
    }

    /** The pool into which the active player puts the token that it gains. */
    @Override
    public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
      Seat active = activated.active();
      int spent = active.equals(grant.user()) ? 1 : 0;
      return Ask.once(
              POOL,
              soFar,
              () -> FleetPoolLimit.pools(table, active, -spent).stream().map(Pool::word).toList())
          .map(ask -> ask.chosenBy(active));
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
      Seat active = activated.active();
      draft.add(
          active.equals(grant.user())
              ? new TokensMoved(active, Pool.FLEET, Pool.REINFORCEMENTS, 1)
              : FleetPool.returned(draft.table(), grant.user(), active));
      Pool pool = Pool.of(chosen.one(POOL).orElseThrow());
      draft.add(new TokensMoved(active, Pool.REINFORCEMENTS, pool, 1));
      int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
      draft.unwind(action, new TurnEnded());
    }
  }
}
