package org.lazax.combat.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.combat.state.CombatState;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.technology.Researchable;

/** An upgrade is researched as a combat begins. P1 has Arretze, two resources. */
class RevealPrototypeTest {
  private static final String CARD = "action_card/reveal_prototype";

  /** A carrier and a fighter against a cruiser that misses while one of them hits. */
  private static Scenario<CombatState> begin(TableKit kit, int... dice) {
    return spaceCombat(
        kit.units(P1, "27", CARRIER, 1)
            .units(P1, "27", FIGHTER, 1)
            .units(P2, "27", CRUISER, 1)
            .holds(P1, "reveal_prototype"),
        dice);
  }

  private static TableKit rich() {
    return field().goods(P1, 2, 0);
  }

  @Test
  @Rule("action_card/reveal_prototype.N1")
  void theUpgradeNeedsItsPrerequisitesOrAWayToIgnoreThem() {
    TableKit green = rich().technologies(P1, "neural_motivator");

    assertThat(begin(green, 10, 1, 1).awaited()).as("fighters need a blue one too").isEmpty();
    assertThat(usable(begin(green.technologies(P1, "antimass_deflectors")), P1))
        .containsExactly(CARD);
    assertThat(usable(begin(green.technologies(P1, "ai_development_algorithm")), P1))
        .as("which can be exhausted for one of them")
        .containsExactly(CARD);

    TableKit team = rich().controls(P1, "rarron").law("research_team_biotic", "rarron");
    assertThat(usable(begin(team.technologies(P1, "antimass_deflectors")), P1))
        .as("a law can be exhausted for the green one")
        .containsExactly(CARD);
    assertThat(begin(team.technologies(P1, "neural_motivator"), 10, 1, 1).awaited())
        .as("but not for the blue one")
        .isEmpty();
  }

  @Test
  @Rule("action_card/reveal_prototype.N1")
  void whatIsPaidToIgnorePrerequisitesComesBesideTheCard() {
    TableKit l1z1x = field().player(P1, "l1z1x").technologies(P1, "inheritance_systems");

    assertThat(begin(l1z1x.goods(P1, 3, 0), 10, 1, 1).awaited()).isEmpty();
    assertThat(usable(begin(l1z1x.goods(P1, 4, 0)), P1)).containsExactly(CARD);
  }

  @Test
  @Rule("action_card/reveal_prototype.N2")
  void itIsNotPlayedWithFewerThanFourResources() {
    TableKit kit = field().technologies(P1, "neural_motivator", "antimass_deflectors");

    assertThat(begin(kit.goods(P1, 1, 0), 10, 1, 1).awaited()).isEmpty();
    assertThat(usable(begin(kit.goods(P1, 2, 0)), P1)).containsExactly(CARD);
  }

  @Test
  @Rule("action_card/reveal_prototype.N2")
  void aPlanetThatMustStandInForAPrerequisiteDoesNotPayAsWell() {
    TableKit kit =
        field()
            .tile("60", 2, 0)
            .technologies(P1, "neural_motivator", "sarween_tools")
            .controls(P1, "meer");
    TableKit cruisers =
        kit.units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1).holds(P1, "reveal_prototype");

    assertThat(spaceCombat(cruisers.goods(P1, 1, 0), 10, 1).awaited())
        .as("Meer stands in for the warfare technology")
        .isEmpty();
    assertThat(usable(spaceCombat(cruisers.goods(P1, 2, 0)), P1)).containsExactly(CARD);
  }

  @Test
  @Rule({"hopes_end.N38", "hopes_end.N39"})
  void aScientistThatLiesFaceDownCanPayForIt() {
    assertThat(usable(begin(hiding("carth")), P1)).containsExactly(CARD);
    Scenario<CombatState> other = begin(hiding("gila"));
    assertThat(other.awaited()).as("who may have one is asked").containsExactly(P1);
    assertThat(usable(other, P1)).isEmpty();
    other.when(P1, use(CARD)).thenRefused("abilities.3");
  }

  /** Hacan has three resources, and on their planet a counter that lies face down. */
  private static TableKit hiding(String leader) {
    return field()
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, "hacan")
        .tile("26", 2, 0)
        .controlsExhausted(P1, "arretze")
        .controls(P1, "lodor")
        .technologies(P1, "neural_motivator", "antimass_deflectors")
        .with(table -> LeaderKit.with(table, "hacan_1", LeaderKit.on(P1, "lodor")))
        .with(table -> LeaderKit.hides(table, P1, "hacan_1", leader));
  }

  @Test
  @Rule("action_card/reveal_prototype.N3")
  void itIsNotPlayedWhereEveryTypeThatFightsIsUpgraded() {
    TableKit kit =
        rich()
            .technologies(P1, "neural_motivator", "antimass_deflectors", "gravity_drive")
            .technologies(P1, "fighter_ii");

    assertThat(usable(begin(kit), P1)).containsExactly(CARD);
    assertThat(begin(kit.technologies(P1, "carrier_ii"), 10, 1, 1).awaited()).isEmpty();
  }

  @Test
  @Rule("action_card/reveal_prototype.N3")
  void onAPlanetGroundForcesFightAndShipsAboveDoNot() {
    TableKit kit =
        rich()
            .technologies(P1, "neural_motivator", "antimass_deflectors")
            .units(P1, "27", FIGHTER, 1)
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .holds(P1, "reveal_prototype");
    GroundCombat combat = new GroundCombat(SYSTEM, ALBION, P1, P2);

    assertThat(fight(kit.frame(combat), 10, 1).awaited()).isEmpty();
    assertThat(usable(fight(kit.technologies(P1, "dacxive_animators").frame(combat)), P1))
        .containsExactly(CARD);
  }

  @Test
  @Rule("action_card/reveal_prototype.N4")
  void theTechnologyIsNamedOnlyOnceTheCardIsResolved() {
    TableKit kit = rich().technologies(P1, "neural_motivator", "antimass_deflectors");
    TableKit more = kit.technologies(P1, "sarween_tools", "plasma_scoring");

    Scenario<CombatState> resolved = begin(more).when(P1, use(CARD)).thenAccepted();

    assertThat(resolved.table().actionDiscards()).contains(new ActionCardId("reveal_prototype"));
    assertThat(resolved.table().kernel().frame().map(Frame::procedure))
        .contains(Research.paidBy(P1, 4, CARD + ".N2"));
    assertThat(Researchable.by(resolved.table(), P1, 4).stream().map(Researchable::technology))
        .as("no cruiser fights")
        .containsExactly(new TechnologyId("fighter_ii"));
  }

  @Test
  @Rule({"faction_ability/propagation.N5", "faction_ability/propagation.N5.1"})
  void nekroPlaysItWhateverItOwns() {
    TableKit nekro = field().player(P1, "nekro").technologies(P1, "fighter_ii", "carrier_ii");

    assertThat(begin(nekro.goods(P1, 1, 0), 10, 1, 1).awaited()).isEmpty();
    assertThat(begin(nekro.goods(P1, 2, 0)).when(P1, use(CARD)).table().kernel().frame())
        .map(Frame::procedure)
        .contains(Research.paidBy(P1, 4, CARD + ".N2"));
  }
}
