package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.map.movement.MovementOption.Mover;
import org.lazax.rules.showing.Showing;

/**
 * The form of a movement: any of the ships that can reach the active system go there, or none.
 * Ships that are there may stay and take cargo aboard. The sample moves all that come from
 * elsewhere or can come back. Rules: tactical_action.2, movement.4 to movement.6, transport.1,
 * transport.N3.
 */
final class MovementForm {
  /** Ships that go ahead can close paths that the others have. Rule: movement.6. */
  private static final List<String> PATHS =
      List.of(
          "asteroid_field.1",
          "movement.4.2",
          "movement.4.3",
          "movement.4.6",
          "supernova.1",
          "wormholes.N4");

  private MovementForm() {}

  static Form of(MovementOption reaching) {
    List<Candidate> ships = candidates(reaching.ships());
    Form form =
        Form.of(FullMovement.of(reaching))
            .with(moves("moves", ships, reaching))
            .refusedBy(
                "movement.4",
                "movement.4.5",
                "movement.6",
                "movement.N3",
                "move.1",
                "capacity.1",
                "nebula.2")
            .about("to", reaching.to())
            .about("boosts", reaching.boosts());
    form = Showing.told(form, reaching.shown());
    if (reaching.ships().stream().anyMatch(mover -> !mover.escorted().isEmpty())) {
      form = form.alsoRefusedBy(List.of("movement.4.2"));
    }
    List<Mover> ahead = reaching.ships().stream().filter(Mover::ahead).toList();
    return ahead.isEmpty()
        ? form
        : form.with(moves("ahead", candidates(ahead), reaching)).alsoRefusedBy(PATHS);
  }

  /** A boost is what ships that need one are worth. */
  private static Field moves(String name, List<Candidate> ships, MovementOption reaching) {
    Field moves = Field.each(name, Bounds.atLeast(0), ships);
    return reaching.ships().stream().anyMatch(Mover::boosted)
        ? moves.worth(Bounds.upTo(reaching.boosts()))
        : moves;
  }

  private static List<Candidate> candidates(List<Mover> movers) {
    List<Candidate> ships = new ArrayList<>();
    for (Mover mover : movers) {
      ShipMove empty = mover.move(List.of());
      ships.add(candidate(mover, empty));
      mover
          .choices()
          .forEach(through -> ships.add(candidate(mover, mover.move(List.of(), through))));
    }
    return ships;
  }

  private static Candidate candidate(Mover mover, ShipMove move) {
    Candidate ship = warned(boosted(Candidate.of(move).most(mover.count()), mover), mover);
    return mover.cargo().isEmpty()
        ? ship
        : ship.with(
            Field.count(
                "cargo",
                mover.stays() ? Bounds.between(1, mover.capacity()) : Bounds.upTo(mover.capacity()),
                mover.cargo().stream()
                    .map(it -> Candidate.of(it.one()).most(it.count()))
                    .toList()));
  }

  private static Candidate boosted(Candidate ship, Mover mover) {
    Candidate worth = mover.boosted() ? ship.worth(mover.taken()) : ship;
    Candidate told = mover.boosts().isEmpty() ? worth : worth.about("boosts", mover.boosts());
    Candidate guarded =
        mover.escorted().isEmpty() ? told : told.about("escorted", mover.escorted());
    return mover.stays() ? guarded.about("stays", true) : guarded;
  }

  /** Tells how many dice are rolled for a ship, which is removed by one that shows 3 or less. */
  private static Candidate warned(Candidate ship, Mover mover) {
    return mover.dice() > 0 ? ship.about("dice", mover.dice()) : ship;
  }
}
