package org.lazax.components.card;

import java.util.Locale;
import java.util.regex.Pattern;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * A component with one ability. Most are named after their class: {@code FlankSpeed} is {@code
 * flank_speed}, and {@code StymieFirstPrint} is {@code stymie.base}. The start fails if the catalog
 * has no such entry.
 *
 * @param <O> the occurrence at which it is used
 */
public abstract class Card<O extends Occurrence> implements Component, Ability<O> {
  private static final Pattern WORD = Pattern.compile("(?<=.)(?=\\p{Lu})");
  private static final Pattern FIRST_PRINT = Pattern.compile("_first_print$");

  private final AbilityRef name;
  private final Class<O> moment;

  protected Card(ComponentRef.Kind kind, Class<O> moment) {
    String id = WORD.matcher(getClass().getSimpleName()).replaceAll("_").toLowerCase(Locale.ROOT);
    this.name = AbilityRef.parse(kind + "/" + FIRST_PRINT.matcher(id).replaceFirst(".base"));
    this.moment = moment;
  }

  /** A card whose class does not have its name. */
  protected Card(ComponentRef card, Class<O> moment) {
    this.name = AbilityRef.of(card);
    this.moment = moment;
  }

  @Override
  public final ComponentRef ref() {
    return name.component();
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  @Override
  public final Class<O> trigger() {
    return moment;
  }
}
