package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.event.technology.TechnologyReturned;

/**
 * The player returns a technology that is neither a unit upgrade nor a faction technology, and
 * researches another one, which it names when the card is resolved. Rules:
 * action_card/divert_funding.N1 to action_card/divert_funding.N7.
 */
public final class DivertFunding extends ComponentActionCard implements ResearchHooks {
  private static final String RETURNED = "returned";

  @Override
  public boolean possible(Table table, Grant grant) {
    return table.player(grant.user()).technologies().stream()
        .anyMatch(technology -> canReturn(table, grant.user(), technology));
  }

  private static boolean canReturn(Table table, Seat seat, TechnologyId id) {
    Technology technology = table.catalog().technology(id);
    return technology.faction().isEmpty()
        && !technology.isUnitUpgrade()
        && Researchable.by(new TechnologyReturned(seat, id).fold(table), seat).stream()
            .anyMatch(other -> !other.technology().equals(id));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(
        RETURNED,
        soFar,
        () -> {
          Seat seat = grant.user();
          List<TechnologyId> owned = List.copyOf(table.player(seat).technologies());
          return owned.stream().filter(technology -> canReturn(table, seat, technology)).toList();
        });
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    TechnologyId returned = new TechnologyId(chosen.one(RETURNED).orElseThrow());
    draft.add(new TechnologyReturned(grant.user(), returned));
    draft.call(new Research(grant.user(), 0, false));
    int research = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(LastingEffects.until(research, name(), grant, Map.of(RETURNED, returned.value())));
  }

  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    return LastingEffects.param(table, grant, RETURNED)
        .filter(technology.id().value()::equals)
        .isEmpty();
  }
}
