package org.lazax.rulebook;

/**
 * A test that shows a line of the checklist.
 *
 * @param id the line, as the test names it
 * @param test the test, as {@code Class#method}
 * @param place file and line number, for whoever has to mend it
 */
record Showing(String id, String test, String place) {}
