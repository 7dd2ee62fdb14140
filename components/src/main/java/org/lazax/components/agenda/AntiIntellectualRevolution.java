package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.TechnologyGained;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * A player who has researched a technology destroys one of its ships that is no fighter. With the
 * outcome Against, each player exhausts as many planets as it has technologies when the next
 * strategy phase begins. Rules: agenda/anti_intellectual_revolution.N1,
 * agenda/anti_intellectual_revolution.N2, agenda/anti_intellectual_revolution.N3,
 * agenda/anti_intellectual_revolution.N4.
 */
public final class AntiIntellectualRevolution extends Card<TechnologyGained>
    implements WithAbilities, AgendaEffect {
  private static final AgendaId LAW = new AgendaId("anti_intellectual_revolution");
  private static final String SHIP = "ship";

  private final LaterExhaustion later =
      new LaterExhaustion(
          ref(),
          (table, seat) -> List.copyOf(table.planets().of(seat)),
          AntiIntellectualRevolution::technologies);

  public AntiIntellectualRevolution() {
    super(Kind.AGENDA, TechnologyGained.class);
  }

  /** Cards that copy technologies count, whether they copy any or not. */
  private static int technologies(Table table, Seat seat) {
    return table.player(seat).technologies().size()
        + TechnologyDeck.copiers(table.catalog(), table.player(seat)).size();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(later);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      later.await(draft, Voters.inOrder(draft.table()));
    }
  }

  @Override
  public boolean forced() {
    return true;
  }

  /** The planets that are exhausted later do not bring the law into play. */
  @Override
  public boolean usable(Table table, Grant grant, TechnologyGained gained) {
    return gained.researched()
        && gained.gainer().equals(grant.user())
        && Laws.isInPlay(table, LAW)
        && !ships(table, grant.user()).isEmpty();
  }

  private static List<String> ships(Table table, Seat seat) {
    return LostUnits.pieces(
        table.units().at(),
        unit ->
            unit.owner().equals(seat) && unit.type().isShip() && unit.type() != UnitType.FIGHTER);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TechnologyGained gained, Chosen soFar) {
    return Ask.once(SHIP, soFar, () -> ships(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TechnologyGained gained, Chosen chosen) {
    LostUnits lost = new LostUnits();
    lost.add(grant.user(), chosen.all(SHIP));
    lost.destroy(draft, Optional.of(grant.user()));
  }
}
