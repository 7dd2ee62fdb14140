package org.lazax.chronicle.simulation;

/** How often things go wrong, each in a thousand steps. */
record Faults(
    int crash,
    int pause,
    int deafness,
    int reassign,
    int outage,
    int oldBackup,
    int appendFails,
    int rewind,
    int night,
    int nonsense) {
  static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  static final Faults ALL = new Faults(8, 12, 12, 15, 4, 2, 100, 40, 1, 80);

  /**
   * Instances that lose the partition, do not notice, and do not hear what happens without them.
   */
  static final Faults ZOMBIES = new Faults(0, 2, 20, 40, 0, 0, 20, 0, 0, 500);
}
