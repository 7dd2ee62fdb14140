package org.lazax.components.faction.yin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.technology.Researchable;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.rules.units.Piece;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;

/**
 * The card is one biotic prerequisite. The owner may give up an infantry to research a technology
 * that another player owns without any prerequisite. The research cannot be used for another
 * technology. Rules: leader/brother_omar.N1 to leader/brother_omar.N2.1.
 */
final class BrotherOmar extends Card<ResearchBegins> implements ResearchHooks {
  private static final String INFANTRY = "infantry";

  BrotherOmar() {
    super(Kind.LEADER, ResearchBegins.class);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(UseCost.Means.INFANTRY, 1));
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    Seat seat = grant.user();
    return research.researcher().equals(seat)
        && !LastingEffects.is(table, grant)
        && !infantry(table, seat).isEmpty()
        && TechnologyDeck.of(table, seat).stream()
            .filter(technology -> isOwnedByAnother(table, seat, technology))
            .anyMatch(technology -> Researchable.permits(table, seat, technology));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return Ask.once(INFANTRY, soFar, () -> infantry(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    Piece given = Piece.parse(chosen.one(INFANTRY).orElseThrow());
    int frame = draft.table().kernel().frameOf(Research.class).orElseThrow().id();
    draft.add(new UnitsRemoved(given.from(), List.of(given.stack(grant.user()))));
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  /** One of each like infantry in a place. */
  private static List<String> infantry(Table table, Seat seat) {
    List<String> pieces = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> stack.owner().equals(seat) && stack.type() == UnitType.INFANTRY)
                .flatMap(stack -> Piece.of(place, stack, 1).stream())
                .map(Piece::toString)
                .forEach(pieces::add));
    return pieces;
  }

  private static boolean isOwnedByAnother(Table table, Seat seat, Technology technology) {
    for (Map.Entry<Seat, Player> player : table.players().entrySet()) {
      if (!player.getKey().equals(seat) && player.getValue().owns(technology.id())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Map<Colour, Integer> ignored(Table table, Grant grant) {
    return Map.of(Colour.BIOTIC, 1);
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    return LastingEffects.is(table, grant) && isOwnedByAnother(table, grant.user(), technology)
        ? ALL
        : 0;
  }

  @Override
  public boolean permits(Table table, Grant grant, Technology technology) {
    return !LastingEffects.is(table, grant) || isOwnedByAnother(table, grant.user(), technology);
  }

  @Override
  public Optional<Waiver> waiver(Table table, Grant grant, Technology technology) {
    return isOwnedByAnother(table, grant.user(), technology)
            && !infantry(table, grant.user()).isEmpty()
        ? Optional.of(new Waiver(ALL, 0))
        : Optional.empty();
  }
}
