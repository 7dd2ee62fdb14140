package org.lazax.rules.ability;

import java.util.List;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.ruleset.PrintedComponents;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * What a player reads of an ability: the name of its component, and what that does.
 *
 * @param texts the paragraphs of the component, in our own words
 */
public record AbilityWords(String name, List<Text> texts) {
  private static final String TEXTS = "texts";

  public AbilityWords {
    texts = List.copyOf(texts);
  }

  static AbilityWords of(Table table, ComponentRef component) {
    return PrintedComponents.find(table.catalog(), component)
        .map(AbilityWords::of)
        .orElseGet(() -> new AbilityWords(component.name().replace('_', ' '), List.of()));
  }

  private static AbilityWords of(Printed printed) {
    return new AbilityWords(printed.name(), printed.texts());
  }

  /** The same form, which says what the component does. */
  Form on(Form form) {
    return texts.isEmpty() ? form : form.about(TEXTS, texts);
  }
}
