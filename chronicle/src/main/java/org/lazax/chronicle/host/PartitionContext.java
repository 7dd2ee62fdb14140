package org.lazax.chronicle.host;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.SharedState;

/** The objects that the parts of one host share. */
record PartitionContext<S, T extends SharedState<T>>(
    HostedService<S, T> hosted,
    ClaimId claim,
    Limits limits,
    Checkpoints checkpoints,
    PendingOffsets pendingOffsets,
    PendingEffects effects,
    EventLines lines,
    Folding<S, T> folding) {

  static <S, T extends SharedState<T>> PartitionContext<S, T> begin(
      HostedService<S, T> hosted, Fence fence, Limits limits) {
    return new PartitionContext<>(
        hosted,
        fence.claim(),
        limits,
        new Checkpoints(fence, limits),
        new PendingOffsets(),
        new PendingEffects(),
        EventLines.of(hosted.decider().service(), hosted.decider().wire(), hosted.upcasters()),
        new Folding<>(hosted.decider()));
  }

  Service service() {
    return hosted.decider().service();
  }

  void turnAway(Pending pending, HostedGame<?, ?> game, HostEffect.TurnedAway.Reason reason) {
    effects.add(new HostEffect.TurnedAway(pending.id(), game.id, pending.offset(), reason));
    pendingOffsets.done(pending.offset());
  }

  /** Passes a command over that is too old to be decided. */
  void expire(long offset) {
    effects.add(new HostEffect.Expired(offset));
    pendingOffsets.done(offset);
  }
}
