package org.lazax.catalog;

/** A file of the catalog that cannot be trusted: the platform does not start with it. */
public final class InvalidCatalogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String entry;
  private final String reason;

  InvalidCatalogException(String file, String entry, String reason) {
    super(file + ", " + entry + ": " + reason);
    this.file = file;
    this.entry = entry;
    this.reason = reason;
  }

  InvalidCatalogException(String file, String entry, String reason, Throwable cause) {
    this(file, entry, reason);
    initCause(cause);
  }

  /** The file as it is called among the resources, such as {@code tiles.json}. */
  public String file() {
    return file;
  }

  /** The id of the broken entry, or its place in the file where it has none. */
  public String entry() {
    return entry;
  }

  /** What is wrong with it. */
  public String reason() {
    return reason;
  }
}
