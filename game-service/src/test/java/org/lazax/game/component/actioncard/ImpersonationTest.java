package org.lazax.game.component.actioncard;

import static org.lazax.rules.kit.TableKit.P1;

import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;

/** P1 has three trade goods. */
class ImpersonationTest extends ComponentActionCardTest {
  ImpersonationTest() {
    super("impersonation");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).goods(P1, 3, 0);
  }

  @Test
  @Rule("action_card/impersonation.N1")
  void threeInfluenceAreNeeded() {
    refused(TableKit.players(2).goods(P1, 2, 3));
  }
}
