package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.CouncilKit;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;

/** Laws that are victory points of their owners. P2 alone votes; P1 is the speaker. */
class LawsWithPointsTest {
  private static final String HOLY = "holy_planet_of_ixth";
  private static final TableKit THREE =
      CouncilKit.THREE
          .points(P1, 2)
          .points(P2, 3)
          .points(P3, 4)
          .tile("32", 0, 3)
          .controls(P3, "xxehan");

  @ParameterizedTest
  @ValueSource(strings = {"shard_of_the_throne", "the_crown_of_emphidia"})
  void theElectedPlayerGetsTheLawAndAPoint(String agenda) {
    Table after = CouncilKit.decided(THREE, agenda, "p3").table();

    assertPoints(after, 2, 3, 5);
    assertThat(after.council().laws()).extracting(Law::owner).containsExactly(Optional.of(P3));
  }

  @Test
  void whoControlsTheElectedPlanetGainsAPoint() {
    Table after = CouncilKit.decided(THREE, HOLY, "xxehan").table();

    assertPoints(after, 2, 3, 5);
    assertThat(after.planets().attachedTo(new PlanetId("xxehan"))).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shard_of_the_throne", "the_crown_of_emphidia"})
  @Rule({"agenda/shard_of_the_throne.N1", "agenda/the_crown_of_emphidia.N1", "victory_points.6"})
  void thePointStaysWhenTheLawLeavesPlay(String agenda) {
    Table after = CouncilKit.decided(THREE.law(agenda, P3), "judicial_abolishment", agenda).table();

    assertThat(after.council().laws()).isEmpty();
    assertPoints(after, 2, 3, 4);
  }

  @Test
  @Rule({"agenda/holy_planet_of_ixth.N1", "victory_points.6"})
  void thePointOfThePlanetStaysWhenTheLawLeavesPlay() {
    Table after =
        CouncilKit.decided(THREE.law(HOLY, "xxehan"), "judicial_abolishment", HOLY).table();

    assertThat(after.council().laws()).isEmpty();
    assertThat(after.planets().attachedTo(new PlanetId("xxehan"))).isEmpty();
    assertPoints(after, 2, 3, 4);
  }

  @Test
  void theLastPointEndsTheGame() {
    Table after = CouncilKit.decided(THREE.points(P3, 9), "shard_of_the_throne", "p3").table();

    assertThat(after.ending().map(Ending::winner)).contains(P3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shard_of_the_throne", "the_crown_of_emphidia"})
  @Rule("agenda/miscount_disclosed.N7")
  void anotherVoteOnTheLawTakesNoPointFromItsOwner(String agenda) {
    Table after = CouncilKit.decided(THREE.law(agenda, P1), agenda, "p3").table();

    assertThat(after.council().laws()).extracting(Law::owner).containsExactly(Optional.of(P3));
    assertPoints(after, 2, 3, 5);
  }

  @Test
  @Rule("agenda/miscount_disclosed.N7")
  void anotherVoteOnTheHolyPlanetTakesNoPoint() {
    TableKit kit = THREE.tile("26", 0, 4).controls(P1, "lodor").law(HOLY, "xxehan");
    Table after = CouncilKit.decided(kit, HOLY, "lodor").table();

    assertThat(after.planets().attachedTo(new PlanetId("lodor"))).hasSize(1);
    assertPoints(after, 3, 3, 4);
  }

  private static void assertPoints(Table table, int one, int two, int three) {
    assertThat(table.player(P1).victoryPoints()).isEqualTo(one);
    assertThat(table.player(P2).victoryPoints()).isEqualTo(two);
    assertThat(table.player(P3).victoryPoints()).isEqualTo(three);
  }
}
