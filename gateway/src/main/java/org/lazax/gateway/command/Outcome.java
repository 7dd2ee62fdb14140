package org.lazax.gateway.command;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.Effect;

/** What became of a command, as far as its giver can be told now. */
public sealed interface Outcome {
  /** It was carried out by this commit. */
  record Applied(Commit commit) implements Outcome {}

  /** It changed nothing. */
  record Declined(Refusal refusal) implements Outcome {}

  /** Nothing of it was or will be done; it may be given again under the same key. */
  record TurnedAway(Effect.TurnedAway.Reason reason) implements Outcome {}

  /** Unknown: no answer came in time. It may be given again under the same key. */
  record Pending() implements Outcome {}
}
