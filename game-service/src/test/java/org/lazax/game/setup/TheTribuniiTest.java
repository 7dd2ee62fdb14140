package org.lazax.game.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.faction.Faction.HomeOption;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.setup.SetupCommand.ChooseTechnologies;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.planets.HomeTile;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.Setup.Step;
import org.lazax.rules.setup.Factions;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.setup.HomeChosen;
import org.lazax.table.event.setup.PlayerSeated;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is the Council Keleres, P2 Sol and P3 the Mentak Coalition. */
class TheTribuniiTest {
  private static final FactionId KELERES = new FactionId("keleres");
  private static final FactionId XXCHA = new FactionId("xxcha");

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "keleres")
        .player(P2, "sol")
        .player(P3, "mentak")
        .tile("14", 0, 0)
        .tile("1", 3, 0)
        .tile("2", -3, 0)
        .tile("18", 0, 1);
  }

  private static Scenario<GameState> setUp(TableKit kit, String step) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Setup().at(step)));
  }

  private static List<String> open(Table table) {
    return HomeFaction.open(table, P1).stream().map(HomeOption::of).map(FactionId::value).toList();
  }

  @Test
  void beforeTheGalaxyIsBuiltThePlayerChoosesAHomeSystemThatNobodyPlays() {
    Scenario<GameState> asked = setUp(board(), "codex-3.homes");
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(candidates(asked, P1)).containsExactlyInAnyOrder("xxcha", "argent");
    asked.when(P1, choose("mentak")).thenRefusedAs("no-such-choice");
    Table chosen = asked.when(P1, choose("argent")).thenAccepted().table();
    assertThat(HomeFaction.of(chosen, P1).id()).isEqualTo(new FactionId("argent"));
    assertThat(HomeFaction.of(chosen, P3).id()).isEqualTo(new FactionId("mentak"));

    Scenario<GameState> others = setUp(board().player(P1, "arborec"), "codex-3.homes");
    assertThat(others.awaited()).isEmpty();
    assertThat(new HomeChosen(P1, new FactionId("mentak")).guard(board().table())).isPresent();
    assertThat(new HomeChosen(P1, new FactionId("sol")).guard(board().table())).isPresent();
    assertThat(new HomeChosen(P1, XXCHA).guard(board().table())).isEmpty();
  }

  @Test
  void itBeginsThereWithUnitsAndHeroOfItsOwn() {
    Table table =
        setUp(board().with(new HomeChosen(P1, XXCHA)::fold), Step.FACTIONS.name()).table();
    assertThat(HomeTile.of(table, P1)).contains(SystemId.of("14"));
    assertThat(HomePlanets.of(table, P1))
        .containsExactlyInAnyOrder(new PlanetId("archon_ren"), new PlanetId("archon_tau"));
    Map<UnitType, Integer> ships =
        table.units().at(Place.space(SystemId.of("14"))).stream()
            .filter(stack -> stack.owner().equals(P1))
            .collect(Collectors.toMap(stack -> stack.type(), stack -> stack.count()));
    assertThat(ships)
        .isEqualTo(Map.of(UnitType.CARRIER, 2, UnitType.CRUISER, 1, UnitType.FIGHTER, 2));
    assertThat(heroes(table)).isEqualTo(Set.of("odlynn_myrr"));
    Table argent =
        setUp(
                board().tile("58", 2, 0).with(new HomeChosen(P1, new FactionId("argent"))::fold),
                Step.FACTIONS.name())
            .table();
    assertThat(heroes(argent)).isEqualTo(Set.of("kuuasi_aun_jalatai"));
  }

  private static Set<String> heroes(Table table) {
    List<LeaderId> heroes = table.catalog().faction(KELERES).heroes();
    return table.player(P1).leaders().lying(LeaderState.LOCKED).stream()
        .filter(heroes::contains)
        .map(LeaderId::value)
        .collect(Collectors.toSet());
  }

  /** With the Mentak Coalition and the Xxcha Kingdom at the table, Argent must stay unplayed. */
  @Test
  void nobodyPlaysTheLastHomeSystemThatItCouldHave() {
    TableKit kit = TableKit.players(3).player(P1, "sol").player(P2, "xxcha").player(P3, "mentak");
    FactionId argent = new FactionId("argent");
    assertThat(Factions.unplayable(kit.table(), KELERES)).isEmpty();
    assertThat(Factions.unplayable(kit.player(P1, "argent").table(), KELERES))
        .hasValueSatisfying(no -> assertThat(no.type()).isEqualTo("no-such-faction"));
    assertThat(Factions.unplayable(kit.table(), argent)).isEmpty();
    assertThat(Factions.unplayable(kit.player(P1, "keleres").table(), argent)).isPresent();
    assertThat(open(kit.player(P1, "keleres").table())).containsExactly("argent");
  }

  /** The four are dealt one each; the last one is dealt another faction. */
  @Test
  void whoWouldLeaveItWithoutAHomeSystemIsDealtAnotherFaction() {
    TableKit kit =
        TableKit.players(0)
            .with(t -> t.withSettings(t.settings().withSeats(4).withFactionsDealt(Optional.of(1))));
    for (Seat seat : List.of(P1, P2, P3, P4)) {
      kit = kit.with(new PlayerSeated(seat)::fold);
    }
    List<FactionId> pool = new ArrayList<>(Factions.playable(kit.table()));
    FactionId other = pool.get(1);
    int[] draws = {
      draw(pool, "mentak"), draw(pool, "argent"), draw(pool, "keleres"), draw(pool, "xxcha"), 2, 1
    };
    Table dealt =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.with(t -> t.withSpeaker(Optional.empty()))
                    .frame(new Setup().at(Step.DEAL_FACTIONS.name())),
                draws)
            .table();
    assertThat(dealt.players().values().stream().map(Player::faction))
        .containsExactly(new FactionId("mentak"), new FactionId("argent"), KELERES, other);
    assertThat(HomeFaction.of(dealt, P3).id()).isEqualTo(XXCHA);
    assertThat(dealt.gathering().dealt()).containsKeys(P1, P4);
  }

  /** The place of a faction among those that are left in the pool, from 1; it is drawn. */
  private static int draw(List<FactionId> pool, String faction) {
    int at = pool.indexOf(new FactionId(faction));
    pool.remove(at);
    return at + 1;
  }

  /** Sol and the Argent Flight start with technologies; Argent chooses two of three. */
  @Test
  @Rule({"faction_ability/the_tribunii.N1", "technology.2"})
  void itChoosesTwoStartingTechnologiesOfTheOthersOnceTheyHaveTheirs() {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "keleres")
            .player(P2, "sol")
            .player(P3, "argent")
            .technologies(P2, "neural_motivator", "antimass_deflectors", "spec_ops_ii");
    Scenario<GameState> first = setUp(kit, Step.TECHNOLOGIES.name());
    assertThat(first.awaited()).containsExactly(P3);
    Scenario<GameState> second =
        first.when(P3, technologies("neural_motivator", "sarween_tools")).thenAccepted();
    assertThat(second.awaited()).containsExactly(P1);
    assertThat(StartingTechnologies.pending(second.table(), P1).orElseThrow().options())
        .extracting(TechnologyId::value)
        .as("once each, without those of a faction")
        .containsExactly("antimass_deflectors", "neural_motivator", "sarween_tools");
    second.when(P1, technologies("neural_motivator")).thenRefused("technology.2");
    second.when(P1, technologies("neural_motivator", "plasma_scoring")).thenRefused("technology.2");
    Scenario<GameState> done =
        second
            .when(P1, technologies("neural_motivator", "sarween_tools"), 1, 1, 1, 1, 1, 1, 1, 1)
            .thenAccepted();
    assertThat(done.table().player(P1).technologies()).hasSize(2);
    assertThat(StartingTechnologies.pending(done.table(), P1)).isEmpty();
  }

  @Test
  @Rule("faction_ability/the_tribunii.N2")
  void ofFewerTechnologiesItStartsWithFewer() {
    TableKit one =
        TableKit.players(2)
            .player(P1, "keleres")
            .player(P2, "sol")
            .technologies(P2, "neural_motivator", "spec_ops_ii");
    Scenario<GameState> asked = setUp(one, Step.TECHNOLOGIES.name());
    assertThat(asked.awaited()).containsExactly(P1);
    Scenario<GameState> chosen =
        asked.when(P1, technologies("neural_motivator"), 1, 1, 1, 1, 1, 1).thenAccepted();
    assertThat(chosen.table().player(P1).technologies()).hasSize(1);
    assertThat(StartingTechnologies.pending(chosen.table(), P1)).isEmpty();
    assertThat(StartingTechnologies.pending(one.player(P2, "sol").table(), P1)).isEmpty();
  }

  private static ChooseTechnologies technologies(String... chosen) {
    return new ChooseTechnologies(List.of(chosen).stream().map(TechnologyId::new).toList());
  }

  @Test
  void theHomeSystemOfAnEliminatedPlayerStaysWhatItWas() {
    Table chosen = new HomeChosen(P1, XXCHA).fold(board().table());
    Table out = new PlayerEliminated(P1).fold(chosen);

    assertThat(HomeFaction.of(out, P1).id()).isEqualTo(XXCHA);
    assertThat(out.parts().inconsistencies(out)).isEmpty();
  }
}
