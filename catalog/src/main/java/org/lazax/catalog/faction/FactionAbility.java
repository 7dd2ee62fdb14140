package org.lazax.catalog.faction;

import java.util.List;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.printed.Component;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/** An ability printed on a faction sheet. */
public record FactionAbility(
    AbilityId id, String name, String timing, String effect, boolean componentAction)
    implements Component<AbilityId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of(new Text(timing, effect));
  }
}
