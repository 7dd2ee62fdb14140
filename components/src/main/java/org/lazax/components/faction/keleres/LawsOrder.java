package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.BlanksLaws;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * At the start of its turn the owner may spend one influence. Until the turn ends, no law has an
 * effect for anybody. Rules: faction_ability/laws_order.N1 to faction_ability/laws_order.N4.
 */
final class LawsOrder extends Card<TurnBegins> implements BlanksLaws {
  private static final Paying PRICE = new Paying(Purpose.INFLUENCE, 1);

  LawsOrder() {
    super(Kind.FACTION_ABILITY, TurnBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins turn) {
    return turn.active().equals(grant.user())
        && !table.council().laws().isEmpty()
        && !LastingEffects.is(table, grant)
        && PRICE.isWithin(table, grant.user());
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins turn, Chosen soFar) {
    return PRICE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins turn, Chosen chosen) {
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    int frame = draft.table().kernel().frameOf(Turn.class).orElseThrow().id();
    draft.add(LastingEffects.until(frame, name(), grant));
  }
}
