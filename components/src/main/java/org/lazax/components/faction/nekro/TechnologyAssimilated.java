package org.lazax.components.faction.nekro;

import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.components.faction.nekro.Assimilations.Assimilation;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * The token of a Valefar Assimilator is put on a technology, and is no longer on another one. The
 * card stays exhausted if it is. Rule: technology/valefar_assimilator_x.N2.
 *
 * @param card the assimilator
 * @param technology what it copies now
 */
@WireType("table.base-technology-assimilated.v1")
public record TechnologyAssimilated(Seat seat, TechnologyId card, TechnologyId technology)
    implements TableEvent {
  @Override
  public Table fold(Table table) {
    Optional<TechnologyId> before = Assimilations.copied(table, seat, card);
    Table now =
        table.withPart(
            Assimilations.ID, part -> part.with(seat, new Assimilation(card, technology)));
    return before
        .filter(table.player(seat).exhaustedTechnologies()::contains)
        .map(copy -> now.withPlayer(seat, player -> exhausting(player, copy)))
        .orElse(now);
  }

  /** An exhausted assimilator is known by what it copies. */
  private Player exhausting(Player player, TechnologyId before) {
    return player.withExhaustedTechnologies(
        Copies.with(Copies.without(player.exhaustedTechnologies(), before), technology));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean taken =
        Assimilations.by(table, seat).stream()
            .anyMatch(copy -> copy.technology().equals(technology));
    return taken || table.catalog().technology(technology).faction().isEmpty()
        ? Optional.of(
            Refusal.rule("technology.16", "that technology cannot be copied")
                .with("card", card)
                .with("technology", technology))
        : Optional.empty();
  }
}
