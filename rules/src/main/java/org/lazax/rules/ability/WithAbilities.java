package org.lazax.rules.ability;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** A component whose text has several paragraphs. Each is an ability of its own. */
public interface WithAbilities extends Component {
  /** Its abilities, in the order of its text. */
  List<Ability<?>> abilities();
}
