package org.lazax.game.trade;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** Any of these players may be chosen. */
public record FollowersOption(List<Seat> seats) implements Option {
  @Override
  public Form form() {
    return Form.of(new PickFollowers(seats))
        .with(Field.choose("seats", Bounds.atLeast(0), Candidate.each(seats)));
  }
}
