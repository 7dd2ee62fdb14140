package org.lazax.gateway;

import io.smallrye.openapi.api.SmallRyeOpenAPI;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;

/**
 * Adds the generated parts to the API's contract: the schemas of commands, forms and views, and the
 * examples of games. A folder of further documents in the configuration would do the same in tests,
 * but is not found in a packaged application.
 */
public final class GeneratedContract implements OASFilter {
  private static final List<String> PARTS = List.of("commands", "forms", "views", "examples");

  @Override
  public void filterOpenAPI(OpenAPI contract) {
    for (String part : PARTS) {
      add(contract.getComponents(), read(part).getComponents());
    }
  }

  private static void add(Components all, Components generated) {
    if (generated.getSchemas() != null) {
      generated.getSchemas().forEach(all::addSchema);
    }
    if (generated.getExamples() != null) {
      generated.getExamples().forEach(all::addExample);
    }
  }

  /** Reads the file alone: no other documents, no scan, and not this filter again. */
  private static OpenAPI read(String part) {
    String file = "/openapi/" + part + ".json";
    return SmallRyeOpenAPI.builder()
        .enableModelReader(false)
        .enableStandardStaticFiles(false)
        .enableAnnotationScan(false)
        .enableStandardFilter(false)
        .withCustomStaticFile(
            () -> Objects.requireNonNull(GeneratedContract.class.getResourceAsStream(file), file))
        .build()
        .model();
  }
}
