package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendasAside;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.council.AgendasSetAside;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.leaders.HeroPurged;

/** Its owner, P1, takes agendas from the deck. What it reveals is resolved by agenda-service. */
class XxekirGromFirstPrintTest {
  private static final String HERO = "leader/xxekir_grom.base";
  private static final List<String> SEEN =
      List.of(
          "mutiny", "arms_reduction", "covert_legislation", "new_constitution", "archived_secret");

  @Test
  @Rule({"leader/xxekir_grom.original.N1", "leader/xxekir_grom.original.N2"})
  void fiveAgendasAreTakenAndNothingIsDoneWithThemUntilTwoAreChosen() {
    Scenario<GameState> asked = turn(kit(SEEN)).when(P1, use(HERO)).thenAccepted();

    assertThat(asked.events()).contains(new HeroPurged(P1, new LeaderId("xxekir_grom")));
    assertThat(asked.table().council().aside()).isEqualTo(ids(SEEN));
    assertThat(AgendaDeck.left(asked.table())).doesNotContainAnyElementsOf(ids(SEEN));
    assertThat(asked.table().council().drawn()).isEmpty();
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates()).isEqualTo(SEEN);
    asked.when(P1, choice("mutiny")).thenRefusedAs("no-such-choice");
    asked.when(P1, choice("mutiny", "minister_of_war")).thenRefusedAs("no-such-choice");

    Scenario<GameState> chosen = asked.when(P1, choice("new_constitution", "mutiny"));
    assertThat(chosen.table().council().aside())
        .containsExactlyElementsOf(
            ids(
                List.of(
                    "new_constitution",
                    "mutiny",
                    "arms_reduction",
                    "covert_legislation",
                    "archived_secret")));
    assertThat(chosen.table().kernel().owing().orElseThrow().procedure())
        .isEqualTo(new AgendasAside(3));
  }

  @Test
  void aLawMayBeDiscardedBefore() {
    TableKit law = kit(SEEN).law("minister_of_war", P2);
    Scenario<GameState> asked = turn(law).when(P1, use(HERO));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactly("minister_of_war");

    Scenario<GameState> discarded = asked.when(P1, choice("minister_of_war")).thenAccepted();
    assertThat(discarded.happened())
        .containsSubsequence(
            new LawLeft(new AgendaId("minister_of_war")),
            new AgendasSetAside(P1, ids(SEEN), Optional.empty()));
    assertThat(asked.when(P1, choice()).table().council().laws()).hasSize(1);
  }

  @Test
  void nobodyElseLearnsWhichAgendasAreSeenAndChosen() {
    List<String> others =
        List.of(
            "seed_of_an_empire", "mutiny", "minister_of_war", "minister_of_peace", "core_mining");
    List<GameEvent> one = chosen(SEEN, "mutiny", "arms_reduction");
    List<GameEvent> other = chosen(others, "minister_of_war", "core_mining");

    assertThat(shown(one)).isNotEmpty().isEqualTo(shown(other));
    assertThat(one.stream().map(Object::getClass))
        .as("what is not shown has the same type")
        .containsExactlyElementsOf(other.stream().<Class<?>>map(Object::getClass).toList());
    assertThat(one.stream().map(GameEvent::audience))
        .containsExactlyElementsOf(other.stream().map(GameEvent::audience).toList());
    assertThat(shown(one).toString()).doesNotContain("mutiny", "arms_reduction");
  }

  /** What happens until agenda-service goes on. */
  private static List<GameEvent> chosen(List<String> top, String... revealed) {
    Scenario<GameState> asked = turn(kit(top)).when(P1, use(HERO));
    Scenario<GameState> chosen = asked.when(P1, choice(revealed)).thenAccepted();
    return Stream.of(asked, chosen).flatMap(step -> step.events().stream()).toList();
  }

  /** What P2 reads of it. */
  private static List<GameEvent> shown(List<GameEvent> events) {
    return events.stream().filter(event -> event.audience().includes(Optional.of(P2))).toList();
  }

  private static TableKit kit(List<String> top) {
    return TableKit.players(2)
        .firstPrints("leader/xxekir_grom")
        .player(P1, "xxcha")
        .leaders(P1, "xxekir_grom")
        .with(t -> t.withCouncil(t.council().withOrder(ids(top), List.of())));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static Choose choice(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static List<AgendaId> ids(List<String> agendas) {
    return agendas.stream().map(AgendaId::new).toList();
  }
}
