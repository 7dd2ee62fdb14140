package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** P2 is Mahact. P1 has the turn and a command token in Lodor's system. */
class JaeMirKanTest {
  private static final String AGENT = "leader/jae_mir_kan";
  private static final SystemId LODOR = SystemId.of("26");
  private static final SystemId ABYZ = SystemId.of("38");

  @Test
  void aTokenOfTheActivePlayerOnTheBoardPaysForASecondary() {
    Scenario<GameState> asked = trade(kit().tokens(P3, "75"));
    assertThat(spared(asked)).containsExactly(Optional.empty(), token("26"));

    Scenario<GameState> followed = asked.when(P2, follow("26")).thenAccepted();
    assertThat(moved(followed))
        .containsExactly(exhausted(), new TokensTakenBack(P1, List.of(LODOR)));
    assertThat(followed.table().tokens()).doesNotContainKey(LODOR);
    assertThat(followed.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 2));
    asked.when(P2, follow("75")).thenRefused("abilities.3");
    asked.when(P2, follow("38")).thenRefused("abilities.3");
  }

  @Test
  void whoHasNoTokenFollowsByTheAgentAlone() {
    TableKit poor = kit().sheet(P2, 3, 3, 0);
    assertThat(spared(trade(poor))).containsExactly(token("26"));

    assertThat(trade(poor.leader(P2, "jae_mir_kan", LeaderState.EXHAUSTED)).awaited())
        .doesNotContain(P2);
    assertThat(trade(poor.with(new TokensTakenBack(P1, List.of(LODOR))::fold)).awaited())
        .as("there is no token to take")
        .doesNotContain(P2);
  }

  @Test
  @Rule({"leader/jae_mir_kan.N1", "leader/jae_mir_kan.N1.2"})
  void byConstructionTheTokenGoesWhereTheStructureIsPlaced() {
    Scenario<GameState> followed = construction(kit()).when(P2, placing("38", "26")).thenAccepted();
    assertThat(moved(followed))
        .containsExactly(
            exhausted(),
            new TokensTakenBack(P1, List.of(LODOR)),
            new TokenPlaced(P1, Pool.REINFORCEMENTS, ABYZ));
    assertThat(followed.table().tokens().get(ABYZ)).containsExactly(P1);
    Place abyz = Place.of("38/abyz");
    followed
        .when(P2, new PlaceStructure(SPACE_DOCK, Place.of("27/new_albion"), Optional.empty()))
        .thenRefused("construction.2");
    followed.when(P2, new PlaceStructure(SPACE_DOCK, abyz, Optional.empty())).thenAccepted();

    Scenario<GameState> beside =
        construction(kit().tokens(P2, "38")).when(P2, placing("38", "26")).thenAccepted();
    assertThat(beside.table().tokens().get(ABYZ)).containsExactlyInAnyOrder(P1, P2);
    assertThat(beside.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 2));
  }

  @Test
  @Rule("leader/jae_mir_kan.N1.1")
  void byConstructionTheTokenGoesNowhereElse() {
    Scenario<GameState> asked = construction(kit());

    asked.when(P2, placing("75", "26")).thenRefused("construction.3");
    asked.when(P2, Using.placing("75")).thenAccepted();
    assertThat(
            asked.options(P2).stream()
                .filter(FollowingOption.class::isInstance)
                .map(FollowingOption.class::cast)
                .filter(option -> option.spared().isPresent())
                .map(FollowingOption::systems))
        .containsExactly(List.of(SystemId.of("27"), ABYZ));
  }

  @Test
  @Rule("leader/jae_mir_kan.N2")
  void theLentCommanderOfMuaatSeesNoTokenSpent() {
    TableKit muaat = kit().player(P3, "muaat").leaders(P3, "magmus").notesInPlay(P2, "alliance@p3");
    Scenario<GameState> asked = trade(muaat);

    assertThat(Using.abilities(asked.when(P2, Using.FOLLOW), P2)).contains("leader/magmus");
    assertThat(Using.abilities(asked.when(P2, follow("26")), P2)).doesNotContain("leader/magmus");
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P2, "mahact")
        .leaders(P2, "jae_mir_kan")
        .sheet(P2, 3, 3, 2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 1, 0)
        .tile("27", 1, 1)
        .controls(P1, "lodor")
        .controls(P2, "abyz", "new_albion")
        .controls(P3, "loki")
        .tokens(P1, "26");
  }

  private static Scenario<GameState> trade(TableKit kit) {
    return Using.card(kit, P1, "trade").when(P1, new PickFollowers(List.of()));
  }

  private static Scenario<GameState> construction(TableKit kit) {
    return Using.card(kit, P1, "construction")
        .when(P1, new PlaceNoStructure())
        .when(P1, new PlaceNoStructure());
  }

  private static FollowStrategyCard follow(String from) {
    return new FollowStrategyCard(Optional.empty(), Optional.empty(), List.of(), token(from));
  }

  private static FollowStrategyCard placing(String to, String from) {
    return new FollowStrategyCard(
        Optional.empty(), Optional.of(SystemId.of(to)), List.of(), token(from));
  }

  private static Optional<SparedToken> token(String from) {
    return Optional.of(SparedToken.parse(AGENT + ":" + from));
  }

  private static AgentExhausted exhausted() {
    return new AgentExhausted(P2, new LeaderId("jae_mir_kan"));
  }

  private static List<Optional<SparedToken>> spared(Scenario<GameState> asked) {
    return asked.options(P2).stream()
        .filter(FollowingOption.class::isInstance)
        .map(option -> ((FollowStrategyCard) option.form().sample().command()).spared())
        .toList();
  }

  /** What the last command has done with tokens and the agent. */
  private static List<GameEvent> moved(Scenario<GameState> scenario) {
    return scenario.happened().stream()
        .filter(event ->
            event instanceof TokensMoved
                || event instanceof TokenPlaced
                || event instanceof TokensTakenBack
                || event instanceof AgentExhausted)
        .toList();
  }
}
