package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.actioncards.OtherHands;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * As an action, each other player shows the owner one of its action cards. The owner takes it, or
 * the player discards three at random. Rules: leader/kyver_blade_and_key.N1,
 * leader/kyver_blade_and_key.N2.
 */
public final class KyverBladeAndKey extends Card<ComponentAction> implements ActionAbility {
  private static final String SHOWN = "shown";
  private static final String TAKE = "take";
  private static final String DISCARD = "discard";
  private static final int DISCARDED = 3;

  public KyverBladeAndKey() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !OtherHands.held(table, grant.user()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(SHOWN)) {
      return Optional.of(
          Ask.together(
              OtherHands.held(table, grant.user()).stream()
                  .map(seat -> showing(table, grant, seat))
                  .toList()));
    }
    return showers(soFar)
        .filter(seat -> !soFar.has(seat.toString()))
        .findFirst()
        .map(seat -> Ask.one(seat.toString(), List.of(TAKE, DISCARD)));
  }

  private static Ask showing(Table table, Grant grant, Seat seat) {
    List<ActionCardId> hand = table.player(seat).actionCards().stream().distinct().toList();
    return Ask.one(SHOWN, hand).chosenBy(seat).hidden(grant.user());
  }

  private static Stream<Seat> showers(Chosen chosen) {
    return chosen.all(SHOWN).stream().map(Seat::of);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.callInOrder(
        showers(chosen).toList(),
        seat -> {
          if (chosen.all(seat.toString()).contains(TAKE)) {
            List<ActionCardId> shown =
                chosen.of(SHOWN, seat).stream().map(ActionCardId::new).toList();
            OtherHands.give(draft, seat, grant.user(), shown);
          } else {
            Discards.atRandom(draft, seat, DISCARDED);
          }
        });
  }
}
