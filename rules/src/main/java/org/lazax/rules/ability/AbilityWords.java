package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
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
 * @param cost what becomes of the component when it is used; empty if nothing does
 */
public record AbilityWords(String name, List<Text> texts, Optional<String> cost) {
  private static final String TEXTS = "texts";
  private static final String COST = "cost";

  public AbilityWords {
    texts = List.copyOf(texts);
  }

  static AbilityWords of(Table table, ComponentRef component) {
    return PrintedComponents.find(table.catalog(), component)
        .map(AbilityWords::of)
        .orElseGet(() ->
            new AbilityWords(component.name().replace('_', ' '), List.of(), Optional.empty()));
  }

  private static AbilityWords of(Printed printed) {
    return new AbilityWords(printed.name(), printed.texts(), printed.costOfUse());
  }

  /** A question of the ability, for what it is asked. */
  String question(String about) {
    return name + ": " + about;
  }

  /** The form by which it is used, which says what the component does and what becomes of it. */
  Form using(Form form) {
    Form titled = on(form.titled(name));
    return cost.map(spent -> titled.about(COST, spent)).orElse(titled);
  }

  /** The same form, which says what the component does. */
  Form on(Form form) {
    return texts.isEmpty() ? form : form.about(TEXTS, texts);
  }
}
