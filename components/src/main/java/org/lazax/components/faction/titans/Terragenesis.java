package org.lazax.components.faction.titans;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.Explored;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.planets.SleeperTokenPlaced;
import org.lazax.table.event.planets.SleeperTokenRemoved;

/**
 * Once the owner has explored a planet without a sleeper token, it may place one there, from its
 * reinforcements or from another planet. Rules: faction_ability/terragenesis.N1,
 * faction_ability/awaken.N2.
 */
final class Terragenesis extends Card<Explored> {
  private static final ComponentRef REF = ComponentRef.parse("faction_ability/terragenesis");
  private static final String FROM = "from";
  private static final String REINFORCEMENTS = "reinforcements";
  private static final String PLANET = "planet";

  Terragenesis() {
    super(Kind.FACTION_ABILITY, Explored.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, Explored explored) {
    return explored.explorer().equals(grant.user())
        && explored
            .place()
            .planet()
            .filter(planet -> table.galaxy().systemOf(planet).isPresent())
            .filter(planet -> !table.planets().sleepers().contains(planet))
            .isPresent();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, Explored explored, Chosen soFar) {
    return Ask.once(FROM, soFar, () -> sources(table, grant));
  }

  private static List<String> sources(Table table, Grant grant) {
    int tokens = table.catalog().faction(table.player(grant.user()).faction()).sleeperTokens();
    return Stream.concat(
            Stream.of(REINFORCEMENTS).filter(_ -> table.planets().sleepers().size() < tokens),
            table.planets().sleepers().stream().map(PlanetId::value))
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, Explored explored, Chosen chosen) {
    PlanetId planet = explored.place().planet().orElseThrow();
    chosen
        .one(FROM)
        .filter(from -> !from.equals(REINFORCEMENTS))
        .ifPresent(from -> draft.add(new SleeperTokenRemoved(new PlanetId(from))));
    draft.add(new SleeperTokenPlaced(planet));
    draft
        .table()
        .kernel()
        .frameOf(TacticalAction.class)
        .ifPresent(action ->
            draft.add(
                LastingEffects.until(action.id(), name(), grant, Map.of(PLANET, planet.value()))));
  }

  /** Whether a player has placed the token on this planet in this tactical action. */
  static boolean isNew(Table table, Seat seat, PlanetId planet) {
    Grant grant = new Grant(REF, seat);
    return LastingEffects.params(table, grant, PLANET).contains(planet.value());
  }
}
