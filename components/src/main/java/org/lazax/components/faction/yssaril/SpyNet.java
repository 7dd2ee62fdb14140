package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.SeenHand;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/**
 * At the beginning of its turn the player looks at the owner's action cards and takes one of them.
 * Rules: promissory_note/spy_net.N2 to promissory_note/spy_net.N2.2.
 */
public final class SpyNet implements WithAbilities {
  private static final AbilityRef LOOK = AbilityRef.parse("promissory_note/spy_net");
  private static final AbilityRef TAKE = AbilityRef.parse(LOOK + "#take");

  @Override
  public ComponentRef ref() {
    return LOOK.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Looking(), new Taking());
  }

  private static Seat owner(Table table) {
    return NoteOwners.of(table, Note.parse(LOOK.component().name())).orElseThrow();
  }

  private record Looking() implements Ability<TurnBegins> {
    @Override
    public AbilityRef name() {
      return LOOK;
    }

    @Override
    public Class<TurnBegins> trigger() {
      return TurnBegins.class;
    }

    @Override
    public boolean isPlayed() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, TurnBegins begins) {
      return begins.active().equals(grant.user())
          && !table.player(owner(table)).actionCards().isEmpty();
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins begins, Chosen chosen) {
      SeenHand.look(draft, grant.user(), owner(draft.table()), TAKE, chosen);
    }
  }

  /** Chooses among the cards that only the player has seen. */
  private static final class Taking extends LaterParagraph<TurnBegins> {
    Taking() {
      super(TAKE, TurnBegins.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, TurnBegins begins, Chosen soFar) {
      return SeenHand.asks(table, owner(table), soFar);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins begins, Chosen chosen) {
      SeenHand.take(draft, grant.user(), owner(draft.table()), chosen);
    }
  }
}
