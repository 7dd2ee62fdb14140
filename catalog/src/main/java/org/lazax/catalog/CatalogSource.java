package org.lazax.catalog;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;

/** Where the files of the catalog are read from. */
@FunctionalInterface
public interface CatalogSource {
  /**
   * Opens a file by its plain name, such as {@code tiles.json}; the caller closes it.
   *
   * @throws FileNotFoundException if there is none of this name
   */
  InputStream open(String file) throws IOException;

  /** The files that come with the platform. */
  static CatalogSource classPath() {
    return beside(CatalogSource.class, "/catalog/");
  }

  /** The files in a folder of the class path, named from the root or from where a class lies. */
  static CatalogSource beside(Class<?> type, String folder) {
    return file -> {
      InputStream in = type.getResourceAsStream(folder + file);
      if (in == null) {
        throw new FileNotFoundException("there is no such file on the class path");
      }
      return in;
    };
  }
}
