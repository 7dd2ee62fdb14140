package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/**
 * What players pay and exhaust in the agenda phase, across the services: only planets are readied
 * when it ends. Wellon has a cybernetic specialty; system 51 has a delta wormhole.
 */
class CouncilResearchTest {
  private static final TechnologyId ALGORITHM = new TechnologyId("ai_development_algorithm");
  private static final TableKit KIT =
      LastAgenda.three()
          .tile("18", 0, 0)
          .tile("51", 3, 0)
          .units(P1, "51", UnitType.CRUISER, 1)
          .controls(P1, "wellon", "arretze", "rarron");

  /** P1 is about to research by each of the agendas. */
  private static List<LastAgenda> researching(TableKit kit) {
    FollowStrategyCard paid =
        new FollowStrategyCard(Optional.of(new Payment(List.of(), 4)), Optional.empty());
    return List.of(
        LastAgenda.decided(kit, "wormhole_research", "for"),
        LastAgenda.decided(kit, "ixthian_artifact", "for", 6),
        pact(kit.goods(P1, 4, 0), "technology").when(P1, paid));
  }

  private static LastAgenda pact(TableKit kit, String card) {
    return LastAgenda.decided(kit, "galactic_crisis_pact", card);
  }

  @Test
  @Rule({
    "agenda/wormhole_research.N2.1",
    "agenda/ixthian_artifact.N1.2",
    "agenda/galactic_crisis_pact.N4"
  })
  void aPlanetIsExhaustedForItsSpecialtyAndReadiedWhenThePhaseEnds() {
    ResearchTechnology laser = research("graviton_laser_system", "wellon");

    for (LastAgenda sitting : researching(KIT)) {
      sitting.refused(P1, research("graviton_laser_system"), "technology.12");
      LastAgenda researched = sitting.when(P1, laser);
      assertThat(researched.events()).contains(new PlanetsExhausted(P1, planets("wellon")));
      Table after = researched.end().table();
      assertThat(after.player(P1).owns(laser.technology())).isTrue();
      assertThat(after.kernel().stack()).as("the phase is over").isEmpty();
      assertThat(isReadied(after, "wellon")).isTrue();
    }
  }

  @Test
  @Rule({
    "agenda/wormhole_research.N2.2",
    "agenda/ixthian_artifact.N1.3",
    "agenda/galactic_crisis_pact.N4.1"
  })
  void anAlgorithmIsExhaustedForAnUpgradeAndStaysSo() {
    UseAbility algorithm =
        new UseAbility(
            Service.GAME, AbilityRef.parse("technology/ai_development_algorithm#research"));
    ResearchTechnology upgrade = research("destroyer_ii");

    for (LastAgenda sitting : researching(KIT.technologies(P1, ALGORITHM.value()))) {
      Table after = sitting.when(P1, algorithm).when(P1, upgrade).end().table();
      assertThat(after.player(P1).owns(upgrade.technology())).isTrue();
      assertThat(after.kernel().stack()).as("the phase is over").isEmpty();
      assertThat(after.player(P1).exhaustedTechnologies()).containsExactly(ALGORITHM);
    }
  }

  @Test
  @Rule("agenda/galactic_crisis_pact.N3")
  void costsArePaidAndThePlanetsReadiedWhenThePhaseEnds() {
    LastAgenda leadership = pact(KIT, "leadership");
    leadership.refused(P1, new GainTokens(new Tokens(1, 0, 0), Payment.NOTHING), "leadership.4");
    assertPaid(leadership.when(P1, new GainTokens(new Tokens(1, 0, 0), pay("rarron"))), "rarron");

    TableKit dock = KIT.tile("16", 0, 3).units(P1, "16/arretze", UnitType.SPACE_DOCK, 1);
    LastAgenda warfare = pact(dock, "warfare").when(P1, follow(Optional.empty()));
    warfare.refused(P1, cruiser(Payment.NOTHING), "producing_units.1");
    LastAgenda produced = warfare.when(P1, cruiser(pay("arretze")));
    assertThat(produced.table().units().count(P1, UnitType.CRUISER)).isEqualTo(2);
    assertPaid(produced, "arretze");

    LastAgenda technology = pact(KIT, "technology");
    technology.refused(P1, follow(Optional.empty()), "technology_sc.3");
    assertPaid(technology.when(P1, follow(Optional.of(pay("arretze", "abyz")))), "arretze", "abyz");
  }

  private static void assertPaid(LastAgenda sitting, String... planets) {
    assertThat(sitting.events()).contains(new PlanetsExhausted(P1, planets(planets)));
    Table after = sitting.end().table();
    assertThat(after.kernel().stack()).as("the phase is over").isEmpty();
    assertThat(planets).allMatch(planet -> isReadied(after, planet));
  }

  @Test
  void whoCanDoNothingWithTheSecondaryIsNotAsked() {
    LastAgenda technology = pact(KIT.goods(P1, 4, 0), "technology");
    assertThat(technology.awaited()).containsExactly(P1);
    assertThat(technology.end().table().kernel().stack()).as("nobody else can pay").isEmpty();
    assertThat(pact(KIT.goods(P3, 4, 0), "technology").awaited()).containsExactly(P1);
    assertThat(pact(LastAgenda.three().goods(P3, 4, 0), "technology").awaited())
        .containsExactly(P3);
    for (String card : List.of("construction", "warfare")) {
      assertThat(pact(KIT, card).table().kernel().stack()).as(card).isEmpty();
    }
  }

  @Test
  @Rule("agenda/galactic_crisis_pact.N5")
  void aKeptStrategyCardMayBeElected() {
    StrategyCardId politics = new StrategyCardId("politics");
    TableKit kept =
        KIT.with(t -> t.withPlayer(P3, p -> p.withStrategyCards(Map.of(politics, false))));
    LastAgenda asked = pact(kept, "politics");

    assertThat(asked.awaited()).containsExactly(P1);
    Table drawn = asked.when(P1, follow(Optional.empty()), 1, 1).table();
    assertThat(drawn.player(P1).actionCards()).hasSize(2);
    assertThat(drawn.player(P3).strategyCards()).containsExactly(Map.entry(politics, false));
  }

  private static FollowStrategyCard follow(Optional<Payment> payment) {
    return new FollowStrategyCard(payment, Optional.empty());
  }

  private static ProduceUnits cruiser(Payment payment) {
    return new ProduceUnits(
        List.of(new Produced(UnitType.CRUISER, 1, Place.of("16"))), List.of(), payment);
  }

  private static Payment pay(String... planets) {
    return new Payment(planets(planets), 0);
  }

  private static ResearchTechnology research(String technology, String... specialties) {
    return new ResearchTechnology(
        new TechnologyId(technology), planets(specialties), Optional.empty());
  }

  private static List<PlanetId> planets(String... planets) {
    return Arrays.stream(planets).map(PlanetId::new).toList();
  }

  private static boolean isReadied(Table table, String planet) {
    return table.planets().readied(P1, new PlanetId(planet));
  }
}
