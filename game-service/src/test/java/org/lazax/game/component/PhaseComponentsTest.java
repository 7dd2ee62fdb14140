package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.*;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.components.StandardRules;
import org.lazax.components.actioncard.RevealPrototype;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.*;
import org.lazax.game.kit.*;
import org.lazax.game.objectives.ScoringCommand.*;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.*;
import org.lazax.game.technology.ResearchCommand.*;
import org.lazax.game.technology.ResearchCommand.PayForResearch;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.*;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.*;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.*;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.*;

/** Components that change research, strategy cards and the phases around the turns. */
class PhaseComponentsTest {

  @Test
  @Rule({"technology/ai_development_algorithm.N1", "technology/ai_development_algorithm.N1.1"})
  void theAlgorithmAloneSufficesForDestroyers() {
    Scenario<GameState> research = research(kit().technologies(P1, "ai_development_algorithm"));
    research
        .when(P1, new LetPass(Service.GAME))
        .when(P1, of("destroyer_ii"))
        .thenRefused("technology.12");

    research
        .when(P1, ActionsTest.use("technology/ai_development_algorithm#research"))
        .when(P1, of("destroyer_ii"))
        .thenAccepted()
        .then(
            table -> assertThat(table.player(P1).owns(new TechnologyId("destroyer_ii"))).isTrue());
  }

  @Test
  @Rule("abilities.3")
  void whatItWasExhaustedForIsWhatIsResearched() {
    research(kit().technologies(P1, "ai_development_algorithm"))
        .when(P1, ActionsTest.use("technology/ai_development_algorithm#research"))
        .when(P1, of("neural_motivator"))
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("abilities.2")
  void analyticalIgnoresOnePrerequisiteButForUnits() {
    TableKit jolNar = kit().player(P1, "jol_nar");

    research(jolNar).when(P1, of("gravity_drive")).thenAccepted();
    research(jolNar.technologies(P1, "plasma_scoring"))
        .when(P1, of("destroyer_ii"))
        .thenRefused("technology.12");
  }

  @Test
  void aPlanetThatPsychoarchaeologySparesIsRefusedByItsName() {
    TableKit kit = kit().technologies(P1, "psychoarchaeology").controls(P1, "wellon");

    research(kit)
        .when(
            P1,
            new ResearchTechnology(
                new TechnologyId("graviton_laser_system"),
                List.of(new PlanetId("wellon")),
                Optional.empty()))
        .thenRefused(
            "technology.12",
            "no planet is needed for this technology",
            "planet",
            new PlanetId("wellon"));
  }

  @Test
  @Rule("technology/psychoarchaeology.N1")
  void specialtiesCountWithoutBeingExhausted() {
    TableKit kit = kit().technologies(P1, "psychoarchaeology").controlsExhausted(P1, "wellon");

    research(kit).when(P1, of("graviton_laser_system")).thenAccepted();
    research(kit).when(P1, of("transit_diodes")).thenRefused("technology.12");
  }

  @Test
  @Rule("technology/inheritance_systems.N1")
  void inheritanceIsPaidByItself() {
    TableKit kit =
        kit().player(P1, "l1z1x").technologies(P1, "inheritance_systems").goods(P1, 2, 0);
    Scenario<GameState> research =
        research(kit).when(P1, ActionsTest.use("technology/inheritance_systems"));

    research
        .when(P1, of("war_sun"))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isZero());
  }

  @Test
  @Rule({
    "faction_ability/propagation.N1",
    "faction_ability/propagation.N2",
    "faction_ability/propagation.N4"
  })
  void nekroGainsTokensInsteadOfResearching() {
    Scenario<GameState> research =
        research(kit().player(P1, "nekro"))
            .when(P1, new Choose(Service.GAME, List.of("tactic")))
            .when(P1, new Choose(Service.GAME, List.of("fleet")))
            .when(P1, new Choose(Service.GAME, List.of("fleet")))
            .thenAccepted();

    assertThat(research.table().player(P1).tokens()).isEqualTo(new Tokens(4, 5, 2));
    assertThat(research.events())
        .as("nothing is gained upon which anything could follow")
        .noneMatch(event ->
            event instanceof FrameOpened opened && opened.procedure() instanceof GainTechnology);
    assertThat(research.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"faction_ability/propagation.N2", "faction_ability/propagation.N5.1"})
  void nekroPaysForWhatComesInsteadOfResearch() {
    TableKit nekro = kit().player(P1, "nekro").goods(P1, 4, 0);
    Scenario<GameState> asked = research(nekro, new Research(P1, 4, false));

    asked.when(P1, of("neural_motivator")).thenRefused("faction_ability/propagation.N1");
    asked.when(P1, new ResearchNothing()).thenRefused("technology_sc.2");
    asked.when(P1, paying(3)).thenRefused("technology_sc.2");
    asked
        .when(P1, paying(4))
        .when(P1, new Choose(Service.GAME, List.of("tactic")))
        .when(P1, new Choose(Service.GAME, List.of("tactic")))
        .when(P1, new Choose(Service.GAME, List.of("tactic")))
        .thenAccepted()
        .then(table -> {
          assertThat(table.player(P1).tokens()).isEqualTo(new Tokens(6, 3, 2));
          assertThat(table.player(P1).tradeGoods()).isZero();
          assertThat(table.kernel().stack()).isEmpty();
        });
  }

  @Test
  @Rule("faction_ability/propagation.N2")
  void nekroGainsNothingForResearchThatItDoesNotPayFor() {
    Research second = new Research(P1, 6, true);
    TableKit nekro = kit().player(P1, "nekro");

    research(nekro.goods(P1, 6, 0), second)
        .when(P1, new ResearchNothing())
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tokens()).isEqualTo(new Tokens(3, 3, 2)));
    assertThat(research(nekro.goods(P1, 5, 0), second).awaited()).isEmpty();
  }

  private static PayForResearch paying(int goods) {
    return new PayForResearch(new Payment(List.of(), goods));
  }

  @Test
  @Rule({"action_card/reveal_prototype.N1", "action_card/reveal_prototype.N3"})
  void aPrototypeIsAnUpgradeOfATypeThatFights() {
    TableKit kit =
        kit()
            .technologies(P1, "neural_motivator", "antimass_deflectors", "gravity_drive")
            .goods(P1, 4, 0)
            .frame(new Turn(P1).acting())
            .frame(Research.paidBy(P1, 4, "action_card/reveal_prototype.N2"));
    Grant card = new Grant(ComponentRef.parse("action_card/reveal_prototype"), P1);
    int frame = kit.table().kernel().frameOf(Research.class).orElseThrow().id();
    Map<String, String> fighters = RevealPrototype.remembered(List.of(FIGHTER, CRUISER));
    AbilityRef name = AbilityRef.parse("action_card/reveal_prototype");
    Scenario<GameState> asked =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.with(table ->
                table.withKernel(
                    table.kernel().evolve(LastingEffects.until(frame, name, card, fighters)))));

    asked.when(P1, paid("carrier_ii", 4)).thenRefused("abilities.3");
    asked.when(P1, paid("cruiser_ii", 4)).thenRefused("technology.12");
    asked.when(P1, paid("fighter_ii", 3)).thenRefused("action_card/reveal_prototype.N2");
    asked.when(P1, new ResearchNothing()).thenRefused("technology_sc.2");
    asked
        .when(P1, paid("fighter_ii", 4))
        .thenAccepted()
        .then(table -> {
          assertThat(table.player(P1).owns(new TechnologyId("fighter_ii"))).isTrue();
          assertThat(table.player(P1).tradeGoods()).isZero();
          assertThat(table.kernel().effects()).isEmpty();
        });
    assertThat(asked.silence(P1)).as("what silence does").contains(paid("fighter_ii", 4));
  }

  private static ResearchTechnology paid(String technology, int goods) {
    return new ResearchTechnology(
        new TechnologyId(technology), List.of(), Optional.of(new Payment(List.of(), goods)));
  }

  @Test
  void brilliantResolvesThePrimaryInstead() {
    TableKit kit = kit().player(P2, "jol_nar");
    Scenario<GameState> followed =
        Using.card(kit, P1, "technology").when(P1, of("neural_motivator")).thenAccepted();
    Scenario<GameState> first = followed.when(P2, ActionsTest.use("faction_ability/brilliant"));

    assertThat(
            first
                .when(P2, of("sarween_tools"))
                .thenAccepted()
                .table()
                .player(P2)
                .tokens()
                .strategy())
        .isEqualTo(1);
  }

  @Test
  @Rule("faction_ability/masters_of_trade.N1")
  void hacanFollowsTradeForNothing() {
    TableKit kit = kit().player(P2, "hacan").sheet(P2, 3, 3, 0);
    Using.card(kit, P1, "trade")
        .when(P1, new org.lazax.game.trade.PickFollowers(List.of()))
        .when(P2, new FollowStrategyCard(Optional.empty(), Optional.empty()))
        .thenAccepted()
        .then(table -> assertThat(table.player(P2).commodities()).isEqualTo(6));
  }

  @Test
  @Rule({"faction_ability/council_patronage.N1", "abilities.8"})
  void keleresIsGivenGoodsBeforeAnybodyChooses() {
    TableKit kit = Cards.laidOut(kit().player(P2, "keleres"));
    Scenario<GameState> phase =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));

    assertThat(phase.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(phase.table().player(P2).commodities()).isEqualTo(2);
    assertThat(phase.awaited()).containsExactly(P1);
  }

  @Test
  @Rule({"faction_ability/telepathic.N1", "initiative_order.1.1"})
  void naaluComesFirst() {
    TableKit kit =
        Cards.held(Cards.held(kit().player(P2, "naalu"), P1, "leadership"), P2, "imperial");
    Scenario<GameState> phase =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new ActionPhase()));

    assertThat(phase.awaited()).containsExactly(P2);
  }

  @Test
  @Rule("faction_ability/mitosis.N3")
  void mitosisIsForced() {
    TableKit kit =
        Cards.objectives(kit().player(P2, "arborec").controls(P2, "abyz", "wellon"), 5, 5);
    Scenario<GameState> phase =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StatusPhase()));
    assertThat(phase.awaited()).containsExactly(P2);
    assertThat(phase.options(P2)).hasSize(1);

    assertThat(
            phase
                .when(P2, new Choose(Service.GAME, List.of("wellon")), 1, 1, 1)
                .thenAccepted()
                .table()
                .units()
                .at(Place.of("19/wellon")))
        .containsExactly(UnitStack.of(P2, UnitType.INFANTRY, 1));
  }

  @Test
  @Rule({"technology/neural_motivator.N2", "faction_ability/armada.N1", "abilities.25"})
  void moreCardsAndTokensInTheStatusPhase() {
    TableKit kit =
        Cards.objectives(
            kit()
                .player(P2, "sol")
                .technologies(P1, "neural_motivator", "hyper_metabolism")
                .technologies(P2, "hyper_metabolism"),
            5,
            5);
    Scenario<GameState> phase =
        Scenario.given(
            new GameDecider(StandardRules.TABLE), kit.frame(new StatusPhase()), 1, 1, 1, 1);

    assertThat(phase.table().player(P1).actionCards()).hasSize(2);
    assertThat(phase.table().player(P2).actionCards()).hasSize(1);
    assertThat(gained(phase, P1)).isEqualTo(3);
    assertThat(gained(phase, P2)).isEqualTo(4);
  }

  private static int gained(Scenario<GameState> phase, Seat seat) {
    return ((org.lazax.game.tokens.TokenDistribution) phase.options(seat).getFirst()).gained();
  }

  @Test
  @Rule({
    "faction_ability/peace_accords.N1",
    "faction_ability/peace_accords.N3",
    "faction_ability/peace_accords.N2"
  })
  void xxchaGainsAnEmptyPlanetNextToItsOwnAfterDiplomacy() {
    TableKit kit =
        kit().player(P2, "xxcha").controlsExhausted(P2, "abyz").inExplorationDecks("mining_world");
    Scenario<GameState> followed = Using.card(kit, P1, "diplomacy");
    while (!followed.awaited().contains(P2)
        || followed.options(P2).stream().noneMatch(AbilityOption.Usable.class::isInstance)) {
      Seat next = followed.awaited().getFirst();
      followed =
          next.equals(P2)
                  && followed.options(P2).getFirst()
                      instanceof org.lazax.game.strategicaction.FollowingOption
              ? followed.when(P2, new FollowStrategyCard(Optional.empty(), Optional.empty()))
              : followed.when(next, followed.silence(next).orElseThrow());
      followed.thenAccepted();
    }
    followed
        .when(P2, ActionsTest.use("faction_ability/peace_accords#secondary"))
        .when(P2, new Choose(Service.GAME, List.of("fria")), 1)
        .thenAccepted()
        .then(table -> {
          assertThat(table.planets().controls(P2, new PlanetId("fria"))).isTrue();
          assertThat(table.planets().readied(P2, new PlanetId("fria"))).isFalse();
          assertThat(table.planets().attachedTo(new PlanetId("fria"))).as("explored").hasSize(1);
        });
  }

  private static ResearchTechnology of(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static TableKit kit() {
    return TableKit.players(2).tile("38", 1, 0).tile("19", 0, 1);
  }

  private static Scenario<GameState> research(TableKit kit) {
    return research(kit, new Research(P1, 0, false));
  }

  private static Scenario<GameState> research(TableKit kit, Research research) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1).acting()).frame(research));
  }
}
