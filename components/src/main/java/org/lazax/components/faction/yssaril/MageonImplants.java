package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.SeenHand;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.actioncards.OtherHands;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * As an action, the owner exhausts the card to look at the action cards of another player and to
 * take one of them. Rules: technology/mageon_implants.N1 to technology/mageon_implants.N3.
 */
public final class MageonImplants implements WithAbilities {
  private static final TechnologyId CARD = new TechnologyId("mageon_implants");
  private static final AbilityRef LOOK = AbilityRef.of(ComponentRef.of(CARD));
  private static final AbilityRef TAKE = AbilityRef.parse(LOOK + "#take");
  private static final String PLAYER = "player";

  @Override
  public ComponentRef ref() {
    return LOOK.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Looking(), new Taking());
  }

  private static Seat player(Chosen chosen) {
    return Seat.of(chosen.one(PLAYER).orElseThrow());
  }

  private record Looking() implements ActionAbility {
    @Override
    public AbilityRef name() {
      return LOOK;
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return grant.isReady(table) && !OtherHands.held(table, grant.user()).isEmpty();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return Ask.once(PLAYER, soFar, () -> OtherHands.held(table, grant.user()));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
      SeenHand.look(draft, grant.user(), player(chosen), TAKE, chosen);
    }
  }

  /** Chooses among the cards that only the owner has seen. */
  private static final class Taking extends LaterParagraph<ComponentAction> {
    Taking() {
      super(TAKE, ComponentAction.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return SeenHand.asks(table, player(soFar), soFar);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      SeenHand.take(draft, grant.user(), player(chosen), chosen);
    }
  }
}
