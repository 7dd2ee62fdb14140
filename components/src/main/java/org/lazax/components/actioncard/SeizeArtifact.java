package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.RelicFragmentGiven;

/**
 * A neighbour gives the player a relic fragment, which the player chooses. Rule:
 * action_card/seize_artifact.N1.
 */
public final class SeizeArtifact extends ComponentActionCard {
  private static final String PLAYER = "player";
  private static final String FRAGMENT = "fragment";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !owners(table, grant.user()).isEmpty();
  }

  private static List<Seat> owners(Table table, Seat seat) {
    return Neighbours.of(table, seat).stream()
        .filter(other -> !table.part(ExplorationCards.ID).fragmentsOf(other).isEmpty())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> owners(table, grant.user()))
        .or(() ->
            Ask.once(
                FRAGMENT,
                soFar,
                () ->
                    table.part(ExplorationCards.ID).fragmentsOf(owner(soFar)).stream()
                        .distinct()
                        .toList()));
  }

  private static Seat owner(Chosen chosen) {
    return Seat.of(chosen.one(PLAYER).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    ExplorationId fragment = new ExplorationId(chosen.one(FRAGMENT).orElseThrow());
    draft.add(new RelicFragmentGiven(owner(chosen), grant.user(), fragment));
  }
}
