package org.lazax.tournament.official;

/** What an official may do. */
public enum Role {
  /** Runs the tournament. */
  ORGANISER('o'),
  /** Decides what happens at the tables. */
  JUDGE('j'),
  /** May see what spectators may not see yet. */
  CASTER('c');

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** The letter with which the ids of these officials begin. */
  public char letter() {
    return letter;
  }
}
