package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;

/**
 * The player spends five influence to gain a technology of a neighbour that is no faction
 * technology. Rules: action_card/plagiarize.N1 to action_card/plagiarize.N4.1.
 */
public final class Plagiarize extends ComponentActionCard {
  private static final String TECHNOLOGY = "technology";
  private static final Paying PRICE = new Paying(Purpose.INFLUENCE, 5);

  @Override
  public boolean possible(Table table, Grant grant) {
    return PRICE.isWithin(table, grant.user()) && !technologies(table, grant).isEmpty();
  }

  /**
   * Those of its own deck that a neighbour owns: no unit upgrade of which it has its own version.
   */
  private static List<TechnologyId> technologies(Table table, Grant grant) {
    Set<Seat> neighbours = Neighbours.of(table, grant.user());
    return TechnologyDeck.of(table, grant.user()).stream()
        .filter(technology -> technology.faction().isEmpty())
        .map(Technology::id)
        .filter(
            technology -> neighbours.stream().anyMatch(seat -> table.player(seat).owns(technology)))
        .toList();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return soFar.has(TECHNOLOGY)
        ? PRICE.asks(table, grant.user(), soFar)
        : Optional.of(Ask.one(TECHNOLOGY, technologies(table, grant)));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    Gains.technology(draft, grant.user(), new TechnologyId(chosen.one(TECHNOLOGY).orElseThrow()));
  }
}
