package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.ruleset.PrintedComponents;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * What a player reads of an ability: the name of its component, what that does, and what its use
 * costs.
 *
 * @param texts the paragraphs of the component, in our own words
 * @param fate what becomes of the component when it is used; empty if nothing does
 * @param costs what its use costs besides
 */
public record AbilityWords(
    String name, List<Text> texts, Optional<String> fate, List<UseCost> costs) {
  private static final String TEXTS = "texts";
  private static final String COST = "cost";

  public AbilityWords {
    texts = List.copyOf(texts);
    costs = List.copyOf(costs);
  }

  static AbilityWords of(Table table, ComponentRef component) {
    return PrintedComponents.find(table.catalog(), component)
        .map(AbilityWords::of)
        .orElseGet(() ->
            new AbilityWords(
                component.name().replace('_', ' '), List.of(), Optional.empty(), List.of()));
  }

  private static AbilityWords of(Printed printed) {
    return new AbilityWords(printed.name(), printed.texts(), printed.costOfUse(), List.of());
  }

  /** The same words with what the use of the ability costs besides its component. */
  AbilityWords costing(List<UseCost> paid) {
    return new AbilityWords(name, texts, fate, paid);
  }

  /** What becomes of the component and what is paid, in sentences; empty if it costs nothing. */
  Optional<String> cost() {
    String sentences =
        Stream.of(fate, UseCost.words(costs))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(" "));
    return Optional.of(sentences).filter(words -> !words.isEmpty());
  }

  /** A question of the ability, for what it is asked. */
  String question(String about) {
    return name + ": " + about;
  }

  /** The form by which it is used, which says what the component does and what it costs. */
  Form using(Form form) {
    Form titled = on(form.titled(name));
    return cost().map(spent -> titled.about(COST, spent)).orElse(titled);
  }

  /** The same form, which says what the component does. */
  Form on(Form form) {
    return texts.isEmpty() ? form : form.about(TEXTS, texts);
  }
}
