package org.lazax.chronicle.kernel;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireType;

/** The events of the kernel. They may be in the commits of any service. */
public sealed interface KernelEvent extends GameEvent {
  /** The wire types of the kernel: its events, and the outcomes of any procedure. */
  List<Class<?>> TYPES = SealedTypes.of(KernelEvent.class, Outcome.Plain.class);

  /**
   * A chronicle begins.
   *
   * @param rules name of the rules that all writers of the game follow; the version is in the
   *     game's own events
   * @param dialect the newest wire types that the writers may use
   * @param seedCommitment SHA-256 of the platform seed, in hexadecimal
   * @param sealedSeed the platform seed, encrypted for the services, in Base64
   */
  @WireType("kernel.chronicle-opened.v1")
  record ChronicleOpened(String rules, int dialect, String seedCommitment, String sealedSeed)
      implements KernelEvent {}

  /** A player adds entropy to the seed, after the platform has committed to its own part. */
  @WireType("kernel.entropy-added.v1")
  record EntropyAdded(Seat seat, String entropy) implements KernelEvent {}

  /** The seed is fixed. From now on random numbers may be drawn. */
  @WireType("kernel.seed-frozen.v1")
  record SeedFrozen() implements KernelEvent {}

  /**
   * The game is over and its seed is revealed, so that everybody can check the random numbers.
   *
   * @param seed the platform seed, in hexadecimal
   */
  @WireType("kernel.seed-revealed.v1")
  record SeedRevealed(String seed) implements KernelEvent {}

  /**
   * The game goes back to an earlier commit. The numbers and the answered commands of later commits
   * stay used.
   *
   * @param toSeq number of the commit whose state is restored
   */
  @WireType("kernel.rewound.v1")
  record Rewound(long toSeq) implements KernelEvent {}

  @WireType("kernel.frame-opened.v1")
  record FrameOpened(int id, Procedure procedure) implements KernelEvent {}

  @WireType("kernel.frame-changed.v1")
  record FrameChanged(int id, Procedure procedure) implements KernelEvent {}

  @WireType("kernel.frame-closed.v1")
  record FrameClosed(int id, Outcome outcome) implements KernelEvent {}

  /** Closes a frame and all layers above it. */
  @WireType("kernel.unwound.v1")
  record Unwound(int id, Outcome outcome) implements KernelEvent {}

  @WireType("kernel.window-opened.v1")
  record WindowOpened(Window window) implements KernelEvent {}

  @WireType("kernel.answered.v1")
  record Answered(int window, Seat seat) implements KernelEvent {}

  /** A seat passes in a window. Everybody may see it. */
  @WireType("kernel.passed.v1")
  record Passed(int window, Seat seat) implements KernelEvent {}

  @WireType("kernel.window-closed.v1")
  record WindowClosed(int window) implements KernelEvent {}

  /** A seat has left the game. No window awaits it any more. */
  @WireType("kernel.seat-left.v1")
  record SeatLeft(Seat seat) implements KernelEvent {}

  @WireType("kernel.effect-began.v1")
  record EffectBegan(LastingEffect effect) implements KernelEvent {}

  /**
   * A player has used an ability and may not use it again yet.
   *
   * @param until id of the frame with which the restriction ends; empty for the rest of the game
   */
  @WireType("kernel.ability-used.v1")
  record AbilityUsed(AbilityName ability, Seat user, Optional<Integer> until)
      implements KernelEvent {}
}
