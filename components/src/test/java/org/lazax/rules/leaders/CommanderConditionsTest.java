package org.lazax.rules.leaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.trade.TradeHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.objectives.ObjectiveMadePublic;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Each commander of P1 is locked just below its number, and unlocked at it. */
class CommanderConditionsTest {
  @Test
  void twelveGroundForcesOnOwnPlanetsUnlockDirzugaRophal() {
    TableKit eleven =
        locked("dirzuga_rophal")
            .controls(P1, "new_albion", "lodor")
            .units(P1, "27/new_albion", INFANTRY, 10)
            .units(P1, "26/lodor", MECH, 1)
            .units(P1, "27/starpoint", INFANTRY, 3)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 3);

    stillLocked(eleven, "dirzuga_rophal");
    unlocked(eleven.units(P1, "26/lodor", INFANTRY, 1), "dirzuga_rophal");
  }

  @Test
  void tenTradeGoodsUnlockGila() {
    stillLocked(locked("gila_the_silvertongue").goods(P1, 9, 6), "gila_the_silvertongue");
    unlocked(locked("gila_the_silvertongue").goods(P1, 10, 0), "gila_the_silvertongue");
  }

  @Test
  void twoTokensOfOthersUnlockIlNaViroset() {
    TableKit one = locked("il_na_viroset").with(t -> new TokensHeld(P1, Set.of(P2)).fold(t));
    TableKit two = one.with(t -> new TokensHeld(P1, Set.of(P2, P3)).fold(t));

    stillLocked(one, "il_na_viroset");
    unlocked(two, "il_na_viroset");
  }

  @Test
  void aGroundForceInOrNextToMecatolRexUnlocksMaban() {
    TableKit rex = locked("maban").tile("18", 1, 1);

    stillLocked(rex.units(P1, "27/new_albion", INFANTRY, 9).units(P1, "26", CRUISER, 1), "maban");
    unlocked(rex.units(P1, "18/mecatol_rex", INFANTRY, 1), "maban");
    unlocked(rex.units(P1, "26", CARRIER, 1).units(P1, "26", INFANTRY, 1), "maban");
  }

  @Test
  void twelveFightersUnlockMabanAsFirstPrinted() {
    TableKit eleven =
        locked("maban")
            .firstPrints("leader/maban")
            .tile("18", 1, 1)
            .units(P1, "18/mecatol_rex", INFANTRY, 1)
            .units(P1, "27", FIGHTER, 11);

    stillLocked(eleven, "maban");
    unlocked(eleven.units(P1, "26", FIGHTER, 1), "maban");
  }

  @Test
  void mechsInThreeSystemsUnlockDartAndTai() {
    TableKit two =
        locked("dart_and_tai")
            .units(P1, "27/new_albion", MECH, 1)
            .units(P1, "27/starpoint", MECH, 1)
            .units(P1, "26/lodor", MECH, 1)
            .units(P1, "25/quann", INFANTRY, 1);

    stillLocked(two, "dart_and_tai");
    unlocked(two.units(P1, "25/quann", MECH, 1), "dart_and_tai");
  }

  @Test
  void aSecretObjectiveUnlocksNavarchFeng() {
    TableKit kit = locked("navarch_feng");

    stillLocked(scored(kit, "corner_the_market"), "navarch_feng");
    unlocked(scored(kit, "become_a_martyr"), "navarch_feng");
  }

  @Test
  @Rule({"leader/navarch_feng.N3", "leader/navarch_feng.N3.1", "leader/navarch_feng.N3.2"})
  void aSecretObjectiveThatIsPublicDoesNotUnlockNavarchFengAndDoesNotLockIt() {
    ObjectiveId martyr = new ObjectiveId("become_a_martyr");
    TableKit open =
        scored(locked("navarch_feng"), "become_a_martyr")
            .with(new ObjectiveMadePublic(martyr)::fold);
    TableKit gone = open.with(t -> t.withObjectives(t.objectives().withoutRevealed(martyr)));

    stillLocked(open, "navarch_feng");
    stillLocked(gone, "navarch_feng");
    unlocked(scored(open, "darken_the_skies"), "navarch_feng");
    unlocked(open.leader(P1, "navarch_feng", LeaderState.UNLOCKED), "navarch_feng");
  }

  /** A dock of the Cabal makes its system a gravity rift. */
  @Test
  void unitsInThreeGravityRiftsUnlockThatWhichMoldsFlesh() {
    TableKit two =
        locked("that_which_molds_flesh")
            .with(t -> t.withPlayer(P1, p -> p.withFaction(new FactionId("vuil_raith"))))
            .tile("41", 0, 3)
            .tile("67", 1, 3)
            .units(P1, "41", CRUISER, 2)
            .units(P1, "67/cormund", INFANTRY, 1)
            .units(P1, "27", CRUISER, 1);

    stillLocked(two, "that_which_molds_flesh");
    unlocked(two.units(P1, "25/quann", SPACE_DOCK, 1), "that_which_molds_flesh");
  }

  @Test
  void aWarSunThatIsProducedUnlocksMagmusAndOneThatIsPlacedDoesNot() {
    TableKit kit = locked("magmus");
    TableKit producing = kit.frame(new Production(P1, SystemId.of("27")).begun());

    assertThat(state(after(kit, placed(WAR_SUN)), "magmus")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(after(producing, placed(CRUISER)), "magmus")).isEqualTo(LeaderState.LOCKED);
    assertThat(state(after(producing, placed(WAR_SUN)), "magmus")).isEqualTo(LeaderState.UNLOCKED);
  }

  @Test
  @Rule("leaders.6.3")
  void magmusWaitsForTheAbilityThatLetTheWarSunBeProduced() {
    Table during =
        after(
            locked("magmus")
                .wholeExplorationDecks()
                .frame(effect("technology/bio_stims"))
                .frame(new Production(P1, SystemId.of("27")).begun()),
            placed(WAR_SUN));
    assertThat(state(during, "magmus")).isEqualTo(LeaderState.LOCKED);

    Table over = closed(closed(during));
    assertThat(state(settled(over), "magmus")).isEqualTo(LeaderState.UNLOCKED);
    assertThat(settled(over).parts().shown()).isEmpty();
  }

  @Test
  @Rule("leader/brother_omar.N1")
  void indoctrinationOrDevotionUnlockBrotherOmar() {
    for (String ability : List.of("indoctrination", "devotion")) {
      TableKit used = locked("brother_omar").frame(effect("faction_ability/" + ability));

      stillLocked(used, "brother_omar");
      assertThat(state(settled(closed(used.table())), "brother_omar"))
          .isEqualTo(LeaderState.UNLOCKED);
    }
    Table other = locked("brother_omar").frame(effect("technology/bio_stims")).table();
    assertThat(state(settled(closed(other)), "brother_omar")).isEqualTo(LeaderState.LOCKED);
  }

  @Test
  void indoctrinationAloneUnlocksBrotherOmarAsFirstPrinted() {
    TableKit first = locked("brother_omar").firstPrints("leader/brother_omar");

    Table devoted = first.frame(effect("faction_ability/devotion")).table();
    assertThat(state(settled(closed(devoted)), "brother_omar")).isEqualTo(LeaderState.LOCKED);
    Table taught = first.frame(effect("faction_ability/indoctrination")).table();
    assertThat(state(settled(closed(taught)), "brother_omar")).isEqualTo(LeaderState.UNLOCKED);
  }

  /** P1's fourth cruiser makes it the last neighbour that P2 was missing. */
  @Test
  void oneEventCanUnlockTwoCommanders() {
    TableKit both =
        locked("sula_mentarion")
            .tile("49", 5, 5)
            .leader(P2, "xuange", LeaderState.LOCKED)
            .leader(P3, "maban", LeaderState.LOCKED)
            .units(P1, "49", CRUISER, 3)
            .units(P2, "26", CRUISER, 1)
            .units(P3, "25", CRUISER, 1);
    stillLocked(both, "sula_mentarion");
    Table after = after(both, placed(CRUISER));

    assertThat(state(after, "sula_mentarion")).isEqualTo(LeaderState.UNLOCKED);
    assertThat(after.player(P2).leaders().locked()).isEmpty();
    assertThat(after.player(P3).leaders().locked()).containsExactly(new LeaderId("maban"));
  }

  /** P1 is a neighbor of P2, but not of P3. */
  @Test
  @Rule("leader/xuange.N1")
  void dealsWithEverybodyMakeNobodyANeighborForXuange() {
    TableKit dealing =
        locked("xuange")
            .player(P1, "empyrean")
            .leader(P1, "xuange", LeaderState.LOCKED)
            .player(P2, "hacan")
            .tile("49", 5, 5)
            .units(P1, "27", CRUISER, 1)
            .units(P2, "26", CRUISER, 1)
            .units(P3, "49", CRUISER, 1)
            .notesInPlay(P1, "trade_convoys");

    assertThat(Ruleset.hooks(dealing.table(), P1, TradeHooks.class))
        .anyMatch(deals -> deals.hooks().mayDealWith(dealing.table(), deals.grant(), P3));
    stillLocked(dealing, "xuange");
    stillLocked(dealing.frame(new AgendaPhase()), "xuange");
    unlocked(dealing.units(P3, "27", FIGHTER, 1), "xuange");
  }

  private static TableKit locked(String leader) {
    return TableKit.players(3)
        .tile("27", 0, 0)
        .tile("26", 0, 1)
        .tile("25", 0, 2)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "wren_terra")
        .round(1)
        .leader(P1, leader, LeaderState.LOCKED);
  }

  private static TableKit scored(TableKit kit, String objective) {
    return kit.with(
        t -> t.withObjectives(t.objectives().withScored(P1, new ObjectiveId(objective))));
  }

  private static Effect effect(String ability) {
    return new Effect(Service.GAME, new Use(AbilityRef.parse(ability), P1), new AnyTime(P1));
  }

  private static UnitsPlaced placed(UnitType type) {
    return new UnitsPlaced(Place.of("27"), List.of(UnitStack.of(P1, type, 1)));
  }

  private static Table closed(Table table) {
    int top = table.kernel().frame().orElseThrow().id();
    return table.evolve(new FrameClosed(top, Outcome.DONE), Stamp.NONE);
  }

  private static void stillLocked(TableKit kit, String leader) {
    assertThat(state(settled(kit.table()), leader)).isEqualTo(LeaderState.LOCKED);
  }

  private static void unlocked(TableKit kit, String leader) {
    assertThat(state(settled(kit.table()), leader)).isEqualTo(LeaderState.UNLOCKED);
  }

  private static LeaderState state(Table table, String leader) {
    return table
        .player(P1)
        .leaders()
        .cards()
        .getOrDefault(new LeaderId(leader), LeaderState.PURGED);
  }

  private static Table after(TableKit kit, GameEvent... events) {
    Table table = kit.table();
    for (GameEvent event : events) {
      table = table.evolve(event, Stamp.NONE);
    }
    return settled(table);
  }

  private static Table settled(Table given) {
    Table table = given;
    for (var due = table.settle(); !due.isEmpty(); due = table.settle()) {
      for (GameEvent event : due) {
        table = table.evolve(event, Stamp.NONE);
      }
    }
    return table;
  }
}
