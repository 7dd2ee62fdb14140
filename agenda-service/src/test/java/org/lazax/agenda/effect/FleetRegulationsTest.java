package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.FleetLimit;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/** Fleet Regulations limit fleet pools. P2 alone votes; P1 is the speaker. */
class FleetRegulationsTest {
  private static final String AGENDA = "fleet_regulations";
  private static final Map<Seat, Set<Seat>> BOTH = Map.of(P3, Set.of(P1, P2));
  private static final TableKit THREE =
      CouncilKit.THREE.tile("26", 0, 1).sheet(P1, 3, 4, 2).sheet(P2, 3, 6, 0).sheet(P3, 3, 5, 2);

  @Test
  void tokensAboveFourReturnToTheReinforcements() {
    Table after = CouncilKit.decided(THREE, AGENDA, "for").table();

    assertThat(after.player(P1).tokens()).isEqualTo(new Tokens(3, 4, 2));
    assertThat(after.player(P2).tokens()).isEqualTo(new Tokens(3, 4, 0));
    assertThat(after.player(P3).tokens()).isEqualTo(new Tokens(3, 4, 2));
    assertThat(after.council().laws()).hasSize(1);
  }

  @Test
  void againstGivesEveryFleetPoolATokenOfTheReinforcements() {
    Table after = CouncilKit.decided(THREE.sheet(P3, 9, 5, 2), AGENDA, "against").table();

    assertThat(after.player(P1).tokens()).isEqualTo(new Tokens(3, 5, 2));
    assertThat(after.player(P2).tokens()).isEqualTo(new Tokens(3, 7, 0));
    assertThat(after.player(P3).tokens()).as("nothing is left").isEqualTo(new Tokens(9, 5, 2));
    assertThat(after.council().laws()).isEmpty();
  }

  @Test
  @Rule("agenda/fleet_regulations.N2")
  void theTokensOfOthersCountAndTheirHolderChoosesWhichGo() {
    TableKit kit =
        THREE
            .player(P3, "mahact")
            .sheet(P3, 3, 4, 2)
            .with(t -> t.withPart(HeldTokens.ID, _ -> new HeldTokens(BOTH)));

    var asked = CouncilKit.decided(kit, AGENDA, "for");
    assertThat(asked.awaited()).containsExactly(P3);
    asked.when(P3, choice("fleet", 1)).thenRefusedAs("no-such-choice");

    Table own = asked.when(P3, choice("fleet", 2)).thenAccepted().table();
    assertThat(own.player(P3).tokens()).isEqualTo(new Tokens(3, 2, 2));
    assertThat(HeldTokens.of(own, P3)).containsExactlyInAnyOrder(P1, P2);

    Choose mixed =
        new Choose(
            Service.AGENDA, List.of(), List.of(new Counted("fleet", 1), new Counted("p1", 1)));
    Table both = asked.when(P3, mixed).thenAccepted().table();
    assertThat(both.player(P3).tokens()).isEqualTo(new Tokens(3, 3, 2));
    assertThat(HeldTokens.of(both, P3)).containsExactly(P2);
  }

  private static Choose choice(String token, int count) {
    return new Choose(Service.AGENDA, List.of(), List.of(new Counted(token, count)));
  }

  @Test
  @Rule("agenda/fleet_regulations.N1")
  void armadaAddsToTheTokensThatAreLeft() {
    TableKit kit =
        THREE.player(P3, "letnev").sheet(P3, 3, 6, 2).units(P3, "26", UnitType.CRUISER, 6);
    Table after = CouncilKit.decided(kit, AGENDA, "for").table();

    assertThat(after.player(P3).tokens().fleet()).isEqualTo(4);
    assertThat(FleetLimit.of(after, P3, SystemId.of("26"))).isEqualTo(6);
    assertThat(after.units().count(P3, UnitType.CRUISER)).isEqualTo(6);
  }

  @Test
  @Rule("agenda/armed_forces_standardization.N1")
  void theTokensOfTheStartOfTheGameComeOnlyAsFarAsThereIsRoom() {
    TableKit kit =
        THREE
            .law(AGENDA)
            .player(P3, "mahact")
            .sheet(P3, 0, 0, 0)
            .with(t -> t.withPart(HeldTokens.ID, _ -> new HeldTokens(BOTH)));
    Table after = CouncilKit.decided(kit, "armed_forces_standardization", "p3").table();

    assertThat(after.player(P3).tokens()).isEqualTo(new Tokens(3, 2, 2));
  }
}
