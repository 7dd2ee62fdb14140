package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.components.StandardRules;
import org.lazax.game.kit.Cards;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.scoring.PublicDeck;
import org.lazax.table.Table;

class PublicDeckTest {

  @Test
  void everyPublicObjectiveIsDealt() {
    List<ObjectiveId> dealt = new ArrayList<>(PublicDeck.left(StandardRules.TABLE, 1));
    dealt.addAll(PublicDeck.left(StandardRules.TABLE, 2));

    assertThat(dealt)
        .containsExactlyInAnyOrderElementsOf(Catalog.standard().publicObjectives().keySet());
  }

  @Test
  void whatIsFaceUpIsNotDealtAgain() {
    Table table = Cards.objectives(TableKit.players(2), 3, 5, "expand_borders").table();

    assertThat(PublicDeck.left(table, 1)).doesNotContain(new ObjectiveId("expand_borders"));
  }
}
