package org.lazax.rules.ability;

import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * An ability with the grant by which a player has it and the occurrence that triggers it, with
 * matching types.
 */
record Granted<O extends Occurrence>(Ability<O> ability, Grant grant, O occurrence) {

  static <O extends Occurrence> Granted<O> of(
      Ability<O> ability, Grant grant, Occurrence occurrence) {
    return new Granted<>(ability, grant, ability.trigger().cast(occurrence));
  }

  Use use() {
    return Use.of(ability.name(), grant);
  }

  /** The option to use it. */
  AbilityOption.Usable option(Table table, Service service) {
    return new AbilityOption.Usable(
        new UseAbility(service, ability.name(), grant.of()),
        AbilityWords.of(table, ability.name().component()).costing(ability.costs()),
        MomentWords.of(table, occurrence));
  }

  /** Whether it is used by playing an action card, so that it can be cancelled. */
  boolean isActionCard() {
    return ability.isPlayed() && grant.component().kind() == ComponentRef.Kind.ACTION_CARD;
  }

  boolean usable(Table table) {
    return ability.usable(table, grant, occurrence);
  }

  boolean allowedInSecret(Table table) {
    return ability.allowedInSecret(table, grant, occurrence);
  }

  Optional<Ask> asks(Table table, Chosen soFar) {
    return ability.asks(table, grant, occurrence, soFar);
  }

  void resolve(Draft<?, Table> draft, Chosen chosen) {
    ability.resolve(draft, grant, occurrence, chosen);
  }
}
