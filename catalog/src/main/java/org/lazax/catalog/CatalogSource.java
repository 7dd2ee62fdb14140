package org.lazax.catalog;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;

/** Opens the files of a catalog. */
@FunctionalInterface
public interface CatalogSource {
  /**
   * Opens a file by its name, such as {@code tiles.json}. The caller closes it.
   *
   * @throws FileNotFoundException if there is no file of this name
   */
  InputStream open(String file) throws IOException;

  /** The files of the platform. */
  static CatalogSource classPath() {
    return relativeTo(CatalogSource.class, "/catalog/");
  }

  /**
   * The files in a folder of the class path.
   *
   * @param type a class with the class path
   * @param folder the folder, ending with a slash; relative to the class unless it begins with a
   *     slash
   */
  static CatalogSource relativeTo(Class<?> type, String folder) {
    return file -> {
      InputStream in = type.getResourceAsStream(folder + file);
      if (in == null) {
        throw new FileNotFoundException("there is no such file on the class path");
      }
      return in;
    };
  }
}
