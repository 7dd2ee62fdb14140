package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.relics.Relics;

/** P2 has Maw of Worlds, and controls two planets. */
class MawOfWorldsTest {
  private static final UseAbility MAW =
      new UseAbility(Service.AGENDA, AbilityRef.parse("relic/maw_of_worlds"));
  private static final GainTechnology WAR_SUN =
      new GainTechnology(Service.GAME, P2, new TechnologyId("war_sun"), false);

  @Test
  @Rule({"relic/maw_of_worlds.N1", "relics.3"})
  void itIsPurgedAndAllPlanetsAreExhaustedForATechnologyWithoutPrerequisites() {
    Scenario<AgendaState> gained =
        begun("archon_ren", "lirta_iv").when(P2, MAW).when(P2, choice("war_sun")).thenAccepted();

    assertThat(gained.table().kernel().within(GainTechnology.class)).contains(WAR_SUN);
    assertThat(gained.table().planets().of(P2)).hasSize(2);
    assertThat(gained.table().planets().readiedOf(P2)).isEmpty();
    assertThat(gained.table().planets().readiedOf(P1)).isNotEmpty();
    assertThat(gained.table().part(Relics.ID).held()).isEmpty();
  }

  @Test
  void whoHasNoReadiedPlanetUsesItToo() {
    Scenario<AgendaState> gained = begun().when(P2, MAW).when(P2, choice("war_sun"));

    assertThat(gained.table().kernel().within(GainTechnology.class)).contains(WAR_SUN);
    assertThat(gained.happened()).noneMatch(PlanetsExhausted.class::isInstance);
  }

  @Test
  void itIsUsedBeforeTheFirstAgendaIsRevealedAlone() {
    Scenario<AgendaState> begun = begun("archon_ren", "lirta_iv");
    assertThat(begun.awaited()).containsExactly(P2);
    assertThat(begun.table().kernel().within(Agenda.class)).isEmpty();

    Scenario<AgendaState> passed = begun.when(P2, pass());
    assertThat(passed.table().part(Relics.ID).of(P2)).isNotEmpty();
    assertThat(passed.when(P2, MAW).refusal()).isPresent();
  }

  /** The phase begins, and these planets of P2 are readied. */
  private static Scenario<AgendaState> begun(String... readied) {
    List<String> left = List.of(readied);
    List<String> exhausted =
        Stream.of("archon_ren", "lirta_iv").filter(p -> !left.contains(p)).toList();
    List<AgendaId> order = List.of(new AgendaId("mutiny"), new AgendaId("arms_reduction"));
    return phase(
        HeldRelics.by(
                THREE.controlsExhausted(P2, exhausted.toArray(String[]::new)), P2, "maw_of_worlds")
            .with(t -> t.withCouncil(t.council().withOrder(order, List.of()))));
  }
}
