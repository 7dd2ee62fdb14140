package org.lazax.combat.hits;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.state.UnitSelection;

/**
 * Hits are assigned: units that can sustain damage cancel some, then units are destroyed. As long
 * as a unit can sustain damage the form asks for that alone, and what is destroyed is asked for
 * afterwards. Rules: sustain_damage.0, space_combat.6.1.
 */
final class AssignHitsForm {
  private AssignHitsForm() {}

  static Form of(AssignHitsOption option) {
    Form form = option.sustaining().isEmpty() ? destroying(option) : sustaining(option);
    return form.about("source", option.source())
        .about("place", option.place())
        .about("hits", option.hits());
  }

  private static Form sustaining(AssignHitsOption option) {
    int dearest = option.cancels().values().stream().mapToInt(Integer::intValue).max().orElse(1);
    return Form.of(new AssignHits(sample(option), List.of()))
        .titled("Sustain damage")
        .with(
            Field.count(
                    "sustain",
                    Bounds.atLeast(0),
                    option.sustaining().stream()
                        .map(units ->
                            Candidate.of(units.times(1))
                                .most(units.count())
                                .worth(cancels(option, units.type())))
                        .toList())
                .worth(Bounds.upTo(option.hits() + dearest - 1)))
        .refusedBy("sustain_damage.1");
  }

  /** As many as there are hits for. */
  private static List<UnitSelection> sample(AssignHitsOption option) {
    int left = option.hits();
    int units = 0;
    for (UnitSelection group : option.sustaining()) {
      for (int i = 0; i < group.count() && left > 0; i++) {
        left -= cancels(option, group.type());
        units++;
      }
    }
    return UnitSelection.first(option.sustaining(), units);
  }

  private static int cancels(AssignHitsOption option, UnitType type) {
    return option.cancels().getOrDefault(type, 1);
  }

  private static Form destroying(AssignHitsOption option) {
    int all = option.eligible().stream().mapToInt(UnitSelection::count).sum();
    int first = option.first().stream().mapToInt(UnitSelection::count).sum();
    int count = Math.min(option.hits(), all);
    return Form.of(new AssignHits(List.of(), sample(option, count, first)))
        .titled("Choose the units that are destroyed")
        .with(
            Field.count(
                "destroy", Bounds.exactly(count), UnitSelection.candidates(option.eligible())))
        .refusedBy(option.source().rule())
        .about("first", option.first());
  }

  /** Those that have to be destroyed first, then any others. */
  private static List<UnitSelection> sample(AssignHitsOption option, int count, int first) {
    if (first >= count) {
      return UnitSelection.first(option.first(), count);
    }
    List<UnitSelection> others =
        option.eligible().stream().filter(group -> !option.first().contains(group)).toList();
    return Stream.concat(
            option.first().stream(), UnitSelection.first(others, count - first).stream())
        .toList();
  }
}
