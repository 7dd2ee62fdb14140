package org.lazax.rules.ruleset;

/**
 * The part of a component's text that has no code yet. A component with code declares it itself.
 */
public sealed interface Missing {
  /** Nothing is missing. The component does everything its text says. */
  Missing NOTHING = new Nothing();

  /** A part of the text is missing. */
  static Missing part(String what) {
    return new Part(what);
  }

  /** The hooks exist, but cannot occur in a game, for this reason. */
  static Missing way(String why) {
    return new Way(why);
  }

  /** Nothing is missing. */
  record Nothing() implements Missing {}

  /**
   * A part of its text.
   *
   * @param what a sentence without its full stop
   */
  record Part(String what) implements Missing {}

  /**
   * A way to get the component or to use it.
   *
   * @param why a sentence without its full stop
   */
  record Way(String why) implements Missing {}

  /** All of it. The component has no code. */
  record All() implements Missing {}
}
