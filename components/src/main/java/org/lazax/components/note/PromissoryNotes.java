package org.lazax.components.note;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The promissory notes of every colour that have code. */
public final class PromissoryNotes {
  public static final List<Component> COMPONENTS =
      List.of(
          new Alliance(),
          new Ceasefire(),
          new PoliticalSecret(),
          new SupportForTheThrone(),
          new TradeAgreement());

  private PromissoryNotes() {}
}
