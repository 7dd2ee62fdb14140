package org.lazax.components.faction.winnu;

import java.util.Map;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategicActionDeclared;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.strategy.StrategyCardHooks;
import org.lazax.table.Table;

/**
 * When the owner resolves a strategic action, the secondary ability of its card costs the player no
 * command token, and none is placed. Rules: promissory_note/acquiescence.N1,
 * promissory_note/acquiescence.N2.
 */
public final class Acquiescence extends NoteCard<StrategicActionDeclared>
    implements StrategyCardHooks {
  private static final String CARD = "card";

  public Acquiescence() {
    super(StrategicActionDeclared.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategicActionDeclared declared) {
    return declared.active().equals(owner(table, grant));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategicActionDeclared declared, Chosen chosen) {
    int action = draft.table().kernel().frameOf(StrategicAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant, Map.of(CARD, declared.card().value())));
  }

  @Override
  public Change tokens(Table table, Grant grant, StrategyCardId card) {
    return isFree(table, grant, card) ? Change.becomes(0) : Change.NONE;
  }

  @Override
  public boolean placesNoToken(Table table, Grant grant, StrategyCardId card) {
    return isFree(table, grant, card);
  }

  private static boolean isFree(Table table, Grant grant, StrategyCardId card) {
    return LastingEffects.param(table, grant, CARD).filter(card.value()::equals).isPresent();
  }
}
