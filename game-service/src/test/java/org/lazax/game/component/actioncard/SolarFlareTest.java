package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption.Usable;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;

/** A card that is played once its player has activated a system. */
class SolarFlareTest {
  private static final AbilityRef FLARE = AbilityRef.parse("action_card/solar_flare");
  private static final UseAbility PLAYS = new UseAbility(Service.GAME, FLARE);

  private static TableKit board() {
    return TableKit.players(3)
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("46", 2, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "arc_prime")
        .units(P1, "18", CRUISER, 1)
        .units(P2, "38/abyz", PDS, 1);
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new ActivateSystem(SystemId.of(system)));
  }

  @Test
  @Rule("action_cards.6")
  void whoActivatesASystemUnderACannonMayPlayIt() {
    Scenario<GameState> asked = activated(board().holds(P1, "solar_flare"), "38");
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.options(P1))
        .filteredOn(Usable.class::isInstance)
        .extracting(option -> ((Usable) option).ability())
        .containsExactly(FLARE);
    assertThat(asked.options(P1).getFirst().form().title()).isEqualTo("Solar Flare");

    Scenario<GameState> played = asked.when(P1, PLAYS).thenAccepted();
    int action = played.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    assertThat(played.table().kernel().effects())
        .extracting(LastingEffect::ability, LastingEffect::user, LastingEffect::until)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(FLARE, Optional.of(P1), Optional.of(action)));
    assertThat(played.table().player(P1).actionCards()).isEmpty();
    assertThat(played.table().actionDiscards()).contains(new ActionCardId("solar_flare"));
  }

  @Test
  @Rule({"action_cards.5", "action_cards.N2"})
  void theActivePlayerIsAskedWithAnyHandAndNobodyElse() {
    Scenario<GameState> asked =
        activated(board().holds(P1, "sabotage").holds(P2, "solar_flare"), "38");
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.options(P1)).noneMatch(Usable.class::isInstance);
    asked.when(P1, PLAYS).thenRefused("action_cards.7");
    assertThat(asked.when(P1, new LetPass(Service.GAME)).awaited()).isEmpty();
  }

  @Test
  void whereNoCannonReachesNobodyIsAsked() {
    assertThat(activated(board().holds(P1, "solar_flare"), "46").awaited()).isEmpty();
  }
}
