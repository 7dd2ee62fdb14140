package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.transport.Reply;

/** Queries are read in order with the commands and answered from the current state. */
class QueryTest {
  private Platform platform;
  private Players players;
  private Seat giver;
  private long seq;

  @BeforeEach
  void playToAGift() {
    platform = Platform.started();
    players = platform.players(5);
    players.start(1);
    giver = players.awaitTurn().seat();
    seq = platform.follower.game(players.game).seq();
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void aQueryForOptionsIsAnswered() {
    platform.producer.ask(Service.MAP, new Query.Options("options", players.game, seq, giver));

    Reply.Options options = reply(Reply.Options.class, Reply.Options::query, "options");

    assertThat(options.seq()).isEqualTo(seq);
    assertThat(options.by()).isEqualTo(Service.MAP);
    assertThat(options.options().findValuesAsText("command")).containsExactly("map.give");
  }

  @Test
  void aDryRunIsAnsweredAndNotRecorded() {
    platform.producer.ask(Service.MAP, dryRun("allowed", giving(giver)));
    Reply.DryRun allowed = reply(Reply.DryRun.class, Reply.DryRun::query, "allowed");
    platform.producer.ask(Service.MAP, dryRun("forbidden", giving(new Seat(8))));
    Reply.DryRun forbidden = reply(Reply.DryRun.class, Reply.DryRun::query, "forbidden");

    assertThat(allowed.refusal()).isEmpty();
    assertThat(forbidden.refusal()).map(refusal -> refusal.rule()).contains(Optional.of("toy.2"));
    players.playOn();
    assertThat(platform.follower.game(players.game).commits().get((int) seq).header().command())
        .isPresent();
  }

  @Test
  void aQueryAboutAnUnknownGameIsAnsweredWithNone() {
    platform.producer.ask(
        Service.MAP, new Query.Options("unknown", platform.players(1).game, 0, giver));

    assertThat(reply(Reply.None.class, Reply.None::query, "unknown").reason()).isNotBlank();
  }

  private Query dryRun(String id, ToyCommand command) {
    CommandId key = CommandId.given("tester", players.game, id);
    return new Query.DryRun(
        id, players.game, seq, players.envelope(key, Optional.of(giver), command));
  }

  private static ToyCommand giving(Seat to) {
    return new ToyCommand.Give(to, 0);
  }

  private <R extends Reply> R reply(Class<R> type, Function<R, String> query, String id) {
    return platform.replies.reply(type, reply -> query.apply(reply).equals(id));
  }
}
