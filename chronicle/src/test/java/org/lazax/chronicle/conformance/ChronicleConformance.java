package org.lazax.chronicle.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Answer.Applied;
import org.lazax.chronicle.acceptance.Answer.Refused;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Refusals;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

/**
 * The conformance suite of chronicles. The test of an implementation extends this class and starts
 * the implementation.
 */
public abstract class ChronicleConformance {
  private static final Optional<Seat> P1 = Optional.of(ToyPlay.SEATS.getFirst());
  private static final int ROUNDS = 3;

  private ChronicleUnderTest chronicle;
  private ConformingPlayers players;

  /** A chronicle with an empty log. */
  protected abstract ChronicleUnderTest start();

  protected ChronicleConformance() {
    this.chronicle = new NotStarted();
    this.players = new ConformingPlayers(chronicle);
  }

  @BeforeEach
  void startChronicle() {
    chronicle = start();
    players = new ConformingPlayers(chronicle);
    players.answered(players.submit(P1, ToyPlay.begin(ROUNDS)));
  }

  @AfterEach
  void closeChronicle() {
    chronicle.close();
  }

  @Test
  void aGameOfFourServicesIsPlayedToItsEndInOneChain() {
    players.quarrel();
    players.playToTheEnd();

    Chain chain = Chain.EMPTY;
    for (Commit commit : chronicle.commits(players.game)) {
      Verdict verdict = chain.follow(commit.header(), commit.hash());
      assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
      chain = ((Verdict.Accepted) verdict).chain();
    }
    assertThat(chronicle.commits(players.game))
        .extracting(commit -> commit.header().by())
        .containsAll(Realm.GAMES.services());
    assertThat(players.table().total()).isEqualTo(10 * ToyPlay.SEATS.size());
  }

  @Test
  void aCommandGivenAgainIsNotAppliedAgain() {
    CommandEnvelope join = players.submit(P1, new ToyCommand.Join("ab"));
    Answer answer = players.answered(join);

    chronicle.submit(join);
    players.playToTheEnd();

    assertThat(chronicle.answer(players.game, join.command())).contains(answer);
    Set<Object> answered = new HashSet<>();
    for (Commit commit : chronicle.commits(players.game)) {
      commit.header().command().ifPresent(command -> assertThat(answered.add(command)).isTrue());
    }
  }

  @Test
  void aRefusalStaysWhenTheCommandWouldBeAcceptedLater() {
    CommandEnvelope early = players.submit(P1, new ToyCommand.Abstain());
    Answer answer = players.answered(early);
    players.playTo("council");

    chronicle.submit(early);
    players.playToTheEnd();

    assertThat(answer).isInstanceOf(Refused.class);
    assertThat(chronicle.answer(players.game, early.command())).contains(answer);
  }

  @Test
  void aCommandForAnotherHeadIsRefused() {
    CommandEnvelope stale =
        players.envelope(
            P1, players.seq(), Optional.of(players.seq() + 7), new ToyCommand.Join(""));
    chronicle.submit(stale);

    assertThat(refusal(players.answered(stale)).type()).isEqualTo(Refusals.STALE);
  }

  @Test
  void aMalformedCommandIsRefused() {
    CommandEnvelope malformed = players.malformed();
    chronicle.submit(malformed);

    Refusal refusal = refusal(players.answered(malformed));
    assertThat(refusal.type()).isEqualTo(Refusal.MALFORMED);
    assertThat(refusal.detail())
        .isEqualTo("game.join: there is no property unknown; there are entropy");
  }

  @Test
  void aCommandOfTheWrongServiceIsRefusedByTheRules() {
    CommandEnvelope bid = players.submit(P1, new ToyCommand.Bid(1));

    assertThat(refusal(players.answered(bid)).type()).isEqualTo(Refusal.NOT_AWAITED);
  }

  @Test
  void aRewindRestoresTheStateAndKeepsNumbersAndAnswers() {
    CommandEnvelope join = players.submit(P1, new ToyCommand.Join("ab"));
    players.answered(join);
    players.playTo("gift");
    long before = players.seq();

    CommandEnvelope rewind = players.submit(Optional.empty(), new RewindGame(1));
    assertThat(players.answered(rewind)).isEqualTo(new Applied(before + 1));
    chronicle.submit(join);
    players.playToTheEnd();

    assertThat(chronicle.answer(players.game, join.command())).contains(new Applied(2));
    assertThat(players.table().total()).isEqualTo(10 * ToyPlay.SEATS.size());
  }

  @Test
  void aCommandMadeBeforeARewindIsRefused() {
    players.playTo("gift");
    long before = players.seq();
    players.answered(players.submit(Optional.empty(), new RewindGame(1)));

    CommandEnvelope late =
        players.envelope(P1, before, Optional.empty(), new ToyCommand.Join("cd"));
    chronicle.submit(late);

    assertThat(refusal(players.answered(late)).type()).isEqualTo(Refusals.BEFORE_REWIND);
  }

  @Test
  void restartedServicesContinueTheGame() {
    for (Service service : Realm.GAMES.services()) {
      players.playOn();
      chronicle.restart(service);
      players.playOn();
    }
    players.playToTheEnd();

    assertThat(players.table().kernel().origin().orElseThrow().revealed()).isPresent();
  }

  @Test
  void twoGamesAreIndependent() {
    ConformingPlayers others = new ConformingPlayers(chronicle);
    others.answered(others.submit(P1, ToyPlay.begin(1)));

    others.playToTheEnd();
    players.playToTheEnd();

    assertThat(List.of(players.game, others.game)).doesNotHaveDuplicates();
  }

  private static Refusal refusal(Answer answer) {
    assertThat(answer).isInstanceOf(Refused.class);
    return ((Refused) answer).refusal();
  }
}
