package org.lazax.components.promise;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** All kinds of promises. */
public final class KindsOfPromises {
  public static final List<Component> COMPONENTS =
      List.of(
          new HoldsFire(),
          new NoActivation(),
          new PromisedPayment(),
          new PromisedVote(),
          new Word());

  private KindsOfPromises() {}
}
