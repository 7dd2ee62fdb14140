package org.lazax.catalog;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;

/** Where the files of the catalog are read from. */
@FunctionalInterface
public interface CatalogSource {
  /** Opens a file by its plain name, such as {@code tiles.json}; the caller closes it. */
  InputStream open(String file) throws IOException;

  /** The files that come with the platform. */
  static CatalogSource classPath() {
    return file -> {
      InputStream in = CatalogSource.class.getResourceAsStream("/catalog/" + file);
      if (in == null) {
        throw new FileNotFoundException("there is no such file on the class path");
      }
      return in;
    };
  }
}
