package org.lazax.chronicle.toy;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** Any number up to this may be named. */
public record ToyOption(Command command, String name, int most) implements Option {
  @Override
  public Form form() {
    return Form.of(command).with(new Field.Amount(name, Bounds.upTo(most)));
  }
}
