package org.lazax.tournament.conduct;

import static org.lazax.tournament.conduct.Cup.BY;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.Tournament;

/** Tournaments that were played in memory, for tests. */
public final class PlayedCup {
  private static final Settings CONDITIONED =
      Cup.settings(
          13,
          new Stage(
              Cup.PRELIMS,
              Format.ROUNDS,
              Optional.of(2),
              TableSizes.USUAL,
              Cup.cut(12),
              Optional.of(
                  new Conditions(
                      JsonNodeFactory.instance.objectNode().put("victoryTarget", 14),
                      List.of("sol", "hacan", "winnu", "yin", "naalu", "nekro", "l1z1x")))),
          new Stage(
              Cup.FINAL,
              Format.OPEN,
              Optional.empty(),
              TableSizes.USUAL,
              Optional.empty(),
              Optional.empty()));

  private PlayedCup() {}

  /** A cup that ends after its first stage, with every kind of event. */
  public static LocalGame<Tournament> ofEveryEvent() {
    Cup cup = Cup.of(CONDITIONED);
    cup.gives(new Register(Optional.empty(), Cup.digests(1, 14)));
    cup.gives(new Confirm(BY, Cup.entrants(1, 3)));
    cup.gives(new Withdraw(Optional.empty(), Cup.entrants(4, 4)));
    cup.gives(new CheckIn(Optional.of(BY), Cup.entrants(1, 3)));
    cup.gives(new CheckIn(Optional.of(BY), Cup.entrants(5, 13)));
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(5001)));
    cup.gives(new Dismiss(BY, OfficialId.of("j1")));
    cup.gives(new BeginStage(BY));
    cup.gives(new DrawPairing(BY));
    RoundId first = cup.publish(cup.now().course().stages().getFirst().players());
    cup.areWonBy(new Seat(2), first);
    TableId table = new TableId(first, 1);
    cup.gives(new CorrectResult(BY, table, cup.result(table, new Seat(1)), Cup.digest(90)));
    cup.gives(new Disqualify(BY, List.of(Cup.e(5)), Cup.digest(91)));
    RoundId second =
        cup.publish(cup.now().playersOfNextRound(cup.now().course().stages().getFirst()));
    cup.areWonBy(new Seat(2), second);
    cup.gives(new AnnulTable(BY, new TableId(second, 2), Cup.digest(92)));
    cup.gives(new EndStage(BY));
    cup.gives(new BeginStage(BY));
    cup.gives(new SeekTable(Optional.empty(), List.of(Cup.e(1))));
    cup.gives(new Finish(BY, Optional.of(true)));
    return cup.game();
  }
}
