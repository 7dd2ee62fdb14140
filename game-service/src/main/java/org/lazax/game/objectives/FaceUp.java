package org.lazax.game.objectives;

import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.SecretObjective.Phase;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * An objective that all players can score: a public one, or a secret one that was made public.
 * Rule: agenda/classified_document_leaks.N6.
 *
 * @param phase the phase in which it is fulfilled
 * @param source names it as the source of victory points
 */
record FaceUp(
    ObjectiveId id, int points, Phase phase, Requirement requirement, String text, String source) {
  static FaceUp of(Table table, ObjectiveId id) {
    SecretObjective secret = table.catalog().secretObjectives().get(id);
    if (secret != null) {
      return new FaceUp(
          id,
          secret.points(),
          secret.phase(),
          secret.requirement(),
          secret.text(),
          ComponentRef.of(id).toString());
    }
    PublicObjective card = table.catalog().publicObjective(id);
    return new FaceUp(
        id,
        card.points(),
        Phase.STATUS,
        card.requirement(),
        card.text(),
        "public_objective/" + id.value());
  }

  boolean isOfStatusPhase() {
    return phase == Phase.STATUS;
  }
}
