package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;

/** P2's hero takes agendas from the deck in its turn and resolves two, across the services. */
final class AgendasAsideTest {
  private static final TableKit KIT =
      LastAgenda.three()
          .player(P2, "xxcha")
          .sheet(P2, 3, 3, 0)
          .firstPrints("leader/xxekir_grom")
          .leaders(P2, "xxekir_grom")
          .controls(P3, "starpoint", "meer")
          .with(t ->
              t.withCouncil(
                  t.council()
                      .withOrder(
                          agendas(
                              "mutiny",
                              "arms_reduction",
                              "public_execution",
                              "core_mining",
                              "minister_of_war"),
                          List.of())));

  private static List<AgendaId> agendas(String... ids) {
    return List.of(ids).stream().map(AgendaId::new).toList();
  }

  @Test
  @Rule({"leader/xxekir_grom.original.N7", "leader/xxekir_grom.original.N16"})
  void theTurnGoesOnAfterBothAndWhatIsDueLaterHappensInTheNextStrategyPhase() {
    LastAgenda used =
        LastAgenda.turn(KIT, P2)
            .when(P2, new UseAbility(Service.GAME, AbilityRef.parse("leader/xxekir_grom.base")))
            .when(P2, new Choose(Service.GAME, List.of("mutiny", "arms_reduction")));
    assertThat(used.awaited()).as("both are revealed").containsExactly(P2);

    LastAgenda over =
        used.when(P2, new Choose(Service.AGENDA, List.of("mutiny")))
            .when(P2, new CastVotes(AgendaOutcome.FOR, List.of(), List.of()))
            .when(P2, new CastVotes(AgendaOutcome.AGAINST, List.of(), List.of()));
    assertThat(over.table().player(P2).victoryPoints()).as("mutiny").isEqualTo(1);
    assertThat(over.table().kernel().frame().orElseThrow().procedure()).isInstanceOf(Turn.class);
    assertThat(over.table().council().discarded())
        .containsExactlyElementsOf(
            agendas(
                "mutiny", "arms_reduction", "public_execution", "core_mining", "minister_of_war"));
    assertThat(over.table().council().aside()).isEmpty();

    assertThat(over.table().planets().readied(P3, new PlanetId("meer"))).isTrue();
    LastAgenda later = over.strategyPhase(over.table().round() + 1);
    assertThat(later.table().planets().readied(P3, new PlanetId("meer"))).isFalse();
  }
}
