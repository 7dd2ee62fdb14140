package org.lazax.components.faction.naazrokha;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.tokens.SparesToken;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * As an action, the owner gains a relic. Then it uses up to two secondary abilities of strategy
 * cards that are readied or that nobody has, with tokens of the reinforcements. Rules:
 * leader/hesh_and_prit.N1 to leader/hesh_and_prit.N6.
 */
final class HeshAndPrit implements WithAbilities, SparesToken {
  private static final AbilityRef NAME = AbilityRef.parse("leader/hesh_and_prit");
  private static final AbilityRef SECONDARIES =
      AbilityRef.parse("leader/hesh_and_prit#secondaries");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Gains(), new Secondaries());
  }

  /** Only for the secondary abilities that it lets its owner use. */
  @Override
  public boolean sparesToken(Table table, Grant grant) {
    return LastingEffects.is(table, grant)
        && table
            .kernel()
            .frame()
            .map(Frame::procedure)
            .filter(top -> top instanceof Secondary of && of.seat().equals(grant.user()))
            .isPresent();
  }

  @Override
  public boolean mustSpareToken(Table table, Grant grant) {
    return true;
  }

  @Override
  public void spareToken(Draft<?, Table> draft, Grant grant) {
    // Nothing is exhausted: the hero is purged already.
  }

  /** The cards that nobody in the game has exhausted; who is eliminated has none. */
  private static List<StrategyCardId> cards(Table table) {
    return table.catalog().strategyCards().keySet().stream()
        .filter(card ->
            table.players().values().stream()
                .noneMatch(player -> player.strategyCards().getOrDefault(card, false)))
        .toList();
  }

  /** The relic. */
  private static final class Gains implements ActionAbility {
    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return grant.isReady(table) && !(RelicDeck.left(table).isEmpty() && cards(table).isEmpty());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LeaderUses.use(draft, grant);
      draft.call(Effect.goingOn(draft.table(), SECONDARIES, Chosen.NOTHING));
      RelicDeck.gain(draft, grant.user());
    }
  }

  /** The secondary abilities, both of which are named before the first is used. */
  private static final class Secondaries extends LaterParagraph<ComponentAction> {
    private static final String FIRST = "first";
    private static final String SECOND = "second";

    Secondaries() {
      super(SECONDARIES, ComponentAction.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      if (!soFar.has(FIRST)) {
        return picked(FIRST, cards(table));
      }
      Optional<StrategyCardId> first = soFar.one(FIRST).map(StrategyCardId::new);
      return first.isEmpty() || soFar.has(SECOND)
          ? Optional.empty()
          : picked(
              SECOND, cards(table).stream().filter(card -> !card.equals(first.get())).toList());
    }

    private static Optional<Ask> picked(String about, List<StrategyCardId> cards) {
      return cards.isEmpty()
          ? Optional.empty()
          : Optional.of(new Ask(about, cards.stream().map(Object::toString).toList(), 0, 1));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      int frame = draft.table().kernel().frameOf(Effect.class).orElseThrow().id();
      draft.add(LastingEffects.until(frame, NAME, grant));
      List<StrategyCardId> cards =
          Stream.of(FIRST, SECOND)
              .flatMap(about -> chosen.one(about).stream())
              .map(StrategyCardId::new)
              .toList();
      draft.callInOrder(cards, card -> draft.call(new Secondary(grant.user(), card, false)));
    }
  }
}
