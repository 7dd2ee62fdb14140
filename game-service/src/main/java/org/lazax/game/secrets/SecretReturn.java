package org.lazax.game.secrets;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** Any of these secrets, all in the asked player's hand, may go back. */
public record SecretReturn(List<ObjectiveId> objectives) implements Option {
  @Override
  public Form form() {
    return Form.of(new ReturnSecret(objectives.getFirst()))
        .with(Field.one("objective", objectives));
  }
}
