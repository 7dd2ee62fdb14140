package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AnswerSealed;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.TableEvent;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * What every agenda does to several players, each of whom has something of everything. P2 is the
 * speaker, so that the order is another one than that of seats. All vote for the outcome.
 */
class SpeakerOrderTest {
  private static final Pattern SEAT =
      Pattern.compile("\\b(?:seat|owner|user)=(?:Optional\\[)?(p\\d)");

  /** Dice and draws of those outcomes that need them. */
  private static final Map<Row, int[]> CHANCE =
      Map.of(
          new Row("executive_sanctions", "against"), new int[] {1, 1, 1},
          new Row("incentive_program", "for"), new int[] {1},
          new Row("incentive_program", "against"), new int[] {1},
          new Row("ixthian_artifact", "for"), new int[] {5});

  /** An outcome of an agenda. */
  private record Row(String agenda, String outcome) {}

  @Test
  @Rule({"agenda_card.N2", "agenda_phase.N3"})
  void outcomesTouchPlayersInTheOrderFromTheSpeaker() {
    Set<String> several = new TreeSet<>();
    for (Row row : rows().toList()) {
      Map<String, List<String>> touched = touched(row);
      touched.forEach((what, players) -> {
        assertThat(players).as(row + ": " + what).isSubsetOf("p2", "p3", "p1");
        assertThat(List.of("p2", "p3", "p1").stream().filter(players::contains))
            .as(row + ": " + what)
            .containsExactlyElementsOf(players);
      });
      if (touched.values().stream().anyMatch(players -> players.size() > 1)) {
        several.add(row.agenda() + " " + row.outcome());
      }
    }
    assertThat(several).hasSize(32);
  }

  private static Stream<Row> rows() {
    return Stream.concat(
        Catalog.standard().agendas().values().stream()
            .filter(agenda -> agenda.outcome() == Outcome.FOR_AGAINST)
            .map(Agenda::id)
            .flatMap(id -> Stream.of("for", "against").map(each -> new Row(id.value(), each))),
        Stream.of(new Row("galactic_crisis_pact", "leadership")));
  }

  /**
   * By kind of what happens, the players to whom it happens, in their order. Planets are readied
   * when the phase is over.
   */
  private static Map<String, List<String>> touched(Row row) {
    Map<String, List<String>> touched = new TreeMap<>();
    List<GameEvent> resolved = resolved(row);
    for (GameEvent event : resolved) {
      boolean outside = event instanceof AnswerSealed || event instanceof PlanetsReadied;
      if (!outside && (event instanceof TableEvent || event instanceof EffectBegan)) {
        add(touched, event.getClass().getSimpleName(), event);
      }
    }
    // The frame that is opened last runs first. The whole agenda is carried out by the speaker.
    for (GameEvent event : resolved.reversed()) {
      if (event instanceof FrameOpened opened
          && !(opened.procedure() instanceof Effect whole
              && whole.use().ability().part().isEmpty())) {
        add(touched, opened.procedure().getClass().getSimpleName(), event);
      }
    }
    return touched;
  }

  private static void add(Map<String, List<String>> touched, String what, GameEvent event) {
    List<String> players =
        SEAT.matcher(event.toString()).results().map(MatchResult::group).distinct().toList();
    assertThat(players).as("one at a time: " + event).hasSizeLessThan(2);
    List<String> before = touched.computeIfAbsent(what, _ -> new ArrayList<>());
    players.stream()
        .map(player -> player.substring(player.length() - 2))
        .filter(player -> before.isEmpty() || !before.getLast().equals(player))
        .forEach(before::add);
  }

  /** What happens from the outcome on until the agenda is over or another service acts. */
  private static List<GameEvent> resolved(Row row) {
    Scenario<AgendaState> now =
        CouncilKit.agenda(kit(), row.agenda())
            .when(P2, votes(row.outcome(), "lirta_iv"))
            .when(P3, votes(row.outcome(), "centauri"))
            .when(P1, votes(row.outcome(), "mecatol_rex"), CHANCE.getOrDefault(row, new int[0]))
            .thenAccepted();
    List<GameEvent> events = new ArrayList<>(now.events());
    while (!now.awaited().isEmpty()) {
      Seat last = now.awaited().getLast();
      assertThat(now.options(last).getFirst()).isInstanceOf(AbilityOption.Choice.class);
      now = now.when(last, now.silence(last).orElseThrow()).thenAccepted();
      events.addAll(now.events());
    }
    int decided = events.stream().map(OutcomeDecided.class::isInstance).toList().indexOf(true);
    return events.subList(decided + 1, events.size());
  }

  private static TableKit kit() {
    TableKit kit =
        CouncilKit.THREE
            .speaker(P2)
            .law("minister_of_war", P1)
            .tile("18", 0, 0)
            .tile("26", 0, 1)
            .tile("25", 1, 0)
            .tile("27", 0, -1)
            .tile("39", 4, 0)
            .tile("40", -4, 0)
            .tile("16", 6, 0)
            .tile("14", -6, 0)
            .tile("10", 0, 6)
            .controls(P1, "arretze", "new_albion")
            .controls(P2, "archon_ren", "lodor")
            .controls(P3, "arc_prime", "quann");
    kit = with(kit, P1, "27/new_albion", "direct_hit", "upgrade");
    kit = with(kit, P2, "26/lodor", "lost_star_chart", "mining_initiative");
    return with(kit, P3, "25/quann", "war_effort", "focused_research");
  }

  private static TableKit with(TableKit kit, Seat seat, String planet, String... cards) {
    String system = planet.substring(0, 2);
    return kit.sheet(seat, 3, 9, 3)
        .goods(seat, 3, 0)
        .holds(seat, cards)
        .technologies(seat, "neural_motivator", "prototype_war_sun_ii")
        .units(seat, "39", UnitType.CRUISER, 2)
        .units(seat, "40", UnitType.CRUISER, 1)
        .units(seat, system, UnitType.CRUISER, 5)
        .units(seat, system, UnitType.DREADNOUGHT, 4)
        .units(seat, "18", UnitType.DESTROYER, 4)
        .units(seat, planet, UnitType.INFANTRY, 4)
        .units(seat, planet, UnitType.MECH, 1)
        .units(seat, planet, UnitType.PDS, 2);
  }
}
