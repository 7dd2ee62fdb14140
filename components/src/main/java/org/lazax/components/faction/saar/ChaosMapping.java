package org.lazax.components.faction.saar;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.activation.ActivationHooks;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Other players cannot activate asteroid fields with ships of the owner. At the start of its turn,
 * the owner may produce one unit in a system with a unit that has PRODUCTION. Rules:
 * technology/chaos_mapping.N1, technology/chaos_mapping.N3, technology/chaos_mapping.N3.1.
 */
public final class ChaosMapping implements Component, Ability<TurnBegins>, ActivationHooks {
  private static final String RULE = "technology/chaos_mapping.N4";
  private static final String SYSTEM = "system";
  private static final Allowance ONE_UNIT =
      new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), true);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/chaos_mapping#unit");
  }

  @Override
  public Class<TurnBegins> trigger() {
    return TurnBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins turn) {
    return turn.active().equals(grant.user()) && systems(table, grant).findAny().isPresent();
  }

  private static Stream<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> ProductionLimit.of(table, new Production(grant.user(), system)) > 0)
        .filter(
            system -> SingleUnit.isPossible(table, Production.by(ONE_UNIT, grant.user(), system)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins turn, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins turn, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft.call(Production.by(ONE_UNIT, grant.user(), system));
  }

  /**
   * Bars other players from activating asteroid fields with ships of the owner. Rules:
   * technology/chaos_mapping.N4, technology/chaos_mapping.N5.
   */
  @Override
  public Optional<String> bars(Table table, Grant by, Seat seat, SystemId system) {
    boolean shielded =
        !seat.equals(by.user())
            && !table.units().ships(system, by.user()).isEmpty()
            && Starmap.of(table).is(system, Anomaly.ASTEROID_FIELD);
    return shielded ? Optional.of(RULE) : Optional.empty();
  }
}
