package org.lazax.chronicle.decider;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.form.Form;

/**
 * A command that a seat may give now, with the ids that it may name. Where the combinations are too
 * many to list, an option gives the parts to combine.
 */
public interface Option {
  /** The form that a client fills in; the first of its forms if it has several. */
  Form form();

  /**
   * All its forms, at least one. It has several if the values of one field depend on another field.
   */
  default List<Form> forms() {
    return List.of(form());
  }

  /** A command without arguments. */
  static Option plain(Command command) {
    return new Plain(command);
  }

  /** A command without arguments. */
  record Plain(Command command) implements Option {
    @Override
    public Form form() {
      return Form.of(command);
    }
  }
}
