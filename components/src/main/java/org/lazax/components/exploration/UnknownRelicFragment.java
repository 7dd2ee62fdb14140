package org.lazax.components.exploration;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * It stands for a relic fragment of any type when these are purged, and does nothing alone. Rule:
 * exploration/unknown_relic_fragment.N1.
 */
final class UnknownRelicFragment implements Component {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("exploration/unknown_relic_fragment");
  }
}
