package org.lazax.components.faction.jolnar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.technology.TechnologyGained;
import org.lazax.table.event.technology.TechnologyReturned;

/**
 * As an action, the hero is purged, and the player exchanges as many of its technologies as it
 * likes, unit upgrades excepted, each for another one of its colour. Nothing is researched and
 * nothing is gained by it but the cards. Rules: leader/rin_the_masters_legacy.N1 to
 * leader/rin_the_masters_legacy.N4.
 */
final class RinTheMastersLegacy extends Card<ComponentAction> implements ActionAbility {
  private static final String RETURNED = "returned";
  private static final String IN_PLACE_OF = "in-place-of-";

  RinTheMastersLegacy() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !exchangeable(table, grant.user()).isEmpty();
  }

  private static List<TechnologyId> exchangeable(Table table, Seat seat) {
    return table.player(seat).technologies().stream()
        .filter(technology -> !inPlaceOf(table, seat, technology).isEmpty())
        .toList();
  }

  /** The technologies of the same colour that the player does not own. */
  private static List<TechnologyId> inPlaceOf(Table table, Seat seat, TechnologyId returned) {
    return table
        .catalog()
        .technology(returned)
        .color()
        .map(colour ->
            TechnologyDeck.of(table, seat).stream()
                .filter(other -> other.color().filter(colour::equals).isPresent())
                .map(Technology::id)
                .toList())
        .orElse(List.of());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    Seat seat = grant.user();
    if (!soFar.has(RETURNED)) {
      List<String> returned =
          exchangeable(table, seat).stream().map(TechnologyId::toString).toList();
      return Optional.of(new Ask(RETURNED, returned, 1, returned.size()));
    }
    return soFar.all(RETURNED).stream()
        .filter(returned -> !soFar.has(IN_PLACE_OF + returned))
        .filter(returned -> !left(table, seat, returned, soFar).isEmpty())
        .findFirst()
        .map(returned -> Ask.one(IN_PLACE_OF + returned, left(table, seat, returned, soFar)));
  }

  /** What can be taken for this technology, without what was taken for others. */
  private static List<TechnologyId> left(Table table, Seat seat, String returned, Chosen soFar) {
    List<TechnologyId> left = new ArrayList<>(inPlaceOf(table, seat, new TechnologyId(returned)));
    soFar
        .all(RETURNED)
        .forEach(
            other -> soFar.one(IN_PLACE_OF + other).map(TechnologyId::new).ifPresent(left::remove));
    return left;
  }

  /** A technology for which nothing of its colour is left is not exchanged. */
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Seat seat = grant.user();
    LeaderUses.use(draft, grant);
    for (String returned : chosen.all(RETURNED)) {
      chosen
          .one(IN_PLACE_OF + returned)
          .map(TechnologyId::new)
          .ifPresent(gained -> {
            draft.add(new TechnologyReturned(seat, new TechnologyId(returned)));
            draft.add(new TechnologyGained(seat, gained));
          });
    }
  }
}
