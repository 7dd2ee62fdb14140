package org.lazax.gateway.command;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.HostEffect;

/** What became of a command, as far as its giver can be told now. */
public sealed interface CommandOutcome {
  /** It was carried out by this commit. */
  record Applied(Commit commit) implements CommandOutcome {}

  /** It changed nothing. */
  record Refused(Refusal refusal) implements CommandOutcome {}

  /** Nothing of it was or will be done; it may be given again under the same key. */
  record TurnedAway(HostEffect.TurnedAway.Reason reason) implements CommandOutcome {}

  /** Unknown: no answer came in time. It may be given again under the same key. */
  record Pending() implements CommandOutcome {}
}
