package org.lazax.simulation.bench;

/**
 * What the page is shown on.
 *
 * @param width in pixels
 * @param processor how many times slower than this machine
 * @param bitsPerSecond what is received at most; 0 for no limit
 * @param latencyMillis how long each answer takes besides
 */
record Device(
    String name, int width, int height, int processor, int bitsPerSecond, int latencyMillis) {
  static final Device PHONE = new Device("phone", 360, 740, 4, 1_600_000, 150);
  static final Device DESKTOP = new Device("desktop", 1_440, 900, 1, 0, 0);
}
