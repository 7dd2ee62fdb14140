package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Listener;

/** Passes answers and replies to the requests that wait for them. */
@ApplicationScoped
public class AnswerDispatcher implements Listener {
  private static final Logger LOG = Logger.getLogger(AnswerDispatcher.class);

  private final ChronicleStore store;
  private final StoppedGames stopped;
  private final Waiting<CommandId, CommandOutcome> commands = new Waiting<>();
  private final Waiting<String, Reply> queries = new Waiting<>();

  AnswerDispatcher(ChronicleStore store, StoppedGames stopped) {
    this.store = store;
    this.stopped = stopped;
  }

  /** Waits for the outcome of this command. Call it before the command is sent. */
  Uni<CommandOutcome> expect(CommandId command) {
    return commands.expect(command);
  }

  /** Waits for the reply to this query. Call it before the query is sent. */
  public Uni<Reply> expect(String query) {
    return queries.expect(query);
  }

  @Override
  public void accepted(Commit commit) {
    stopped.goesOn(commit.header().game(), commit.header().by());
    commit
        .header()
        .command()
        .ifPresent(command -> commands.complete(command, new CommandOutcome.Applied(commit)));
  }

  @Override
  public void refused(RefusedCommand refused) {
    commands.complete(refused.command(), new CommandOutcome.Refused(refused.refused()));
  }

  /** Dispatches a reply of a service about this game. */
  void dispatch(GameId game, Reply reply) {
    switch (reply) {
      case Reply.Options options -> queries.complete(options.query(), options);
      case Reply.DryRun dryRun -> queries.complete(dryRun.query(), dryRun);
      case Reply.Status status -> queries.complete(status.query(), status);
      case Reply.Started started -> {
        if (started.had()) {
          stopped.goesOn(game, started.by());
        }
        queries.complete(started.query(), started);
      }
      case Reply.None none -> queries.complete(none.query(), none);
      case Reply.Repeat repeat -> repeated(game, repeat);
      case Reply.TurnedAway away ->
          commands.complete(away.command(), new CommandOutcome.TurnedAway(away.reason()));
      case Reply.Stopped stop -> stopped.told(game, stop);
    }
  }

  private void repeated(GameId game, Reply.Repeat repeat) {
    if (!commands.isExpected(repeat.command())) {
      return;
    }
    outcome(game, repeat.answer())
        .subscribe()
        .with(
            outcome -> {
              // A commit that is not read here yet completes the wait when it is.
              if (!(outcome instanceof CommandOutcome.Pending)) {
                commands.complete(repeat.command(), outcome);
              }
            },
            e ->
                LOG.debugf(
                    "the answer to %s is not available from the database: %s",
                    repeat.command(), e.getMessage(), repeat.command()));
  }

  /** The outcome by an earlier answer; pending if its commit is not saved here yet. */
  Uni<CommandOutcome> outcome(GameId game, Answer answer) {
    return switch (answer) {
      case Answer.Refused(var refusal) ->
          Uni.createFrom().item(new CommandOutcome.Refused(refusal));
      case Answer.Applied(long seq) ->
          store
              .commit(game, seq)
              .map(found ->
                  found
                      .<CommandOutcome>map(CommandOutcome.Applied::new)
                      .orElseGet(CommandOutcome.Pending::new));
    };
  }

  /** Number of commands and queries that are waited for. */
  int count() {
    return commands.count() + queries.count();
  }
}
