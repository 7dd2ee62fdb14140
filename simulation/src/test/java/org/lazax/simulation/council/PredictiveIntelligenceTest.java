package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.map.trim.TrimUnits;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Predictive Intelligence, P2's, when a turn ends and when players vote. */
class PredictiveIntelligenceTest {
  private static final TechnologyId CARD = new TechnologyId("predictive_intelligence");
  private static final UseAbility TOKENS = use("technology/predictive_intelligence#tokens");
  private static final UseAbility STIMS = use("technology/bio_stims");
  private static final CastVotes MORE =
      new CastVotes(
          AgendaOutcome.FOR, List.of(new PlanetId("lirta_iv")), List.of(ComponentRef.of(CARD)));

  /** P2 has another technology of the end of turns, and a planet to ready by it. */
  private static final TableKit KIT =
      LastAgenda.three()
          .technologies(P2, CARD.value(), "bio_stims")
          .controlsExhausted(P2, "wellon");

  @Test
  @Rule("technology/predictive_intelligence.N1")
  void neitherPartWorksWhileItIsExhausted() {
    TableKit exhausted =
        KIT.with(t -> t.withPlayer(P2, p -> p.withTechnologies(p.technologies(), Set.of(CARD))));

    LastAgenda.turn(KIT, P2).when(P2, new Pass()).when(P2, TOKENS);
    LastAgenda.turn(exhausted, P2).when(P2, new Pass()).refused(P2, TOKENS, "abilities.3");
    LastAgenda.opened(KIT, "mutiny").when(P2, MORE);
    LastAgenda.opened(exhausted, "mutiny").refused(P2, MORE, "abilities.3");
  }

  @Test
  @Rule("technology/predictive_intelligence.N2")
  void shipsBeyondASmallerFleetPoolAreRemovedBeforeAnythingElseIsUsed() {
    TableKit fleet =
        KIT.tile("49", 0, 0)
            .units(P2, "49", UnitType.CRUISER, 2)
            .units(P2, "49", UnitType.DESTROYER, 1);
    LastAgenda smaller =
        LastAgenda.turn(fleet, P2)
            .when(P2, new Pass())
            .when(P2, TOKENS)
            .when(P2, new DistributeTokens(new Tokens(3, 1, 2)));

    assertThat(smaller.table().kernel().within(Trim.class)).isPresent();
    assertThat(smaller.awaited()).containsExactly(P2);
    assertThat(smaller.table().kernel().awaiting())
        .as("no other technology can be used yet")
        .get()
        .matches(window -> window.about().equals("trim"));
    LastAgenda trimmed =
        smaller.when(P2, new TrimUnits(List.of(UnitStack.of(P2, UnitType.CRUISER, 2))));
    assertThat(trimmed.table().units().at(Place.of("49")))
        .containsExactly(UnitStack.of(P2, UnitType.DESTROYER, 1));
    assertThat(trimmed.when(P2, STIMS).table().kernel().within(Trim.class)).isEmpty();
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }
}
