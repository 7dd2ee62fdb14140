package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.Invasion.Progress.Step;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Ground forces that land from planets nearby. */
class GhomSekkusTest {
  private static final String SEKKUS = "leader/ghom_sekkus";

  /** Infantry on two planets nearby; nothing of p1 in the system's space. */
  private static TableKit nearby() {
    return field()
        .leaders(P1, "ghom_sekkus")
        .controls(P1, "wellon", "starpoint")
        .controls(P2, "new_albion")
        .units(P1, "19/wellon", INFANTRY, 3)
        .units(P1, ON_STARPOINT, INFANTRY, 2)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  @Test
  @Rule({"leader/ghom_sekkus.N2", "leader/ghom_sekkus.N4", "leader/ghom_sekkus.N9"})
  void oneComesFromEachPlanetNearbyThoughNoShipIsThere() {
    Scenario<CombatState> asked = invasion(nearby());
    assertThat(usable(asked, P1)).containsExactly(SEKKUS);

    Scenario<CombatState> first = asked.when(P1, use(SEKKUS));
    assertThat(candidates(first, P1)).containsExactly("infantry>new_albion", "infantry>starpoint");
    first
        .when(P1, choose("infantry>new_albion", "infantry>starpoint"))
        .thenRefusedAs("no-such-choice");
    Scenario<CombatState> second = first.when(P1, choose("infantry>new_albion"));
    assertThat(candidates(second, P1)).containsExactly("infantry>new_albion");
    Scenario<CombatState> chosen = second.when(P1, choose("infantry>new_albion"));

    assertThat(count(chosen, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(chosen, P1, ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(chosen.table().kernel().within(AdjacentLanding.class))
        .as("the map goes on")
        .contains(new AdjacentLanding(P1, SYSTEM, List.of(one("19/wellon"))));
    assertThat(chosen.table().kernel().within(Invasion.class).orElseThrow().progress().landed())
        .containsExactly(ALBION);
  }

  private static AdjacentLanding.Leg one(String from) {
    return new AdjacentLanding.Leg(Place.of(from), UnitStack.of(P1, INFANTRY, 1), ALBION);
  }

  @Test
  @Rule("leader/ghom_sekkus.N9")
  void whoHasLandedSoFights() {
    TableKit kit =
        field()
            .controls(P2, "new_albion")
            .units(P1, ON_ALBION, INFANTRY, 2)
            .units(P2, ON_ALBION, INFANTRY, 1);
    Scenario<CombatState> over =
        fight(
            kit.frame(new Invasion(P1, SYSTEM).at(Step.COMMITTING, List.of(ALBION), List.of())),
            8,
            1,
            1);
    assertThat(over.table().planets().of(P1)).contains(ALBION);
  }

  @Test
  @Rule("leader/ghom_sekkus.N5")
  void nobodyButTheActivePlayerLandsSo() {
    Scenario<CombatState> invaded =
        invasion(nearby().leaders(P3, "ghom_sekkus").units(P3, "19/wellon", MECH, 1));
    assertThat(invaded.awaited()).containsExactly(P1);
  }

  @Test
  void nobodyComesFromWhereATokenOfOnesOwnLies() {
    Scenario<CombatState> asked = invasion(nearby().tokens(P1, "19")).when(P1, use(SEKKUS));
    assertThat(candidates(asked, P1)).containsExactly("infantry>new_albion");
  }

  @Test
  @Rule({"leader/ghom_sekkus.N6", "leader/ghom_sekkus.N7"})
  void nobodyElseBombardsAndSpaceCannonsFireAtThem() {
    Scenario<CombatState> landed =
        invasion(nearby().units(P3, "27", DREADNOUGHT, 2).units(P2, ON_ALBION, PDS, 1))
            .when(P1, use(SEKKUS))
            .when(P1, choose())
            .when(P1, choose("infantry>new_albion"));
    assertThat(rolls(landed)).isEmpty();
    assertThat(landed.awaited()).as("space cannon defense").containsExactly(P2);
  }

  @Test
  @Rule("leader/ghom_sekkus.N3")
  void aParleyLeavesThemInSpaceWhereNothingCarriesThem() {
    Scenario<CombatState> landed =
        invasion(nearby().holds(P2, "parley"))
            .when(P1, use(SEKKUS))
            .when(P1, choose())
            .when(P1, choose("infantry>new_albion"));
    assertThat(usable(landed, P2)).containsExactly("action_card/parley");

    Scenario<CombatState> back = landed.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, "27", INFANTRY)).isZero();
    assertThat(back.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule("leader/ghom_sekkus.N12")
  void nobodyLandsInADemilitarizedZone() {
    Scenario<CombatState> asked =
        invasion(nearby().attached("exploration/demilitarized_zone_exploration", "new_albion"))
            .when(P1, use(SEKKUS));
    assertThat(candidates(asked, P1)).containsExactly("infantry>starpoint");
  }

  // ---- as ships would move ----

  @Test
  @Rule("leader/ghom_sekkus.N8.4")
  void whoComesOutOfARiftThrowsADieForIt() {
    TableKit kit = nearby().tile("67", -1, 0).units(P1, "67/cormund", INFANTRY, 2);
    Scenario<CombatState> used = invasion(kit).when(P1, use(SEKKUS));
    Scenario<CombatState> third = answered(used, "67/cormund", "infantry>new_albion");

    assertThat(third.table().kernel().within(AdjacentLanding.class))
        .contains(new AdjacentLanding(P1, SYSTEM, List.of(one("67/cormund"))));
    assertThat(count(third, P1, "67/cormund", INFANTRY)).isEqualTo(2);
  }

  /** Chooses this for that source and nobody for the others. */
  private static Scenario<CombatState> answered(
      Scenario<CombatState> asked, String source, String landing) {
    Scenario<CombatState> next = asked;
    for (String from : List.of("19/wellon", ON_STARPOINT, "67/cormund")) {
      next = next.when(P1, from.equals(source) ? choose(landing) : choose());
    }
    return next;
  }

  @Test
  @Rule("leader/ghom_sekkus.N8.5")
  void nobodyComesThroughAWormholeUnderATravelBan() {
    TableKit kit =
        field()
            .leaders(P1, "ghom_sekkus")
            .tile("25", 0, 4)
            .tile("64", 4, 4)
            .units(P1, "64/atlas", INFANTRY, 1)
            .units(P2, "25/quann", INFANTRY, 1);
    Invasion invasion = new Invasion(P1, SystemId.of("25"));
    assertThat(usable(fight(kit.frame(invasion)), P1)).containsExactly(SEKKUS);
    assertThat(fight(kit.law("enforced_travel_ban").frame(invasion)).awaited()).isEmpty();
  }

  @Test
  @Rule("leader/ghom_sekkus.N11")
  void thePlanetThatUnlocksItComesTooLateForItsOwnInvasion() {
    TableKit kit =
        field()
            .player(P1, "sardakk_norr")
            .leader(P1, "ghom_sekkus", LeaderState.LOCKED)
            .round(1)
            .tile("20", 0, 3)
            .tile("21", 0, 5)
            .tile("22", 3, 3)
            .controls(P1, "vefut_ii", "thibah", "tarmann", "wellon")
            .units(P1, "19/wellon", INFANTRY, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 1);
    Scenario<CombatState> landed =
        invasion(kit)
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()));

    assertThat(landed.table().planets().of(P1)).contains(ALBION);
    assertThat(
            landed
                .table()
                .player(P1)
                .leaders()
                .is(new LeaderId("ghom_sekkus"), LeaderState.UNLOCKED))
        .isTrue();
    assertThat(landed.awaited()).isEmpty();
    assertThat(count(landed, P1, "19/wellon", INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ghom_sekkus.N8.4")
  void whoIsLostOnTheWayHasLandedNowhere() {
    TableKit kit = field().controls(P2, "new_albion").units(P2, ON_ALBION, PDS, 2);
    Scenario<CombatState> over =
        fight(kit.frame(new Invasion(P1, SYSTEM).at(Step.COMMITTING, List.of(ALBION), List.of())));
    assertThat(over.awaited()).as("space cannon defense").isEmpty();
    assertThat(over.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule({"leader/ghom_sekkus.N8.2", "leader/ghom_sekkus.N8.3"})
  void miragesInAnomaliesAreOpenToWhoCanComeThere() {
    assertThat(usable(fight(mirage("45", "gravity_drive")), P1)).isEmpty();
    assertThat(usable(fight(mirage("45", "antimass_deflectors")), P1)).containsExactly(SEKKUS);
    assertThat(usable(fight(mirage("43", "antimass_deflectors")), P1)).isEmpty();
    assertThat(usable(fight(mirage("43", "magmus_reactor")), P1)).containsExactly(SEKKUS);
  }

  // ---- where others charge for it ----

  @Test
  @Rule({"leader/ghom_sekkus.N13", "unit/omniopiares.N1"})
  void aPlanetIsPaidForOnceBeforeTheLanding() {
    Scenario<CombatState> paying =
        invasion(nearby().player(P2, "keleres").units(P2, ON_ALBION, MECH, 2).goods(P1, 1, 0))
            .when(P1, use(SEKKUS))
            .when(P1, choose("infantry>new_albion"))
            .when(P1, choose("infantry>new_albion"));
    assertThat(candidates(paying, P1)).containsExactly("starpoint", "wellon", "trade_good");
    assertThat(count(paying, P1, ON_ALBION, INFANTRY)).isZero();
    paying.when(P1, choose("wellon")).thenRefusedAs("no-such-choice");
    paying.when(P1, choose("wellon", "starpoint", "trade_good")).thenRefusedAs("no-such-choice");

    Scenario<CombatState> paid = paying.when(P1, choose("wellon", "trade_good")).thenAccepted();
    assertThat(paid.table().player(P1).tradeGoods()).isZero();
    assertThat(paid.table().planets().readied(P1, new PlanetId("wellon"))).isFalse();
    assertThat(paid.table().planets().readied(P1, STARPOINT)).isTrue();
    assertThat(count(paid, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(paid.table().kernel().within(AdjacentLanding.class))
        .contains(new AdjacentLanding(P1, SYSTEM, List.of(one("19/wellon"))));
  }

  @Test
  @Rule("leader/ghom_sekkus.N13")
  void whoHasPaidCommitsOthersThereForNothing() {
    TableKit kit =
        nearby()
            .player(P2, "keleres")
            .units(P2, ON_ALBION, MECH, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 1);
    Scenario<CombatState> landed =
        invasion(kit)
            .when(P1, use(SEKKUS))
            .when(P1, choose())
            .when(P1, choose("infantry>new_albion"))
            .when(P1, choose("wellon"))
            .thenAccepted();
    CommitOption option = (CommitOption) landed.options(P1).getFirst();
    assertThat(option.planets()).contains(ALBION);
    assertThat(option.tolls()).isEmpty();

    Scenario<CombatState> none = invasion(kit).when(P1, use(SEKKUS)).when(P1, choose());
    CommitOption charged =
        (CommitOption) none.when(P1, choose()).thenAccepted().options(P1).getFirst();
    assertThat(charged.tolls().orElseThrow().payments()).containsExactly(Map.entry(ALBION, 1));
  }

  @Test
  @Rule({"leader/ghom_sekkus.N8.4", "leader/ghom_sekkus.N13"})
  void aPlanetStaysPaidForThoughAllWhoWereToLandThereAreLostOnTheWay() {
    TableKit kit =
        field()
            .player(P2, "keleres")
            .controls(P1, "wellon", "starpoint")
            .controls(P2, "new_albion")
            .units(P2, ON_ALBION, MECH, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 1);
    Invasion charged = new Invasion(P1, SYSTEM).at(Step.COMMITTING, List.of(), List.of());
    assertThat(commitment(fight(kit.frame(charged))).tolls()).isPresent();

    Invasion paid = new Invasion(P1, SYSTEM).at(Step.COMMITTING, List.of(ALBION), List.of());
    Scenario<CombatState> lost = fight(kit.frame(paid));
    assertThat(commitment(lost).planets()).contains(ALBION);
    assertThat(commitment(lost).tolls()).isEmpty();
    Scenario<CombatState> fought =
        lost.when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()),
                1,
                10)
            .thenAccepted();
    assertThat(rolls(fought)).as("the ground combat").hasSize(2);
    assertThat(count(fought, P1, "27", INFANTRY)).isZero();
    assertThat(lost.when(P1, CommitGroundForces.NOBODY).thenAccepted().table().planets().of(P1))
        .as("who is lost takes no planet")
        .doesNotContain(ALBION);
  }

  private static CommitOption commitment(Scenario<CombatState> scenario) {
    return (CommitOption) scenario.options(P1).getFirst();
  }

  @Test
  @Rule({"leader/ghom_sekkus.N13", "unit/omniopiares.N1"})
  void nobodyLandsWhereThePriceOfAllLandingsIsTooHigh() {
    TableKit poor =
        field()
            .leaders(P1, "ghom_sekkus")
            .player(P2, "keleres")
            .tile("67", -1, 0)
            .goods(P1, 1, 0)
            .units(P1, "19/wellon", INFANTRY, 1)
            .units(P1, "67/cormund", INFANTRY, 1)
            .units(P2, ON_ALBION, MECH, 1);
    Scenario<CombatState> two =
        invasion(poor.units(P2, ON_STARPOINT, MECH, 1)).when(P1, use(SEKKUS));
    assertThat(candidates(two, P1)).containsExactly("infantry>new_albion", "infantry>starpoint");
    Scenario<CombatState> next = two.when(P1, choose("infantry>new_albion"));
    assertThat(candidates(next, P1)).containsExactly("infantry>new_albion");
    Scenario<CombatState> paid = next.when(P1, choose("infantry>new_albion")).thenAccepted();
    assertThat(paid.table().player(P1).tradeGoods()).as("there is nothing else").isZero();

    Scenario<CombatState> dear =
        invasion(poor.units(P2, ON_STARPOINT, MECH, 2)).when(P1, use(SEKKUS));
    assertThat(candidates(dear, P1)).containsExactly("infantry>new_albion");
  }

  /** Infantry beside a system with Mirage. */
  private static TableKit mirage(String tile, String technology) {
    SystemId system = SystemId.of(tile);
    return field()
        .leaders(P1, "ghom_sekkus")
        .technologies(P1, technology)
        .tile(tile, 0, 1)
        .with(table -> new PlanetAdded(new PlanetId("mirage"), system).fold(table))
        .units(P1, ON_STARPOINT, INFANTRY, 1)
        .frame(new Invasion(P1, system));
  }
}
