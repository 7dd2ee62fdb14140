package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The schemas of forms in the contract are those of the services, and describe everything. */
final class FormSchemasTest {
  private static final ObjectNode DOCUMENT = FormSchemas.document();

  @Test
  void theSchemasOfTheContractAreUpToDate() throws IOException {
    GeneratedPart.assertUpToDate("forms.json", DOCUMENT);
  }

  @Test
  void everySchemaAndEveryPropertyIsDescribed() {
    assertThat(new Contract(DOCUMENT).undescribed()).isEmpty();
  }
}
