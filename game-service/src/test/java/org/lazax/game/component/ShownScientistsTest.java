package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.technology.ResearchOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * A face-down counter of Hacan, P1, lies on Lodor, three resources. Hacan has no other readied
 * planet.
 */
final class ShownScientistsTest {
  private static final LeaderCounterId BACK = new LeaderCounterId("hacan_1");
  private static final LeaderCounterId CARTH = new LeaderCounterId("carth");
  private static final List<ComponentRef> SHOWN = List.of(ComponentRef.of(BACK));
  private static final Research SECOND = new Research(P1, 6, true);
  private static final Research DUE = Research.paidBy(P1, 4, "action_card/reveal_prototype.N2");

  // ---- who follows Technology ----

  @Test
  @Rule({"hopes_end.N39", "hopes_end.29", "hopes_end.31.1"})
  void aScientistIsShownWithThePaymentAndDoublesIt() {
    Scenario<GameState> asked = following("carth");

    asked.when(P1, follow(List.of())).thenRefused("technology_sc.3");
    Scenario<GameState> followed = asked.when(P1, follow(SHOWN));
    assertThat(followed.happened())
        .containsSubsequence(
            new LeaderTurnedUp(BACK, CARTH),
            new PlanetsExhausted(P1, planets("lodor")),
            new LeaderTurnedDown(CARTH, BACK));
    assertThat(piece(followed.table(), BACK.value())).isEqualTo(on(P1, "lodor"));
  }

  @Test
  @Rule("hopes_end.N39")
  void itsOwnerIsOfferedToPayWithoutAndWithIt() {
    Scenario<GameState> rich = secondary(hidden("carth").goods(P1, 4, 0), "technology");

    assertThat(offered(rich, FollowingOption.class))
        .extracting(FollowingOption::shown)
        .containsExactly(List.of(), SHOWN);
    assertThat(offered(rich, FollowingOption.class))
        .extracting(option -> option.means().orElseThrow().planets().get(new PlanetId("lodor")))
        .containsExactly(3, 6);
    assertThat(offered(rich, FollowingOption.class))
        .extracting(option -> option.form().title())
        .containsExactly("Follow strategy card", "Follow strategy card and show hacan_1");
    assertThat(offered(following("carth"), FollowingOption.class))
        .extracting(FollowingOption::shown)
        .containsExactly(SHOWN);
    Scenario<GameState> goods = rich.when(P1, pays(new Payment(List.of(), 4), List.of()));
    assertThat(goods.events()).doesNotHaveAnyElementsOfTypes(LeaderTurnedUp.class);
  }

  @Test
  @Rule({"hopes_end.N38", "hopes_end.N39"})
  void whoeverMayHaveOneIsAskedAndOthersShowNothing() {
    Scenario<GameState> asked = following("gila");

    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(offered(asked, FollowingOption.class)).isEmpty();
    asked.when(P1, follow(SHOWN)).thenRefused("abilities.3");
    asked.when(P1, new DeclineStrategyCard()).thenAccepted();
    TableKit exhausted = hidden("gila").controlsExhausted(P1, "lodor");
    assertThat(secondary(exhausted, "technology").awaited()).as("nothing to double").isEmpty();
    TableKit home = lying("carth", "arretze").controls(P1, "arretze");
    assertThat(secondary(home.controlsExhausted(P1, "lodor"), "technology").awaited())
        .as("at home")
        .isEmpty();
    TableKit seen = hidden("gila").with(table -> with(table, "carth", on(P1, "abyz")));
    assertThat(secondary(seen, "technology").awaited())
        .as("its scientist lies face up elsewhere")
        .isEmpty();
  }

  @Test
  @Rule("hopes_end.N39")
  void nothingIsShownThatDoesNotServe() {
    Scenario<GameState> rich = secondary(hidden("carth").goods(P1, 4, 0), "technology");
    Payment goods = new Payment(List.of(), 4);

    for (List<ComponentRef> wrong :
        List.of(
            List.of(mark("hacan_1"), mark("hacan_1")),
            List.of(mark("hacan_2")),
            List.of(mark("carth")),
            List.of(ComponentRef.parse("technology/sarween_tools")))) {
      rich.when(P1, pays(goods, wrong)).thenRefused("abilities.3");
    }
    secondary(hidden("carth").goods(P1, 4, 0), "politics")
        .when(
            P1, new FollowStrategyCard(Optional.empty(), Optional.empty(), SHOWN, Optional.empty()))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("hopes_end.N39")
  void twoScientistsDoubleTwoPlanets() {
    TableKit two =
        kit("jol_nar")
            .with(table ->
                hides(with(table, "jol_nar_1", on(P1, "lodor")), P1, "jol_nar_1", "sucaban"))
            .with(table ->
                hides(with(table, "jol_nar_2", on(P1, "abyz")), P1, "jol_nar_2", "rin_scientist"));
    Scenario<GameState> asked = secondary(two, "technology");

    assertThat(offered(asked, FollowingOption.class))
        .extracting(FollowingOption::shown)
        .containsExactlyInAnyOrder(
            List.of(),
            List.of(mark("jol_nar_1")),
            List.of(mark("jol_nar_2")),
            List.of(mark("jol_nar_1"), mark("jol_nar_2")));
  }

  // ---- research that is paid for ----

  @Test
  @Rule({"hopes_end.N39", "hopes_end.29"})
  void aSecondTechnologyIsPaidForWithAScientist() {
    Scenario<GameState> asked = research("carth", SECOND);
    assertThat(offered(asked, ResearchOption.class))
        .extracting(ResearchOption::shown)
        .containsExactly(SHOWN);

    asked.when(P1, researching(List.of())).thenRefused("technology_sc.2");
    Scenario<GameState> researched = asked.when(P1, researching(SHOWN));
    assertThat(researched.happened())
        .containsSubsequence(new LeaderTurnedUp(BACK, CARTH), new LeaderTurnedDown(CARTH, BACK));
    research("gila", SECOND).when(P1, researching(SHOWN)).thenRefused("abilities.3");
    assertThat(research("gila", SECOND).awaited()).containsExactly(P1);
  }

  @Test
  @Rule("hopes_end.N39")
  void nobodyHasToShowAScientistForResearchThatIsDue() {
    for (String leader : List.of("carth", "gila")) {
      Scenario<GameState> asked = research(leader, DUE);
      assertThat(asked.awaited()).containsExactly(P1);
      assertThat(asked.silence(P1)).contains(new ResearchNothing());
      asked.when(P1, new ResearchNothing()).thenAccepted();
    }
    research("carth", DUE).when(P1, researching(SHOWN)).thenAccepted();
    Scenario<GameState> rich = started(hidden("carth").goods(P1, 1, 0), DUE);
    rich.when(P1, new ResearchNothing()).thenRefused("technology_sc.2");
    rich.when(P1, researching(SHOWN)).thenAccepted();
  }

  @Test
  @Rule("hopes_end.N39")
  void researchThatCostsNothingShowsNothing() {
    research("carth", new Research(P1, 0, false))
        .when(
            P1,
            new ResearchTechnology(
                new TechnologyId("sarween_tools"), List.of(), Optional.empty(), SHOWN))
        .thenRefused("abilities.3");
  }

  private static ResearchTechnology researching(List<ComponentRef> shown) {
    return new ResearchTechnology(
        new TechnologyId("sarween_tools"),
        List.of(),
        Optional.of(new Payment(planets("lodor"), 0)),
        shown);
  }

  private static Scenario<GameState> research(String leader, Research research) {
    return started(hidden(leader), research);
  }

  private static FollowStrategyCard follow(List<ComponentRef> shown) {
    return pays(new Payment(planets("lodor"), 0), shown);
  }

  private static FollowStrategyCard pays(Payment payment, List<ComponentRef> shown) {
    return new FollowStrategyCard(Optional.of(payment), Optional.empty(), shown, Optional.empty());
  }

  private static <O> List<O> offered(Scenario<GameState> asked, Class<O> option) {
    return asked.options(P1).stream().filter(option::isInstance).map(option::cast).toList();
  }

  private static Scenario<GameState> following(String leader) {
    return secondary(hidden(leader), "technology");
  }

  private static Scenario<GameState> secondary(TableKit kit, String card) {
    return started(kit, new Secondary(P1, new StrategyCardId(card), false));
  }

  private static Scenario<GameState> started(TableKit kit, Procedure procedure) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(procedure));
  }

  private static List<PlanetId> planets(String... planets) {
    return Stream.of(planets).map(PlanetId::new).toList();
  }

  private static TableKit hidden(String leader) {
    return lying(leader, "lodor");
  }

  private static TableKit lying(String leader, String planet) {
    return kit("hacan")
        .controlsExhausted(P1, "abyz", "arretze")
        .with(table -> hides(with(table, BACK.value(), on(P1, planet)), P1, BACK.value(), leader));
  }

  private static TableKit kit(String faction) {
    return TableKit.players(2)
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, faction)
        .player(P2, "yssaril")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("16", 2, 0)
        .tile("15", 4, 0)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "lodor", "abyz", "arretze")
        .controls(P2, "retillion")
        .round(1);
  }
}
