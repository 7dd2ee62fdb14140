package org.lazax.catalog;

/** A file of the catalog is not valid. The platform does not start with it. */
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

  /** The name of the file, such as {@code tiles.json}. */
  public String file() {
    return file;
  }

  /** The id of the invalid entry, or its position in the file if it has no id. */
  public String entry() {
    return entry;
  }

  /** The reason why the entry is invalid. */
  public String reason() {
    return reason;
  }
}
