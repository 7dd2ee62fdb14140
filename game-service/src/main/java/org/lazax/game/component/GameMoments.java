package org.lazax.game.component;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.game.ability.Words;
import org.lazax.game.component.actioncard.ActionCards;
import org.lazax.game.component.agenda.AgendaAbilities;
import org.lazax.game.component.faction.FactionAbilities;
import org.lazax.game.component.leader.LeaderAbilities;
import org.lazax.game.component.planet.LegendaryPlanets;
import org.lazax.game.component.technology.TechnologyAbilities;
import org.lazax.game.component.unit.UnitAbilities;
import org.lazax.rules.ability.Moments;

/** What hangs on the moments that game-service opens. */
public final class GameMoments {
  public static final Moments MOMENTS =
      new Moments(
          Words.OF_GAME,
          _ ->
              Stream.of(
                      ActionCards.ALL,
                      AgendaAbilities.ALL,
                      TechnologyAbilities.ALL,
                      FactionAbilities.ALL,
                      LegendaryPlanets.ALL,
                      LeaderAbilities.ALL,
                      UnitAbilities.ALL)
                  .<org.lazax.rules.ability.Ability<?>>flatMap(List::stream)
                  .toList());

  private GameMoments() {}
}
