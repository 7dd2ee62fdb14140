package org.lazax.rulebook;

/**
 * A test that shows a line of the checklist.
 *
 * @param id the id of the line
 * @param test the test as {@code Class#method}
 * @param place the file and line number of the annotation
 */
record Showing(String id, String test, String place) {}
