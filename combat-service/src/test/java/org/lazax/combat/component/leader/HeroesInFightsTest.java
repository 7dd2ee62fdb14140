package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.event.leaders.HeroPurged;

/** Heroes that fight, or land. */
class HeroesInFightsTest {
  private static final String SHVAL = "leader/shval_harbinger";
  private static final String KUUASI = "leader/kuuasi_aun_jalatai";

  // ---- Shval, Harbinger ----

  /** A carrier with four infantry has come upon a cruiser and two planets with a PDS each. */
  private static TableKit raid() {
    return field()
        .leaders(P1, "shval_harbinger")
        .units(P1, "27", CARRIER, 1)
        .units(P1, "27", INFANTRY, 4)
        .controls(P2, "new_albion", "starpoint")
        .units(P2, "27", CRUISER, 1)
        .units(P2, ON_ALBION, PDS, 1)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  private static TableKit docked() {
    return raid().units(P2, ON_ALBION, SPACE_DOCK, 1);
  }

  private static Scenario<CombatState> moved(TableKit kit) {
    return fight(
        kit.frame(new TacticalAction(P1, SYSTEM).at(TacticalAction.Progress.Step.SPACE_COMBAT))
            .frame(new SpaceCannonOffense(P1, SYSTEM, kit.table().clockwiseFrom(P1), true)));
  }

  private static CommitGroundForces land(Landing... landings) {
    return new CommitGroundForces(List.of(landings), Optional.empty());
  }

  @Test
  @Rule({
    "leader/shval_harbinger.N2",
    "leader/shval_harbinger.N3",
    "leader/shval_harbinger.N4",
    "leaders.12"
  })
  void shvalGoesStraightToTheLandingAndSendsTheShipsHome() {
    Scenario<CombatState> asked = moved(docked().holds(P2, "experimental_battlestation"));
    assertThat(usable(asked, P1)).containsExactly(SHVAL);

    Scenario<CombatState> landing = asked.when(P1, use(SHVAL));
    assertThat(landing.events()).contains(new HeroPurged(P1, new LeaderId("shval_harbinger")));
    assertThat(landing.table().kernel().within(SpaceCannonOffense.class)).isEmpty();
    assertThat(
            landing.table().kernel().within(TacticalAction.class).orElseThrow().progress().next())
        .isEqualTo(TacticalAction.Progress.Step.PRODUCTION);

    Scenario<CombatState> landed =
        landing.when(P1, land(new Landing(ALBION, List.of(group(INFANTRY, 4)))));
    assertThat(count(landed, P1, "27", CARRIER)).isZero();
    assertThat(count(landed, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(landed.awaited()).as("space cannon defense").containsExactly(P2);
  }

  @Test
  void whoLetsItPassFightsAsAlways() {
    Scenario<CombatState> passed = moved(raid()).when(P1, pass());
    assertThat(passed.awaited()).as("space cannon offense").containsExactly(P2);
    assertThat(usable(moved(docked().holds(P2, "experimental_battlestation")).when(P1, pass()), P2))
        .containsExactly("action_card/experimental_battlestation");
    assertThat(count(passed, P1, "27", CARRIER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/shval_harbinger.N1")
  void aParleyLeavesThemInSpaceWithoutShips() {
    Scenario<CombatState> landed =
        moved(raid().holds(P2, "parley"))
            .when(P1, use(SHVAL))
            .when(P1, land(new Landing(ALBION, List.of(group(INFANTRY, 4)))));
    assertThat(usable(landed, P2)).containsExactly("action_card/parley");

    Scenario<CombatState> back = landed.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, "27", INFANTRY)).isZero();
    assertThat(count(back, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(back.table().planets().controls(P2, ALBION)).isTrue();
  }

  // ---- Dannel of the Tenth ----

  /** Dannel's infantry have landed beside infantry of p1 that wait in space. */
  private static TableKit unseen() {
    return field()
        .units(P1, ON_ALBION, INFANTRY, 2)
        .units(P1, ON_STARPOINT, INFANTRY, 1)
        .controls(P2, "new_albion", "starpoint")
        .units(P2, ON_ALBION, PDS, 1)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  @Test
  @Rule("action_card/ghost_squad.N2")
  void aGhostSquadAnswersInfantryThatComeByDannelToo() {
    Scenario<CombatState> landed =
        fight(
            field()
                .units(P1, ON_ALBION, INFANTRY, 2)
                .controls(P2, "new_albion", "starpoint")
                .units(P2, ON_ALBION, INFANTRY, 1)
                .holds(P2, "ghost_squad")
                .frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION))));
    assertThat(usable(landed, P2)).containsExactly("action_card/ghost_squad");

    Scenario<CombatState> moved =
        landed
            .when(P2, use("action_card/ghost_squad"))
            .when(P2, choose("infantry 27/new_albion 27/starpoint"));
    assertThat(count(moved, P2, ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(count(moved, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule({"leader/dannel_of_the_tenth.N3", "leader/dannel_of_the_tenth.N4.1"})
  void nobodyFiresAtDannelsInfantryNorLandsBesideThem() {
    TableKit kit = unseen().units(P1, "27", CARRIER, 1).units(P1, "27", INFANTRY, 2);
    Scenario<CombatState> invaded =
        fight(kit.frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION, STARPOINT))), 8, 1, 1);

    assertThat(invaded.awaited()).isEmpty();
    assertThat(rolls(invaded)).as("ground combat alone").hasSize(2);
    assertThat(invaded.table().planets().of(P1)).contains(ALBION, STARPOINT);
    assertThat(count(invaded, P1, "27", INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule("leader/dannel_of_the_tenth.N5")
  void indoctrinationIsUsable() {
    TableKit kit = unseen().player(P1, "yin").goods(P1, 4, 0).controls(P1, "darien");
    Scenario<CombatState> asked =
        fight(kit.frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION))));

    assertThat(usable(asked, P1)).contains("faction_ability/indoctrination");
  }

  @Test
  @Rule({"leader/dannel_of_the_tenth.N7", "leader/dannel_of_the_tenth.N7.1"})
  void aParleySendsThemIntoSpaceWhereNothingCarriesThem() {
    Scenario<CombatState> asked =
        fight(
            unseen()
                .holds(P2, "parley")
                .frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION, STARPOINT))));

    assertThat(usable(asked, P2)).containsExactly("action_card/parley");
    Scenario<CombatState> back = asked.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, "27", INFANTRY)).isZero();
    assertThat(back.table().planets().of(P1)).contains(STARPOINT).doesNotContain(ALBION);
  }

  @Test
  @Rule("leader/dannel_of_the_tenth.N7.2")
  void withShipsToCarryThemTheyStayInSpace() {
    Scenario<CombatState> asked =
        fight(
            unseen()
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", INFANTRY, 3)
                .holds(P2, "parley")
                .frame(Invasion.afterPlacement(P1, SYSTEM, List.of(ALBION))));

    Scenario<CombatState> back = asked.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, "27", INFANTRY)).as("as many as the carrier carries").isEqualTo(4);
  }

  // ---- Kuuasi Aun Jalatai ----

  private static TableKit besieged() {
    return field()
        .player(P2, "keleres")
        .leaders(P2, "kuuasi_aun_jalatai")
        .controls(P2, "new_albion")
        .units(P1, "27", DREADNOUGHT, 1)
        .units(P2, "27", CRUISER, 1);
  }

  @Test
  @Rule("leader/kuuasi_aun_jalatai.N2")
  void whatIsOutOfReserveComesOffTheBoardFromWhereNoTokenLies() {
    Scenario<CombatState> asked =
        spaceCombat(
            besieged()
                .units(P2, "19", FLAGSHIP, 1)
                .units(P2, "46", CRUISER, 4)
                .units(P2, "19", CRUISER, 3)
                .tokens(P2, "46"));

    Scenario<CombatState> come = asked.when(P2, use(KUUASI));
    assertThat(candidates(come, P2)).containsExactly("cruiser@19", "destroyer");
    Scenario<CombatState> two = come.when(P2, choose("cruiser@19"));
    assertThat(candidates(two, P2)).containsExactly("cruiser@19", "destroyer");
    Scenario<CombatState> three = two.when(P2, choose("destroyer"), 1, 1);
    assertThat(count(three, P2, "27", FLAGSHIP)).isEqualTo(1);
    assertThat(count(three, P2, "19", FLAGSHIP)).isZero();
    assertThat(count(three, P2, "19", CRUISER)).isEqualTo(2);
  }

  @Test
  @Rule("leader/kuuasi_aun_jalatai.N3.1")
  void aFlagshipLostInTheCombatComesAgain() {
    Scenario<CombatState> asked =
        spaceCombat(besieged().units(P2, "27", FLAGSHIP, 1)).when(P2, pass(), 5, 1, 1, 1);
    Scenario<CombatState> lost = asked.when(P2, destroy(group(FLAGSHIP, 1)));
    assertThat(count(lost, P2, "27", FLAGSHIP)).isZero();
    assertThat(usable(lost, P2)).containsExactly(KUUASI);

    Scenario<CombatState> come = lost.when(P2, use(KUUASI)).when(P2, choose(), 5, 1, 1, 1);
    assertThat(count(come, P2, "27", FLAGSHIP)).isEqualTo(1);
  }
}
