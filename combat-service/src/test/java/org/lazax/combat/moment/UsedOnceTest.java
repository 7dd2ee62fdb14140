package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.component.AbilityRef;

/** That something was used is a fact, and the fact alone is why it is not used again. */
class UsedOnceTest {
  private static final String SHIELDS = "action_card/shields_holding";
  private static final String INDOCTRINATION = "faction_ability/indoctrination";
  private static final String ASHES = "unit/moyins_ashes";
  private static final String SINGULARITY = "faction_ability/technological_singularity";

  private static AbilityUsed used(Seat seat, String ability) {
    return new AbilityUsed(AbilityRef.parse(ability), seat, Optional.empty());
  }

  /** The same where this was used already. */
  private static TableKit after(AbilityUsed use, TableKit kit) {
    return kit.with(table -> table.withKernel(table.kernel().evolve(use)));
  }

  // ---- for a roll ----

  private static TableKit cruisers() {
    return field()
        .units(P1, "27", CRUISER, 4)
        .units(P2, "27", CRUISER, 4)
        .holds(P2, "shields_holding", "shields_holding");
  }

  private static Scenario<CombatState> hit(TableKit kit) {
    return spaceCombat(kit, 10, 10, 10, 10, 1, 1, 1, 1);
  }

  @Test
  void aCardIsUsedUpForTheRollWhoseHitsItCancels() {
    Scenario<CombatState> held = hit(cruisers()).when(P2, use(SHIELDS), 10, 10, 10, 10, 1, 1);

    assertThat(happened(held, AbilityUsed.class))
        .singleElement()
        .matches(use -> use.ability().equals(AbilityRef.parse(SHIELDS)) && use.user().equals(P2));
    assertThat(happened(held, EffectBegan.class)).isEmpty();
    assertThat(held.table().kernel().used()).as("that roll is over").isEmpty();
  }

  @Test
  @Rule("action_card/shields_holding.N5")
  void aCardThatIsUsedUpIsNotUsedAgain() {
    Scenario<CombatState> hit = hit(after(used(P2, SHIELDS), cruisers()));

    assertThat(hit.awaited()).isEmpty();
    hit.when(P2, use(SHIELDS)).thenRefusedAs("not-awaited");
  }

  @Test
  void whatSomebodyElseHasUsedIsNotUsedUp() {
    assertThat(usable(hit(after(used(P1, SHIELDS), cruisers())), P2)).containsExactly(SHIELDS);
  }

  // ---- for a combat ----

  private static TableKit monks() {
    return field()
        .player(P1, "yin")
        .controls(P1, "mecatol_rex", "wellon")
        .goods(P1, 6, 0)
        .units(P1, ON_ALBION, INFANTRY, 1)
        .units(P2, ON_ALBION, INFANTRY, 3);
  }

  private static Scenario<CombatState> landed(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  @Test
  @Rule("faction_ability/indoctrination.N2")
  void oneWayToUseAnAbilityUsesItUpForTheCombat() {
    Scenario<CombatState> offered = landed(monks());
    assertThat(usable(offered, P1)).containsExactlyInAnyOrder(INDOCTRINATION, ASHES);
    int combat = offered.table().kernel().frameOf(GroundCombat.class).orElseThrow().id();

    Scenario<CombatState> used =
        offered.when(P1, use(ASHES)).when(P1, choose("mecatol_rex"), 6, 8, 1, 1);

    assertThat(happened(used, AbilityUsed.class))
        .containsExactly(
            new AbilityUsed(AbilityRef.parse(INDOCTRINATION), P1, Optional.of(combat)));
  }

  @Test
  void noWayToUseAnAbilityThatIsUsedUpIsOffered() {
    Scenario<CombatState> fought = landed(after(used(P1, INDOCTRINATION), monks()), 1, 10, 10, 10);

    assertThat(happened(fought, AbilityUsed.class)).isEmpty();
    assertThat(fought.awaited()).isEmpty();
  }

  @Test
  @Rule("faction_ability/technological_singularity.N1")
  void aTechnologyIsGainedOnceACombat() {
    TableKit kit =
        field()
            .player(P1, "nekro")
            .technologies(P2, "gravity_drive", "sarween_tools")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", FIGHTER, 1);
    Scenario<CombatState> offered = spaceCombat(kit, 7, 1);
    assertThat(usable(offered, P1)).containsExactly(SINGULARITY);

    Scenario<CombatState> gained =
        offered.when(P1, use(SINGULARITY)).when(P1, choose("sarween_tools"));
    assertThat(happened(gained, AbilityUsed.class))
        .singleElement()
        .matches(use -> use.ability().equals(AbilityRef.parse(SINGULARITY)));
    assertThat(gained.table().kernel().used()).isEmpty();

    assertThat(spaceCombat(after(used(P1, SINGULARITY), kit), 7, 1).awaited()).isEmpty();
  }
}
