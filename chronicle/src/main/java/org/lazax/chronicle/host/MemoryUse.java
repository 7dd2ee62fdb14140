package org.lazax.chronicle.host;

/**
 * About what hosts, or the readers of a gateway, hold in memory, in bytes. Games, commands and
 * questions are estimated by their serialized sizes: the objects that are made of JSON weigh some
 * times what it does.
 *
 * @param games the games in memory with their answers
 * @param unsaved the commits, answers and snapshots that are not known to be in the database
 * @param commands the commands that wait for their answers
 * @param questions the questions that wait
 * @param followers what is kept for those who read logs and frames, until it is written
 */
public record MemoryUse(long games, long unsaved, long commands, long questions, long followers) {
  public static final MemoryUse NOTHING = new MemoryUse(0, 0, 0, 0, 0);

  /** What objects weigh, as a multiple of their JSON. */
  private static final int OBJECTS = 4;

  private static final int GAME = 2_048;
  private static final int ANSWER = 256;
  private static final int WAITING = 1_024;

  /**
   * What a game in memory weighs.
   *
   * @param serialized the size of its state, in bytes
   * @param answers how many commands of it have an answer
   */
  static long ofGame(long serialized, int answers) {
    return GAME + OBJECTS * serialized + (long) ANSWER * answers;
  }

  /** What a command or a question weighs that has so many bytes. */
  static long ofWaiting(long serialized) {
    return WAITING + OBJECTS * serialized;
  }

  MemoryUse plus(MemoryUse other) {
    return new MemoryUse(
        games + other.games,
        unsaved + other.unsaved,
        commands + other.commands,
        questions + other.questions,
        followers + other.followers);
  }

  MemoryUse minus(MemoryUse other) {
    return new MemoryUse(
        games - other.games,
        unsaved - other.unsaved,
        commands - other.commands,
        questions - other.questions,
        followers - other.followers);
  }

  /** All of it together. */
  public long total() {
    return games + unsaved + commands + questions + followers;
  }
}
