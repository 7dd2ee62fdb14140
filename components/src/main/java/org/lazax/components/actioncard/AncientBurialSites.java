package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Trait;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaPhaseBegins;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * Exhausts all cultural planets of a player. Rules: action_card/ancient_burial_sites.N1,
 * action_card/ancient_burial_sites.N2.
 */
public final class AncientBurialSites extends ActionCard<AgendaPhaseBegins> {
  private static final String PLAYER = "player";

  public AncientBurialSites() {
    super(AgendaPhaseBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaPhaseBegins begins) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AgendaPhaseBegins begins, Chosen soFar) {
    return Ask.once(PLAYER, soFar, table::seats);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaPhaseBegins begins, Chosen chosen) {
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    Table table = draft.table();
    List<PlanetId> cultural =
        table.planets().readiedOf(player).stream()
            .filter(planet -> PlanetFacts.of(table, planet).traits().contains(Trait.CULTURAL))
            .toList();
    if (!cultural.isEmpty()) {
      draft.add(new PlanetsExhausted(player, cultural));
    }
  }
}
