package org.lazax.game.secrets;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** One of these secret objectives of the player's hand is to be returned. */
public record SecretReturn(List<ObjectiveId> objectives) implements Option {
  @Override
  public Form form() {
    return Form.of(new ReturnSecret(objectives.getFirst()))
        .with(Field.one("objective", objectives));
  }
}
