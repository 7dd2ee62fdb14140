package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.components.StandardRules;
import org.lazax.table.component.ComponentRef;

/** Whatever a player may use can be read. */
class PrintedComponentsTest {
  private static final Catalog CATALOG = StandardRules.TABLE.catalog();

  @Test
  void everyComponentOfTheCatalogHasAName() {
    assertThat(CatalogComponents.all(CATALOG))
        .allSatisfy(component ->
            assertThat(PrintedComponents.find(CATALOG, component))
                .hasValueSatisfying(printed -> assertThat(printed.name()).isNotBlank()));
  }

  @Test
  void itSaysWhatItDoes() {
    Printed sabotage = find("action_card/sabotage");
    assertThat(sabotage.name()).isEqualTo("Sabotage");
    assertThat(sabotage.texts())
        .singleElement()
        .satisfies(text -> assertThat(text.effect()).isNotBlank());
    assertThat(find("agenda/mutiny").texts())
        .extracting(Text::timing)
        .containsExactly("for", "against");
    assertThat(find("faction_ability/pillage").name()).isEqualTo("Pillage");
    assertThat(find("planet/primor").texts()).hasSize(1);
  }

  private static Printed find(String component) {
    return PrintedComponents.find(CATALOG, ComponentRef.parse(component)).orElseThrow();
  }
}
