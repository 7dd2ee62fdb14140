package org.lazax.game.secrets;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** Any of these secrets, all in the asked player's hand, may go back. */
public record SecretReturn(List<ObjectiveId> objectives) implements Option {
  @Override
  public String command() {
    return WireTypes.nameOf(ReturnSecret.class);
  }
}
