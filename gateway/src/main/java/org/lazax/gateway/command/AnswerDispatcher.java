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

/** Brings answers, from the chronicle and beside it, to those who wait for them. */
@ApplicationScoped
public class AnswerDispatcher implements Listener {
  private static final Logger LOG = Logger.getLogger(AnswerDispatcher.class);

  private final ChronicleStore store;
  private final Waiting<CommandId, CommandOutcome> commands = new Waiting<>();
  private final Waiting<String, Reply> questions = new Waiting<>();

  AnswerDispatcher(ChronicleStore store) {
    this.store = store;
  }

  /** The outcome of this command, whenever it comes. Call before the command is sent. */
  Uni<CommandOutcome> expect(CommandId command) {
    return commands.expect(command);
  }

  /** The reply to this question, whenever it comes. Call before the question is sent. */
  public Uni<Reply> expect(String question) {
    return questions.expect(question);
  }

  @Override
  public void happened(Commit commit) {
    commit
        .header()
        .command()
        .ifPresent(command -> commands.tell(command, new CommandOutcome.Applied(commit)));
  }

  @Override
  public void declined(RefusedCommand refused) {
    commands.tell(refused.command(), new CommandOutcome.Refused(refused.refused()));
  }

  /** A service says something beside the chronicle, about this game. */
  void said(GameId game, Reply reply) {
    switch (reply) {
      case Reply.Options options -> questions.tell(options.query(), options);
      case Reply.DryRun dryRun -> questions.tell(dryRun.query(), dryRun);
      case Reply.None none -> questions.tell(none.query(), none);
      case Reply.Repeat repeat -> repeated(game, repeat);
      case Reply.TurnedAway away ->
          commands.tell(away.command(), new CommandOutcome.TurnedAway(away.reason()));
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
              // What is not read here yet will be told when it is.
              if (!(outcome instanceof CommandOutcome.Pending)) {
                commands.tell(repeat.command(), outcome);
              }
            },
            e -> LOG.debugf("the answer to %s waits for the database", repeat.command()));
  }

  /** An answer that was given before; pending while the commit it names is not kept here. */
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

  /** How many commands and questions are under way. */
  int count() {
    return commands.count() + questions.count();
  }
}
