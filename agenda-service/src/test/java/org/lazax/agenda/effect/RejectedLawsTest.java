package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.council.Laws;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.HandLimit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.rules.procedure.StrategyCardProcedure;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** What laws do when they are voted down, and when they enter play. P2 alone votes. */
class RejectedLawsTest {
  private static final TableKit THREE =
      CouncilKit.THREE.tile("18", 0, 0).tile("26", 0, 1).controls(P3, "lodor");

  @Test
  void whoVotedForTheArticlesGainsGoodsIfTheyAreRejected() {
    Scenario<AgendaState> voted =
        CouncilKit.agenda(THREE, "articles_of_war")
            .when(P2, CouncilKit.votes("for", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, CouncilKit.votes("against", "mecatol_rex"));

    assertThat(voted.table().player(P2).tradeGoods()).isEqualTo(3);
    assertThat(voted.table().player(P1).tradeGoods()).isZero();
    assertThat(decided(THREE, "articles_of_war", "for").player(P2).tradeGoods()).isZero();
  }

  @Test
  void whoVotedAgainstTheConventionsDiscardsItsHand() {
    TableKit held = THREE.holds(P2, "sabotage").holds(P1, "sabotage");

    Table after = decided(held, "conventions_of_war", "against");
    assertThat(after.player(P2).actionCards()).isEmpty();
    assertThat(after.player(P1).actionCards()).hasSize(1);
    assertThat(decided(held, "conventions_of_war", "for").player(P2).actionCards()).hasSize(1);
  }

  @Test
  @Rule({
    "agenda/publicize_weapon_schematics.N2",
    "agenda/publicize_weapon_schematics.N2.2",
  })
  void ownersOfWarSunTechnologiesDiscardTheirHand() {
    TableKit held =
        THREE
            .player(P3, "muaat")
            .holds(P1, "sabotage")
            .holds(P2, "sabotage")
            .holds(P3, "sabotage")
            .technologies(P1, "war_sun");

    Table after = decided(held, "publicize_weapon_schematics", "against");
    assertThat(after.player(P1).actionCards()).isEmpty();
    assertThat(after.player(P2).actionCards()).hasSize(1);
    assertThat(after.player(P3).actionCards()).as("Prototype War Sun I").hasSize(1);
    Table upgraded =
        decided(
            held.technologies(P3, "prototype_war_sun_ii"),
            "publicize_weapon_schematics",
            "against");
    assertThat(upgraded.player(P3).actionCards()).isEmpty();
  }

  @Test
  @Rule({
    "agenda/publicize_weapon_schematics.N1",
    "agenda/publicize_weapon_schematics.N2.1",
  })
  void onceSomebodyOwnsAWarSunTechnologyOthersNeedNoPrerequisites() {
    Table law = decided(THREE.player(P3, "muaat"), "publicize_weapon_schematics", "for");
    TechnologyId warSun = new TechnologyId("war_sun");

    assertThat(researchable(law, P2)).doesNotContain(warSun);
    assertThat(researchable(law.withPlayer(P1, p -> p.withTechnologies(Set.of(warSun))), P2))
        .contains(warSun);
  }

  @Test
  @Rule("agenda_card.6")
  void tokensGoToHomeSystems() {
    Table after =
        decided(
            THREE.tile("16", 2, 0).tile("14", 3, 0).player(P1, "hacan").sheet(P2, 3, 3, 0),
            "shared_research",
            "against");

    assertThat(after.tokens().get(SystemId.of("16"))).containsExactly(P1);
    assertThat(after.tokens().get(SystemId.of("14"))).as("Xxcha").containsExactly(P2);
    assertThat(after.council().laws()).isEmpty();
    assertThat(after.council().discarded()).containsExactly(new AgendaId("shared_research"));
  }

  @Test
  @Rule("agenda/wormhole_reconstruction.N2")
  void tokensGoWhereWormholesAndOwnShipsAre() {
    TableKit ships =
        THREE
            .units(P3, "26", UnitType.CRUISER, 1)
            .tile("39", 2, 0)
            .tile("64", 2, 1)
            .tile("38", 3, 0)
            .tile("17", 4, 0)
            .with(t -> new MarkersPlaced(Marker.GAMMA_WORMHOLE, List.of(SystemId.of("38"))).fold(t))
            .units(P1, "39", UnitType.CRUISER, 1)
            .units(P1, "38", UnitType.CRUISER, 1)
            .units(P1, "17", UnitType.CRUISER, 1)
            .units(P1, "18", UnitType.CRUISER, 1)
            .units(P2, "64", UnitType.CRUISER, 1)
            .sheet(P2, 3, 3, 0);
    Table after = decided(ships, "wormhole_reconstruction", "against");

    assertThat(after.tokens().get(SystemId.of("39"))).as("alpha").containsExactly(P1);
    assertThat(after.tokens().get(SystemId.of("64"))).as("beta").containsExactly(P2);
    assertThat(after.tokens().get(SystemId.of("26"))).as("alpha").containsExactly(P3);
    assertThat(after.tokens().get(SystemId.of("38"))).as("gamma").containsExactly(P1);
    assertThat(after.tokens().get(SystemId.of("17"))).as("delta").containsExactly(P1);
    assertThat(after.tokens()).doesNotContainKey(SystemId.MECATOL_REX);
    assertThat(decided(ships, "wormhole_reconstruction", "for").tokens()).isEmpty();
  }

  @Test
  void mecatolRexGetsAGammaWormhole() {
    assertThat(decided(THREE, "nexus_sovereignty", "against").galaxy().markers().toString())
        .contains(Marker.GAMMA_WORMHOLE.toString());
    assertThat(decided(THREE, "nexus_sovereignty", "for").galaxy().markers().toString())
        .doesNotContain(Marker.GAMMA_WORMHOLE.toString());
  }

  @Test
  @Rule("agenda/executive_sanctions.N1")
  void underSanctionsHandsAreOfThreeExceptThoseOfYssaril() {
    TableKit hands = hand(hand(THREE.player(P3, "yssaril"), P1, 5), P3, 5);
    Scenario<AgendaState> law = passed(CouncilKit.agenda(hands, "executive_sanctions"), "for");

    assertThat(HandLimit.of(law.table(), P1)).isEqualTo(3);
    assertThat(HandLimit.excess(law.table(), P1)).isEqualTo(2);
    assertThat(HandLimit.excess(law.table(), P3)).isZero();
    assertThat(
            law.table()
                .kernel()
                .within(StrategyCardProcedure.DrawActionCards.class)
                .orElseThrow()
                .seat())
        .as("it discards down to the limit")
        .isEqualTo(P1);
  }

  @Test
  void withoutSanctionsEveryHandLosesACard() {
    Table after =
        passed(CouncilKit.agenda(hand(THREE, P1, 3), "executive_sanctions"), "against", 1).table();

    assertThat(after.player(P1).actionCards()).hasSize(2);
    assertThat(after.player(P2).actionCards()).isEmpty();
  }

  @Test
  void allUnitsOfADemilitarizedPlanetAreDestroyedAndNoneCanBePlaced() {
    TableKit kit =
        THREE
            .units(P3, "26/lodor", UnitType.INFANTRY, 2)
            .units(P3, "26/lodor", UnitType.SPACE_DOCK, 1);
    Table after = decided(kit, "demilitarized_zone", "lodor");

    assertThat(after.units().at(Place.of("26/lodor"))).isEmpty();
    assertThat(after.kernel().within(Destroyed.class)).isPresent();
    assertThat(UnitPlacement.isOpen(after, P3, UnitType.INFANTRY, new PlanetId("lodor"))).isFalse();
  }

  @Test
  @Rule({"agenda/demilitarized_zone.N1", "agenda/demilitarized_zone.N2"})
  void anEmptyPlanetIsDemilitarizedUntilTheLawLeaves() {
    PlanetId lodor = new PlanetId("lodor");
    Table law = decided(THREE, "demilitarized_zone", "lodor");
    assertThat(law.planets().attachedTo(lodor)).hasSize(1);
    assertThat(law.kernel().within(Destroyed.class)).isEmpty();
    assertThat(UnitPlacement.isOpen(law, P3, UnitType.INFANTRY, lodor)).isFalse();

    Table gone = withoutLaw(law, "demilitarized_zone");
    assertThat(UnitPlacement.isOpen(gone, P3, UnitType.INFANTRY, lodor)).isTrue();
  }

  @Test
  @Rule("agenda/core_mining.N1")
  void coreMiningTakesAnInfantryAndGivesResources() {
    PlanetId lirta = new PlanetId("lirta_iv");
    TableKit kit = THREE.tile("35", 2, 0);
    int before = PlanetFacts.of(kit.table(), lirta).resources();
    Table mined =
        decided(kit.units(P2, "35/lirta_iv", UnitType.INFANTRY, 2), "core_mining", "lirta_iv");

    assertThat(mined.units().count(P2, UnitType.INFANTRY)).isEqualTo(1);
    assertThat(PlanetFacts.of(mined, lirta).resources()).isEqualTo(before + 2);
    assertThat(PlanetFacts.of(decided(kit, "core_mining", "lirta_iv"), lirta).resources())
        .isEqualTo(before + 2);
  }

  @Test
  @Rule("agenda/senate_sanctuary.N1")
  void attachedLawsChangeTheirPlanetUntilTheyLeave() {
    PlanetId lodor = new PlanetId("lodor");
    int influence = PlanetFacts.of(THREE.table(), lodor).influence();
    Table law = decided(THREE, "senate_sanctuary", "lodor");
    assertThat(PlanetFacts.of(law, lodor).influence()).isEqualTo(influence + 2);

    Table gone = withoutLaw(law, "senate_sanctuary");
    assertThat(gone.council().laws()).isEmpty();
    assertThat(PlanetFacts.of(gone, lodor).influence()).isEqualTo(influence);
  }

  @Test
  @Rule("agenda/terraforming_initiative.N1")
  void aTerraformedPlanetIsWorthMoreUntilTheLawLeaves() {
    PlanetId starpoint = new PlanetId("starpoint");
    TableKit kit = THREE.tile("27", 0, 2).controls(P3, "starpoint");
    int resources = PlanetFacts.of(kit.table(), starpoint).resources();
    int influence = PlanetFacts.of(kit.table(), starpoint).influence();
    Table law = decided(kit, "terraforming_initiative", "starpoint");
    assertThat(PlanetFacts.of(law, starpoint).resources()).isEqualTo(resources + 1);
    assertThat(PlanetFacts.of(law, starpoint).influence()).isEqualTo(influence + 1);

    Table gone = withoutLaw(law, "terraforming_initiative");
    assertThat(PlanetFacts.of(gone, starpoint).resources()).isEqualTo(resources);
    assertThat(PlanetFacts.of(gone, starpoint).influence()).isEqualTo(influence);
  }

  private static Table withoutLaw(Table table, String law) {
    Table gone = table;
    for (TableEvent event : Laws.leave(table, new AgendaId(law))) {
      gone = event.fold(gone);
    }
    return gone;
  }

  private static TableKit hand(TableKit kit, Seat seat, int cards) {
    TableKit now = kit;
    for (String card :
        List.of("sabotage", "bunker", "ghost_ship", "plague", "uprising").subList(0, cards)) {
      now = now.holds(seat, card);
    }
    return now;
  }

  private static List<TechnologyId> researchable(Table table, Seat seat) {
    return Researchable.by(table, seat).stream().map(Researchable::technology).toList();
  }

  private static Table decided(TableKit kit, String agenda, String outcome) {
    return passed(CouncilKit.agenda(kit, agenda), outcome).table();
  }

  /** P2 votes so, the others abstain, and all pass. */
  private static Scenario<AgendaState> passed(
      Scenario<AgendaState> agenda, String outcome, int... dice) {
    Scenario<AgendaState> now = agenda.when(P2, CouncilKit.votes(outcome, "lirta_iv"));
    now = now.when(P3, new Abstain());
    now = now.when(P1, new Abstain(), dice);
    while (!now.awaited().isEmpty()
        && now.options(now.awaited().getFirst()).stream()
            .anyMatch(AbilityOption.Passing.class::isInstance)) {
      now = now.when(now.awaited().getFirst(), new LetPass(Service.AGENDA), dice);
    }
    return now;
  }
}
