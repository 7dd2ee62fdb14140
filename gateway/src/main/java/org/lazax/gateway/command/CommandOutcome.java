package org.lazax.gateway.command;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.HostEffect;

/** The outcome of a command, as far as it is known now. */
public sealed interface CommandOutcome {
  /** The command was carried out by this commit. */
  record Applied(Commit commit) implements CommandOutcome {}

  /** The command was refused and changed nothing. */
  record Refused(Refusal refusal) implements CommandOutcome {}

  /**
   * The command was turned away: it has changed nothing and may be given again with the same key.
   */
  record TurnedAway(HostEffect.TurnedAway.Reason reason) implements CommandOutcome {}

  /**
   * No answer came in time. The command may have been carried out; it may be given again with the
   * same key.
   */
  record Pending() implements CommandOutcome {}
}
