package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
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
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.table.kit.TableKit.P1;
import static org.lazax.table.kit.TableKit.P2;
import static org.lazax.table.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.combat.Battles;
import org.lazax.rulebook.Rule;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.kit.Scenario;
import org.lazax.table.kit.TableKit;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;

/** Commanders in fights: they act for as long as they are unlocked, and never before. */
class CommandersInFightsTest {
  private static final String SEKKUS = "leader/ghom_sekkus";
  private static final String IPSWITCH = "leader/ipswitch_loose_cannon";

  @Test
  @Rule({"leader/rickar_rickani.N1", "leaders.6.2"})
  void rickarHelpsInTheVeryCombatThatUnlocksIt() {
    TableKit kit =
        field()
            .player(P1, "winnu")
            .leader(P1, "rickar_rickani", LeaderState.LOCKED)
            .controls(P1, "arretze")
            .round(1)
            .tile("18", 6, 0)
            .units(P1, "18", CRUISER, 1)
            .units(P2, "18", CRUISER, 1);
    Scenario<Battles> fought =
        fight(kit.frame(new SpaceCombat(SystemId.MECATOL_REX, P1, P2)), 5, 1);

    assertThat(rolls(fought).getFirst().groups().getFirst().modifiers())
        .extracting(modifier -> modifier.value())
        .containsExactly(2);
  }

  @Test
  @Rule("leaders.6")
  void aLockedCommanderDoesNothing() {
    Scenario<Battles> asked =
        invasion(shielded().leader(P1, "2ram", LeaderState.LOCKED).units(P1, "27", CARRIER, 1));
    assertThat(asked.awaited()).as("no bombardment").isEmpty();

    Scenario<Battles> bombarding =
        invasion(shielded().leaders(P1, "2ram").units(P1, "27", CARRIER, 1));
    assertThat(bombarding.awaited()).as("bombardment").containsExactly(P1);
  }

  private static TableKit shielded() {
    return field()
        .controls(P2, "new_albion")
        .units(P1, "27", DREADNOUGHT, 1)
        .units(P2, ON_ALBION, PDS, 1)
        .units(P2, ON_ALBION, INFANTRY, 1);
  }

  // ---- G'hom Sek'kus ----

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
    Scenario<Battles> asked = invasion(nearby());
    assertThat(usable(asked, P1)).containsExactly(SEKKUS);

    Scenario<Battles> first = asked.when(P1, use(SEKKUS));
    assertThat(candidates(first, P1)).containsExactly("infantry>new_albion", "infantry>starpoint");
    first
        .when(P1, choose("infantry>new_albion", "infantry>starpoint"))
        .thenRefusedAs("no-such-choice");
    Scenario<Battles> second = first.when(P1, choose("infantry>new_albion"));
    assertThat(candidates(second, P1)).containsExactly("infantry>new_albion");
    Scenario<Battles> over = second.when(P1, choose("infantry>new_albion"), 8, 1, 1);

    assertThat(count(over, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(count(over, P1, "19/wellon", INFANTRY)).isEqualTo(2);
    assertThat(count(over, P1, ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(over.table().planets().of(P1)).contains(ALBION, STARPOINT);
  }

  @Test
  @Rule("leader/ghom_sekkus.N5")
  void nobodyButTheActivePlayerLandsSo() {
    Scenario<Battles> invaded =
        invasion(nearby().leaders(P3, "ghom_sekkus").units(P3, "19/wellon", MECH, 1));
    assertThat(invaded.awaited()).containsExactly(P1);
  }

  @Test
  void nobodyComesFromWhereATokenOfOnesOwnLies() {
    Scenario<Battles> asked = invasion(nearby().tokens(P1, "19")).when(P1, use(SEKKUS));
    assertThat(candidates(asked, P1)).containsExactly("infantry>new_albion");
  }

  @Test
  @Rule({"leader/ghom_sekkus.N6", "leader/ghom_sekkus.N7"})
  void nobodyElseBombardsAndSpaceCannonsFireAtThem() {
    Scenario<Battles> landed =
        invasion(nearby().units(P3, "27", DREADNOUGHT, 2).units(P2, ON_ALBION, PDS, 1))
            .when(P1, use(SEKKUS))
            .when(P1, choose("infantry>new_albion"))
            .when(P1, choose());
    assertThat(rolls(landed)).isEmpty();
    assertThat(landed.awaited()).as("space cannon defense").containsExactly(P2);
  }

  @Test
  @Rule("leader/ghom_sekkus.N3")
  void aParleyLeavesThemInSpaceWhereNothingCarriesThem() {
    Scenario<Battles> landed =
        invasion(nearby().holds(P2, "parley"))
            .when(P1, use(SEKKUS))
            .when(P1, choose("infantry>new_albion"))
            .when(P1, choose());
    assertThat(usable(landed, P2)).containsExactly("action_card/parley");

    Scenario<Battles> back = landed.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, "27", INFANTRY)).isZero();
    assertThat(back.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule("leader/ghom_sekkus.N12")
  void nobodyLandsInADemilitarizedZone() {
    Scenario<Battles> asked =
        invasion(nearby().attached("exploration/demilitarized_zone_exploration", "new_albion"))
            .when(P1, use(SEKKUS));
    assertThat(candidates(asked, P1)).containsExactly("infantry>starpoint");
  }

  // ---- Ipswitch, Loose Cannon ----

  @Test
  @Rule({"leader/ipswitch_loose_cannon.N1", "leader/ipswitch_loose_cannon.N2"})
  void whatWasDestroyedBeforeItWasUsedIsNotCopied() {
    TableKit kit =
        field()
            .player(P1, "mentak")
            .leaders(P1, "ipswitch_loose_cannon")
            .units(P1, "27", CRUISER, 2)
            .units(P2, "27", DESTROYER, 1)
            .units(P2, "27", CARRIER, 2);
    Scenario<Battles> asked = spaceCombat(kit);
    assertThat(usable(asked, P1)).containsExactlyInAnyOrder("faction_ability/ambush", IPSWITCH);

    Scenario<Battles> ambushed = asked.when(P1, use("faction_ability/ambush"), 10, 1);

    Scenario<Battles> lost =
        ambushed.when(
            P2, org.lazax.combat.Field.destroy(org.lazax.combat.Field.group(DESTROYER, 1)));
    assertThat(usable(lost, P1)).containsExactly(IPSWITCH);
    Scenario<Battles> used = lost.when(P1, use(IPSWITCH), 7, 7, 1, 1);
    assertThat(count(used, P1, "27", DESTROYER)).as("lost before").isZero();
    assertThat(count(used, P1, "27", CARRIER)).isEqualTo(2);
  }
}
