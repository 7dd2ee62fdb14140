package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * It leaves its ship in an invasion of its owner: for a planet of its owner, or together with
 * ground forces. Rules: hopes_end.8, hopes_end.9, hopes_end.9.1, hopes_end.N19.
 */
final class Land extends Paragraph<InFight> {
  private static final String PLANET = "planet";

  Land(LeaderCounterId leader) {
    super(leader, "land", InFight.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return happens.active().equals(grant.user()) && !planets(table, grant, happens).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant, happens));
  }

  /** The planets to which it can go: those of its owner first, then those with ground forces. */
  private List<PlanetId> planets(Table table, Grant grant, InFight happens) {
    boolean first = CombatMoment.COMMITTING.isIn(happens);
    if (!first && !CombatMoment.LANDED.isIn(happens)) {
      return List.of();
    }
    SystemId system = happens.place().system();
    boolean there =
        piece(table)
            .filter(piece -> piece.owner().equals(grant.user()) && piece.ship().isPresent())
            .flatMap(piece -> piece.place(table))
            .filter(Place.space(system)::equals)
            .isPresent();
    return there
        ? table.galaxy().planets(system).stream()
            .filter(planet -> table.planets().controls(grant.user(), planet) == first)
            .filter(planet -> first || Fates.accompanied(table, grant.user(), planet))
            .toList()
        : List.of();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    chosen
        .one(PLANET)
        .map(PlanetId::new)
        .ifPresent(planet -> draft.add(new LeaderLanded(leader(), planet)));
  }
}
