package org.lazax.chronicle.simulation;

/** The frequency of each fault, per thousand steps. */
record Faults(
    int crash,
    int pause,
    int disconnect,
    int reassign,
    int databaseOutage,
    int restoreBackup,
    int appendFailure,
    int rewind,
    int timeJump,
    int invalidCommand) {
  static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  static final Faults ALL = new Faults(8, 12, 12, 15, 4, 2, 100, 40, 1, 80);

  /**
   * Faults that produce zombies: instances that lose the partition and do not read that they have
   * lost it.
   */
  static final Faults ZOMBIES = new Faults(0, 2, 20, 40, 0, 0, 20, 0, 0, 500);
}
