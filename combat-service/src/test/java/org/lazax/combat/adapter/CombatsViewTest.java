package org.lazax.combat.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.component.ComponentRef;

class CombatsViewTest {
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  void diceOfSpaceCannonsAreShownBeforeTheirHitsAreAssigned() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, FIRE, 6);

    assertThat(fired.awaited()).containsExactly(P1);
    JsonNode shown = unitAbilities(fired).get(0);
    assertThat(shown.at("/roll/seat").asText()).isEqualTo("p2");
    assertThat(shown.at("/roll/source").asText()).isEqualTo("space_cannon_offense");
    assertThat(shown.at("/roll/target").asText()).isEqualTo("27");
    assertThat(shown.at("/roll/groups/0/type").asText()).isEqualTo("pds");
    assertThat(shown.at("/roll/groups/0/hitsOn").asInt()).isEqualTo(6);
    assertThat(shown.at("/roll/groups/0/results")).hasToString("[6]");
    assertThat(shown.at("/roll/groups/0/hits").asInt()).isEqualTo(1);
    assertThat(shown.get("casualties")).isEmpty();
  }

  @Test
  void diceOfSpaceCannonsAreShownWithTheirCasualtiesWhileTheActionGoesOn() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P3, ON_STARPOINT, PDS, 1))
            .when(P2, FIRE, 6)
            .when(P1, destroy(group(CRUISER, 1)));

    assertThat(fired.awaited()).containsExactly(P3);
    JsonNode first = unitAbilities(fired).get(0);
    assertThat(first.at("/roll/groups/0/results")).hasToString("[6]");
    assertThat(first.at("/casualties/0/seat").asText()).isEqualTo("p1");
    assertThat(first.at("/casualties/0/destroyed/0/type").asText()).isEqualTo("cruiser");

    JsonNode both = unitAbilities(fired.when(P3, FIRE, 1));
    assertThat(both).hasSize(2);
    assertThat(both.at("/1/roll/groups/0/results")).hasToString("[1]");
    assertThat(both.at("/1/casualties")).isEmpty();
  }

  @Test
  void diceOfBombardmentAreShownAfterTheirHitsWereTaken() {
    Scenario<CombatState> landing =
        invasion(
                field()
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, "27", INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 2))
            .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 5);

    assertThat(landing.awaited()).containsExactly(P1);
    JsonNode shown = unitAbilities(landing).get(0);
    assertThat(shown.at("/roll/source").asText()).isEqualTo("bombardment");
    assertThat(shown.at("/roll/target").asText()).isEqualTo(ON_ALBION);
    assertThat(shown.at("/roll/groups/0/results")).hasToString("[5]");
    assertThat(shown.at("/casualties/0/destroyed/0/type").asText()).isEqualTo("infantry");
  }

  @Test
  void diceOfSpaceCannonDefenseAreShownDuringTheGroundCombat() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 2)))), Optional.empty()))
            .when(P2, FIRE, 7, 1, 8);

    JsonNode shown = unitAbilities(landed);
    assertThat(shown).hasSize(1);
    assertThat(shown.at("/0/roll/source").asText()).isEqualTo("space_cannon_defense");
    assertThat(shown.at("/0/casualties/0/seat").asText()).isEqualTo("p1");
    assertThat(view(landed).at("/battles/fought/0/rounds/0/rolls")).isNotEmpty();
  }

  @Test
  void diceOfAntiFighterBarrageAreShownInTheFirstRoundOfTheirCombat() {
    Scenario<CombatState> begun =
        fight(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 2)
                .controls(P2, "wellon")
                .units(P2, "27", CARRIER, 1)
                .frame(new SpaceCombat(SYSTEM, P1, P2)),
            9,
            1);

    assertThat(view(begun).at("/battles/fought/0/rounds/0/rolls/0/source").asText())
        .isEqualTo("anti_fighter_barrage");
    assertThat(unitAbilities(begun)).isEmpty();
  }

  @Test
  void diceOfAComponentAreShown() {
    ComponentRef hero = ComponentRef.parse("leader/it_feeds_on_carrion");
    Scenario<CombatState> rolled =
        fight(
            field()
                .player(P1, "vuil_raith")
                .units(P2, "27", CRUISER, 2)
                .frame(new CaptureRolls(P1, List.of(SYSTEM), hero, 4)),
            3,
            9);

    JsonNode shown = view(rolled).at("/battles/components/0/roll");
    assertThat(shown.get("component").asText()).isEqualTo("leader/it_feeds_on_carrion");
    assertThat(shown.get("successes").asInt()).isEqualTo(1);
    assertThat(shown.at("/chance/values")).hasToString("[3,9]");
  }

  @Test
  void aPlayerWhoHoldsFireRollsNothing() {
    Scenario<CombatState> held =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1))
            .when(P2, new HoldFire());

    assertThat(unitAbilities(held)).isEmpty();
  }

  private static JsonNode unitAbilities(Scenario<CombatState> scenario) {
    return view(scenario).at("/battles/unitAbilities");
  }

  private static JsonNode view(Scenario<CombatState> scenario) {
    return new CombatDecider(StandardRules.TABLE)
        .wire()
        .json()
        .valueToTree(CombatsView.of(new Position<>(Stamp.NONE, scenario.table(), scenario.own())));
  }
}
