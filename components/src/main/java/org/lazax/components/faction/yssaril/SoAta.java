package org.lazax.components.faction.yssaril;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.actioncards.HandSeen;

/**
 * After another player activates a system with units of the owner, the owner may look at that
 * player's action cards, promissory notes or secret objectives. Only how many there are is public.
 */
public final class SoAta extends Card<SystemActivated> {
  private static final String HAND = "hand";
  private static final List<Kind> HANDS =
      List.of(Kind.ACTION_CARD, Kind.PROMISSORY_NOTE, Kind.SECRET_OBJECTIVE);

  public SoAta() {
    super(Kind.LEADER, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && table.units().in(activated.system()).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(grant.user()))
        && !hands(table, activated.active()).isEmpty();
  }

  private static List<Kind> hands(Table table, Seat seat) {
    return HANDS.stream().filter(hand -> !cards(table, seat, hand).isEmpty()).toList();
  }

  private static List<ComponentRef> cards(Table table, Seat seat, Kind hand) {
    Player player = table.player(seat);
    Stream<ComponentRef> cards =
        switch (hand) {
          case ACTION_CARD -> player.actionCards().stream().map(ComponentRef::of);
          case PROMISSORY_NOTE -> player.notes().stream().map(note -> ComponentRef.of(note.kind()));
          default -> player.secrets().stream().map(ComponentRef::of);
        };
    return cards.toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(HAND, soFar, () -> hands(table, activated.active()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Kind hand =
        HANDS.stream()
            .filter(each -> each.toString().equals(chosen.one(HAND).orElseThrow()))
            .findFirst()
            .orElseThrow();
    Seat seen = activated.active();
    draft.add(new HandSeen(grant.user(), seen, cards(draft.table(), seen, hand)));
  }
}
