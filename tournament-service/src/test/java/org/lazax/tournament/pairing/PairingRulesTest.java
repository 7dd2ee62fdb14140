package org.lazax.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.stage.TableSizes;

final class PairingRulesTest {
  @Test
  void everybodyIsPairedOnce() {
    PairingRules rules = rules(11);

    assertThat(rules.broken(pairing(List.of(), pod(1, 6), pod(7, 11)))).isEmpty();
    assertThat(refused(rules, pairing(List.of(), pod(1, 6), pod(6, 10))))
        .containsEntry("entrant", e(6));
    assertThat(refused(rules, pairing(List.of(), pod(1, 6), pod(7, 12))))
        .containsEntry("entrant", e(12));
    assertThat(refused(rules, pairing(List.of(), pod(1, 6))))
        .containsEntry("missing", List.of(e(7), e(8), e(9), e(10), e(11)));
    assertThat(refused(rules, pairing(List.of(e(1)), pod(1, 6), pod(7, 11))))
        .containsEntry("entrant", e(1));
  }

  @Test
  void tablesHaveTheSizesThatAreAllowed() {
    assertThat(refused(rules(11), pairing(List.of(), pod(1, 7), pod(8, 11))))
        .containsEntry("pod", pod(1, 7).entrants());
    assertThat(refused(rules(10), pairing(List.of(), pod(1, 6), pod(7, 10))))
        .containsEntry("pod", pod(7, 10).entrants());
  }

  @Test
  void nobodySitsOutWhoCanBeSeated() {
    assertThat(rules(7).broken(pairing(List.of(e(7)), pod(1, 6)))).isEmpty();
    assertThat(refused(rules(7), pairing(List.of(e(6), e(7)), pod(1, 5)))).containsEntry("most", 1);
    assertThat(refused(rules(6), pairing(List.of(e(6)), pod(1, 5)))).containsEntry("most", 0);
  }

  @Test
  void nobodyHasASecondByeBeforeEverybodyHadOne() {
    PairingRules some = new PairingRules(TableSizes.USUAL, entrants(7), Set.of(e(7)));
    PairingRules all = new PairingRules(TableSizes.USUAL, entrants(7), entrants(7));

    assertThat(refused(some, pairing(List.of(e(7)), pod(1, 6))))
        .containsEntry("again", List.of(e(7)));
    assertThat(some.broken(pairing(List.of(e(1)), pod(2, 7)))).isEmpty();
    assertThat(all.broken(pairing(List.of(e(7)), pod(1, 6)))).isEmpty();
  }

  @Test
  void theLastWithoutAByeIsAmongThoseWhoSitOut() {
    PairingRules rules = new PairingRules(TableSizes.USUAL, entrants(8), entrants(7));

    assertThat(refused(rules, pairing(List.of(e(1), e(2)), pod(3, 8))))
        .containsEntry("again", List.of(e(1), e(2)));
    assertThat(rules.broken(pairing(List.of(e(1), e(8)), pod(2, 7)))).isEmpty();
  }

  @Test
  void tooFewForOneTableAreNotPaired() {
    assertThat(rules(4).broken(pairing(List.of(), pod(1, 4))).map(Refusal::type))
        .contains(PairingRules.NOT_SEATABLE);
  }

  @Test
  void aPodCostsTheSquaresOfItsRematches() {
    Meetings met = Meetings.at(List.of(pod(1, 6), pod(5, 10), pod(5, 6)));

    assertThat(met.of(e(5), e(6))).isEqualTo(3);
    assertThat(met.of(e(6), e(5))).isEqualTo(3);
    assertThat(met.of(e(1), e(7))).isZero();
    assertThat(met.cost(pod(4, 7))).isEqualTo(9 + 4);
    assertThat(met.cost(new Pod(List.of(e(1), e(7), e(11))))).isZero();
  }

  private static PairingRules rules(int players) {
    return new PairingRules(TableSizes.USUAL, entrants(players), Set.of());
  }

  private static Map<String, Object> refused(PairingRules rules, Pairing pairing) {
    Optional<Refusal> refusal = rules.broken(pairing);
    assertThat(refusal.map(Refusal::type)).contains(PairingRules.WRONG_PAIRING);
    return refusal.orElseThrow().values();
  }

  private static Pairing pairing(List<EntrantId> byes, Pod... pods) {
    return new Pairing(List.of(pods), byes);
  }

  private static Pod pod(int first, int last) {
    return new Pod(
        new ArrayList<>(IntStream.rangeClosed(first, last).mapToObj(EntrantId::new).toList()));
  }

  private static Set<EntrantId> entrants(int count) {
    return new HashSet<>(pod(1, count).entrants());
  }

  private static EntrantId e(int number) {
    return new EntrantId(number);
  }
}
