package org.lazax.log;

/**
 * Records of a log are gone that a reader has not read yet, or the log is another one. Nobody may
 * read on as if nothing had been there.
 */
public final class LostRecordsException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** Where operators read what to do. */
  private static final String REMEDY = "docs/operations/lost-records.md says what to do";

  LostRecordsException(String what) {
    super(what + "; " + REMEDY);
  }
}
