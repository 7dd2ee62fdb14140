package org.lazax.rules.leaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.HeroPurged;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.event.leaders.LeadersLaid;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.objectives.Objectives;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** P1 has a leader that is locked, and p2 nothing to speak of. */
class LeadersTest {

  @Test
  @Rule({"leaders.1", "leaders.2", "leader_sheet.1"})
  void aFactionHasAnAgentReadiedACommanderAndAHeroLocked() {
    for (FactionId faction : Catalog.standard().factions().keySet()) {
      Leaders leaders = atTheStart(faction);
      leaders
          .cards()
          .forEach((leader, state) ->
              assertThat(state)
                  .as(leader.value())
                  .isEqualTo(
                      Catalog.standard().leader(leader).type() == Leader.Type.AGENT
                          ? LeaderState.READIED
                          : LeaderState.LOCKED));
      if (!Set.of("nomad", "keleres").contains(faction.value())) {
        assertThat(leaders.cards().keySet())
            .as(faction.value())
            .extracting(leader -> Catalog.standard().leader(leader).type())
            .containsExactlyInAnyOrder(Leader.Type.AGENT, Leader.Type.COMMANDER, Leader.Type.HERO);
      }
    }
  }

  @Test
  @Rule({"leaders.1.1", "leaders.2.2"})
  void theNomadHasThreeAgentsThatAreExhaustedOneByOne() {
    Leaders leaders = atTheStart(new FactionId("nomad"));
    assertThat(leaders.cards()).hasSize(5);
    assertThat(leaders.lying(LeaderState.READIED)).hasSize(3);

    TableKit kit = kit().with(t -> new LeadersLaid(P1, leaders).fold(t));
    Table used = new AgentExhausted(P1, new LeaderId("the_thundarian")).fold(kit.table());
    assertThat(used.player(P1).leaders().lying(LeaderState.READIED)).hasSize(2);
  }

  @Test
  @Rule("leaders.4")
  void onlyAReadiedAgentOfOnesOwnIsExhausted() {
    Table table = kit().leaders(P1, "tellurian").table();
    AgentExhausted exhausted = new AgentExhausted(P1, new LeaderId("tellurian"));

    assertThat(exhausted.guard(table)).isEmpty();
    assertThat(exhausted.guard(exhausted.fold(table))).isPresent();
    assertThat(new AgentExhausted(P2, new LeaderId("tellurian")).guard(table)).isPresent();
  }

  @Test
  @Rule("leaders.7")
  void aCommanderIsNeverExhausted() {
    Table table = kit().leaders(P1, "2ram").table();
    assertThat(new AgentExhausted(P1, new LeaderId("2ram")).guard(table)).isPresent();
  }

  @Test
  @Rule("leaders.11")
  void aHeroIsNeverExhausted() {
    Table table = kit().leaders(P1, "shval_harbinger").table();
    assertThat(new AgentExhausted(P1, new LeaderId("shval_harbinger")).guard(table)).isPresent();
  }

  @Test
  @Rule({"leaders.6", "leaders.6.1", "leaders.6.2"})
  void aLockedCommanderActsForNobodyUntilItsConditionIsMet() {
    TableKit three = locked("2ram").units(P1, "27", DREADNOUGHT, 3);
    assertThat(ActiveComponents.of(settled(three), P1).all()).doesNotContain(ref("2ram"));

    Table four = settled(three.units(P1, "26", DREADNOUGHT, 1));
    assertThat(ActiveComponents.of(four, P1).all()).contains(ref("2ram"));
    assertThat(ActiveComponents.of(four, P2).all()).doesNotContain(ref("2ram"));
  }

  @Test
  @Rule("leaders.6.4")
  void whatIsUnlockedStaysUnlocked() {
    Table four = settled(locked("2ram").units(P1, "27", DREADNOUGHT, 4));
    Table none = settled(four.withUnits(Units.NONE));
    assertThat(state(none, "2ram")).isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule({"leaders.6.3", "leaders.N2"})
  void nothingIsUnlockedWhileAnAbilityIsResolved() {
    Effect effect =
        new Effect(
            Service.GAME, new Use(AbilityRef.parse("technology/bio_stims"), P1), new AnyTime(P1));
    TableKit kit = locked("2ram").units(P1, "27", DREADNOUGHT, 4);

    assertThat(state(settled(kit.frame(effect)), "2ram")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(kit), "2ram")).isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule({"leaders.10", "leaders.10.1", "leaders.10.3", "leaders.10.4"})
  void threeScoredObjectivesOfAnySortUnlockAHeroForEver() {
    TableKit two = scored(locked("shval_harbinger"), "corner_the_market", "sway_the_council");
    assertThat(state(settled(two), "shval_harbinger")).isEqualTo(LeaderState.LOCKED);
    assertThat(ActiveComponents.of(settled(two), P1).all()).doesNotContain(ref("shval_harbinger"));

    Table three = settled(scored(two, "become_a_martyr"));
    assertThat(state(three, "shval_harbinger")).isEqualTo(LeaderState.UNLOCKED);
    Table none = settled(three.withObjectives(Objectives.NONE));
    assertThat(state(none, "shval_harbinger")).isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule("leaders.10.2")
  void pointsOfOtherSourcesDoNotCount() {
    TableKit kit =
        scored(
            locked("shval_harbinger").points(P1, 9),
            "corner_the_market",
            "centralize_galactic_trade");
    assertThat(state(settled(kit), "shval_harbinger")).isEqualTo(LeaderState.LOCKED);
  }

  @Test
  @Rule("leaders.12")
  void aPurgedHeroIsGone() {
    Table purged =
        new HeroPurged(P1, new LeaderId("shval_harbinger"))
            .fold(kit().leaders(P1, "shval_harbinger").table());
    assertThat(ActiveComponents.of(purged, P1).all()).doesNotContain(ref("shval_harbinger"));
    assertThat(new HeroPurged(P1, new LeaderId("shval_harbinger")).guard(purged)).isPresent();
  }

  @Test
  void unitsWithAnyOfTheAbilitiesUnlockTrrakan() {
    TableKit five = locked("trrakan_aun_zulok").units(P1, "27", DESTROYER, 5);
    assertThat(state(settled(five.units(P1, "27", CRUISER, 4)), "trrakan_aun_zulok"))
        .isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(five.units(P1, "27/new_albion", PDS, 1)), "trrakan_aun_zulok"))
        .isEqualTo(LeaderState.UNLOCKED);
  }

  /** P1 plays the Letnev, whose Armada adds two ships to what its fleet pool allows. */
  @Test
  @Rule("leader/rear_admiral_farran.N1")
  void shipsBeyondTheFleetPoolDoNotUnlockFarran() {
    TableKit five =
        kit()
            .player(P1, "letnev")
            .leader(P1, "rear_admiral_farran", LeaderState.LOCKED)
            .units(P1, "27", CRUISER, 5)
            .frame(new Turn(P1).acting());
    Table beyond = five.sheet(P1, 3, 2, 2).table();

    assertThat(beyond.settle())
        .contains(new UnitsRemoved(Place.of("27"), List.of(UnitStack.of(P1, CRUISER, 1))))
        .noneMatch(LeaderUnlocked.class::isInstance);
    assertThat(five.sheet(P1, 3, 3, 2).table().settle()).anyMatch(LeaderUnlocked.class::isInstance);
  }

  /** P1 invades with two cruisers, by Blitz, and has four destroyers elsewhere. */
  @Test
  @Rule("leader/trrakan_aun_zulok.N1")
  void shipsThatBombardByBlitzCountForTrrakan() {
    TableKit four =
        locked("trrakan_aun_zulok")
            .sheet(P1, 3, 4, 2)
            .units(P1, "27", DESTROYER, 4)
            .units(P1, "26", CRUISER, 2);
    TableKit there = four.frame(new Invasion(P1, SystemId.of("26")));

    assertThat(state(settled(there), "trrakan_aun_zulok")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(there.effect(P1, "action_card/blitz")), "trrakan_aun_zulok"))
        .isEqualTo(LeaderState.UNLOCKED);
    TableKit elsewhere = four.frame(new Invasion(P1, SystemId.of("25")));
    assertThat(state(settled(elsewhere.effect(P1, "action_card/blitz")), "trrakan_aun_zulok"))
        .isEqualTo(LeaderState.LOCKED);
  }

  /** P1 has a dock beside its destroyers. */
  @Test
  @Rule("leader/trrakan_aun_zulok.N1.1")
  void aBattlestationDoesNotCountForTrrakan() {
    TableKit five =
        locked("trrakan_aun_zulok")
            .units(P1, "27", DESTROYER, 5)
            .units(P1, "27/new_albion", SPACE_DOCK, 1)
            .effect(P1, "action_card/experimental_battlestation");

    assertThat(state(settled(five), "trrakan_aun_zulok")).isEqualTo(LeaderState.LOCKED);
  }

  @Test
  void unitsAtThreeWormholesUnlockSaiSeravus() {
    TableKit two = locked("sai_seravus").units(P1, "26", CRUISER, 1).units(P1, "25", CRUISER, 1);
    assertThat(state(settled(two), "sai_seravus")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(two.units(P1, "39", CRUISER, 1)), "sai_seravus"))
        .isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule("leader/ghom_sekkus.N1")
  void planetsInNobodysHomeDoNotCountForGhomSekkus() {
    TableKit four =
        locked("ghom_sekkus").controls(P1, "new_albion", "starpoint", "lodor", "quann", "jord");
    assertThat(state(settled(four), "ghom_sekkus")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(four.controls(P1, "wellon")), "ghom_sekkus"))
        .isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule("leader/rickar_rickani.N1")
  void aCombatAtMecatolRexUnlocksRickarBeforeItsFirstRoll() {
    TableKit kit = locked("rickar_rickani").tile("18", 5, 0).units(P1, "18", CRUISER, 1);
    SpaceCombat combat = new SpaceCombat(SystemId.MECATOL_REX, P1, P2);

    assertThat(state(settled(kit), "rickar_rickani")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(settled(kit.frame(combat)), "rickar_rickani")).isEqualTo(LeaderState.UNLOCKED);
    assertThat(state(settled(kit.controls(P1, "mecatol_rex")), "rickar_rickani"))
        .isEqualTo(LeaderState.UNLOCKED);
  }

  /** Those that bear the name of the faction. */
  private static Leaders atTheStart(FactionId faction) {
    return Leaders.atTheStart(
        Catalog.standard().leaders().values().stream()
            .filter(leader -> leader.faction().equals(faction))
            .toList());
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .tile("27", 0, 0)
        .tile("26", 1, 0)
        .tile("25", 2, 0)
        .tile("39", 3, 0)
        .tile("19", 4, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .round(1);
  }

  private static TableKit locked(String leader) {
    return kit().leader(P1, leader, LeaderState.LOCKED);
  }

  private static TableKit scored(TableKit kit, String... objectives) {
    TableKit scored = kit;
    for (String objective : objectives) {
      scored =
          scored.with(
              t -> t.withObjectives(t.objectives().withScored(P1, new ObjectiveId(objective))));
    }
    return scored;
  }

  private static ComponentRef ref(String leader) {
    return ComponentRef.of(new LeaderId(leader));
  }

  private static LeaderState state(Table table, String leader) {
    return Optional.ofNullable(table.player(P1).leaders().cards().get(new LeaderId(leader)))
        .orElseThrow();
  }

  private static Table settled(TableKit kit) {
    return settled(kit.table());
  }

  private static Table settled(Table given) {
    Table table = given;
    var due = table.settle();
    while (!due.isEmpty()) {
      for (GameEvent event : due) {
        table = table.evolve(event, Stamp.NONE);
      }
      due = table.settle();
    }
    return table;
  }
}
