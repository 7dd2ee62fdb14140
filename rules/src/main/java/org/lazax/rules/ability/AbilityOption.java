package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.table.component.AbilityRef;

/** What may be said when abilities may be used. */
public sealed interface AbilityOption extends Option {

  /** This ability may be used. */
  record Usable(String command, AbilityRef ability) implements AbilityOption {}

  /** The moment may be let pass. */
  record Passing(String command) implements AbilityOption {}

  /** From {@code least} to {@code most} of these are to be chosen for the ability. */
  record Choice(
      String command,
      AbilityRef ability,
      String about,
      List<String> candidates,
      int least,
      int most)
      implements AbilityOption {}
}
