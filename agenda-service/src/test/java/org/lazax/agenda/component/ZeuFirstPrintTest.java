package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.council.AgendasSeen;
import org.lazax.table.leaders.LeaderState;

/** P3, the Naalu, has the first print of its agent. */
class ZeuFirstPrintTest {
  private static final UseAbility LOOK =
      new UseAbility(Service.AGENDA, AbilityRef.parse("leader/zeu.base"));
  private static final TableKit NAALU =
      THREE.player(P3, "naalu").firstPrints("leader/zeu").leaders(P3, "zeu");

  @Test
  void theOwnerLooksAndMayShowTheCardToAnother() {
    Scenario<AgendaState> revealed =
        revealing(NAALU, "mutiny", "arms_reduction", "economic_equality");
    Scenario<AgendaState> looks = revealed.when(P3, LOOK).thenAccepted();

    assertThat(looks.happened()).contains(seen(P3, "arms_reduction"));
    assertThat(looks.table().player(P3).leaders().is(new LeaderId("zeu"), LeaderState.EXHAUSTED))
        .isTrue();
    assertThat(looks.awaited()).containsExactly(P3);
    assertThat(((AbilityOption.Choice) looks.options(P3).getFirst()).candidates())
        .containsExactly("p1", "p2");
    Scenario<AgendaState> shown = looks.when(P3, choice("p2")).thenAccepted();
    assertThat(shown.happened()).contains(seen(P2, "arms_reduction"));
    assertThat(shown.table().council().top()).startsWith(new AgendaId("arms_reduction"));
    Scenario<AgendaState> kept = looks.when(P3, choice()).thenAccepted();
    assertThat(kept.happened()).noneMatch(AgendasSeen.class::isInstance);
  }

  @Test
  void nobodyIsShownWithoutTheLook() {
    Scenario<AgendaState> revealed = revealing(NAALU, "mutiny", "arms_reduction");

    assertThat(revealed.awaited()).containsExactly(P3);
    revealed
        .when(P3, new UseAbility(Service.AGENDA, AbilityRef.parse("leader/zeu.base#show")))
        .thenRefused("abilities.3");
    assertThat(revealed.when(P3, pass()).happened()).noneMatch(AgendasSeen.class::isInstance);
    Scenario<AgendaState> exhausted =
        revealing(NAALU.leader(P3, "zeu", LeaderState.EXHAUSTED), "mutiny", "arms_reduction");
    assertThat(exhausted.options(P3)).noneMatch(AbilityOption.Usable.class::isInstance);
  }

  @Test
  @Rule("leader/zeu.original.N1")
  void theConcealedAgendaIsNotSeenButTheOneThatLiesOnTopThen() {
    Scenario<AgendaState> concealing =
        revealing(NAALU, "covert_legislation", "minister_of_policy", "mutiny", "arms_reduction");
    assertThat(concealing.table().council().concealed())
        .contains(new AgendaId("minister_of_policy"));

    Scenario<AgendaState> looks = concealing.when(P3, LOOK).thenAccepted();
    assertThat(looks.happened()).contains(seen(P3, "mutiny"));
    assertThat(looks.happened())
        .filteredOn(AgendasSeen.class::isInstance)
        .as("nothing else")
        .hasSize(1);
  }

  private static AgendasSeen seen(Seat seat, String agenda) {
    return new AgendasSeen(seat, List.of(new AgendaId(agenda)), Optional.empty());
  }
}
