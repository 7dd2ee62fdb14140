package org.lazax.chronicle.host;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Tabletop;

/** What the parts of a host share while it holds its partition. */
record Tenure<S, T extends Tabletop<T>>(
    HostedService<S, T> hosted,
    ClaimId claim,
    Limits limits,
    Checkpoints checkpoints,
    Undone undone,
    Outbox outbox,
    EventLines lines,
    Folding<S, T> folding) {

  static <S, T extends Tabletop<T>> Tenure<S, T> begin(
      HostedService<S, T> hosted, Fence fence, Limits limits) {
    return new Tenure<>(
        hosted,
        fence.claim(),
        limits,
        new Checkpoints(fence, limits.checkpointEvery()),
        new Undone(),
        new Outbox(),
        EventLines.of(hosted.decider().service(), hosted.decider().wire(), hosted.upcasters()),
        new Folding<>(hosted.decider()));
  }

  Service service() {
    return hosted.decider().service();
  }

  void turnAway(Pending pending, HostedGame<?, ?> game, Effect.TurnedAway.Reason reason) {
    outbox.add(new Effect.TurnedAway(pending.id(), game.id, reason));
    undone.done(pending.offset());
  }
}
