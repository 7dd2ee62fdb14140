package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;

/** How far the choices of an organiser go. */
class CreateGameTest {
  private static final CreateGame GAME =
      new CreateGame(
          "Tuesday", 2, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  @Test
  void aNameHasUpToEightyCharacters() {
    assertAccepted(GAME.withName("x".repeat(80)));
    assertRefused(Refusal.MALFORMED, GAME.withName("x".repeat(81)));
  }

  @ParameterizedTest
  @ValueSource(longs = {10, 30 * 24 * 60 * 60})
  void playersAreGivenTenSecondsToThirtyDaysToAnswer(long seconds) {
    assertAccepted(GAME.withPatience(Optional.of(Duration.ofSeconds(seconds))));
    long beyond = seconds == 10 ? 9 : seconds + 1;
    assertRefused(Refusal.MALFORMED, GAME.withPatience(Optional.of(Duration.ofSeconds(beyond))));
  }

  @Test
  void anAccountTakesOneToEightSeats() {
    assertAccepted(GAME.withSeatsEach(Optional.of(1)));
    assertAccepted(GAME.withSeatsEach(Optional.of(8)));
    assertRefused(Refusal.MALFORMED, GAME.withSeatsEach(Optional.of(9)));
  }

  @Test
  void theSpeakerSitsAtTheTable() {
    assertAccepted(GAME.withSpeaker(Optional.of(new Seat(2))));
    assertRefused(Refusal.MALFORMED, GAME.withSpeaker(Optional.of(new Seat(3))));
  }

  @Test
  void oneToThreeFactionsAreDealtToEachPlayer() {
    assertAccepted(GAME.withFactionsDealt(Optional.of(1)));
    assertAccepted(GAME.withFactionsDealt(Optional.of(3)));
    assertRefused(Refusal.MALFORMED, GAME.withFactionsDealt(Optional.of(0)));
    assertRefused(Refusal.MALFORMED, GAME.withFactionsDealt(Optional.of(4)));
  }

  @ParameterizedTest
  @CsvSource({"6, '', malformed-command", "6, sol, ''", "7, sol, malformed-command"})
  void noMoreFactionsAreDealtThanAreLeftBesideThoseThatAreNamed(
      int seats, String named, String refused) {
    CreateGame dealt =
        GAME.with(List.of(new ExpansionId("base")))
            .withSeats(seats)
            .withFactionsDealt(Optional.of(3))
            .withFactions(
                named.isEmpty() ? Optional.empty() : Optional.of(Map.of(P1, new FactionId(named))));

    assertThat(dealt.check(StandardRules.TABLE).map(Refusal::type).orElse("")).isEqualTo(refused);
  }

  @Test
  void aLayoutIsOneForSoManyPlayers() {
    assertAccepted(GAME.withSeats(5).withLayout(layout("5p_hyperlanes")));
    CreateGame other = GAME.withSeats(6).withLayout(layout("5p_hyperlanes"));

    assertRefused("unknown-layout", other);
    assertThat(other.check(StandardRules.TABLE).orElseThrow().values())
        .containsEntry("layout", new MapSetupId("5p_hyperlanes"))
        .containsEntry("layouts", List.of(new MapSetupId("6p"), new MapSetupId("6p_large")));
  }

  @Test
  void playersPlaceTheTilesOfALayoutThatDealsThem() {
    assertAccepted(GAME.withSeats(6).withPlacedByPlayers(Optional.of(true)));
    assertAccepted(GAME.withPlacedByPlayers(Optional.of(false)));
    assertRefused(Refusal.MALFORMED, GAME.withPlacedByPlayers(Optional.of(true)));
  }

  @Test
  void aMapThatIsGivenLeavesNoLayoutToChooseAndNoTilesToPlace() {
    CreateGame given = GAME.withMapString(Optional.of("26 27 28 0 0 39"));

    assertAccepted(given);
    assertAccepted(given.withPlacedByPlayers(Optional.of(false)));
    assertRefused(Refusal.MALFORMED, given.withPlacedByPlayers(Optional.of(true)));
    assertRefused(Refusal.MALFORMED, given.withLayout(layout("2p_community")));
  }

  private static Optional<MapSetupId> layout(String id) {
    return Optional.of(new MapSetupId(id));
  }

  private static void assertAccepted(CreateGame game) {
    assertThat(game.check(StandardRules.TABLE)).isEmpty();
  }

  private static void assertRefused(String type, CreateGame game) {
    assertThat(game.check(StandardRules.TABLE).map(Refusal::type)).contains(type);
  }
}
