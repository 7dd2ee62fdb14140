package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.relics.RelicAttached;

/**
 * As an action, the owner attaches it to a planet of its own that is neither a home planet nor
 * legendary. The planet is legendary from then on, without an ability card. Rule:
 * relic/nano_forge.N1.
 */
public final class NanoForge implements Component, ActionAbility, AttachmentHooks {
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("relic/nano_forge");
  }

  @Override
  public boolean isLegendary() {
    return true;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.planets().of(grant.user()).stream()
        .filter(planet -> table.catalog().planet(planet).homeFaction().isEmpty())
        .filter(planet -> !PlanetFacts.of(table, planet).legendary())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    draft.add(new RelicAttached(grant.user(), new RelicId(ref().name()), planet));
  }
}
