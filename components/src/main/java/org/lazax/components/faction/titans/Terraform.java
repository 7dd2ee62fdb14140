package org.lazax.components.faction.titans;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.CardAttached;

/**
 * As an action, the player attaches the note to a planet that it controls, neither a home planet
 * nor Mecatol Rex, which has all traits from then on. The catalog has what it adds to the values.
 * Rules: promissory_note/terraform.N1, promissory_note/terraform.N2.
 */
public final class Terraform extends ActionNote implements AttachmentHooks {
  private static final String PLANET = "planet";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.planets().of(grant.user()).stream()
        .filter(planet -> table.catalog().planet(planet).homeFaction().isEmpty())
        .filter(planet -> !planet.equals(PlanetId.MECATOL_REX))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new CardAttached(new PlanetId(chosen.one(PLANET).orElseThrow()), ref()));
  }

  @Override
  public boolean hasEveryTrait() {
    return true;
  }
}
