package org.lazax.rules.ruleset;

/** What of a component's text has no code yet. A component with code says it of itself. */
public sealed interface Missing {
  /** Nothing: it does all that its text says. */
  Missing NOTHING = new Nothing();

  /** It acts, but for this. */
  static Missing part(String what) {
    return new Part(what);
  }

  /** Its hooks are there, but no game comes to them, for this reason. */
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
   * A way to get it or to use it.
   *
   * @param why a sentence without its full stop
   */
  record Way(String why) implements Missing {}

  /** All of it: it has no code. */
  record All() implements Missing {}
}
