package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/**
 * Fills in forms randomly, within the limits of their fields. It knows no command. A field that it
 * cannot fill in stays as in the sample.
 */
public final class FormFiller {
  private static final int TRIES = 8;

  /** The maximum number of elements of a field of kind {@code each}. */
  private static final int MAX_EACH = 40;

  private final RandomGenerator random;

  public FormFiller(RandomGenerator random) {
    this.random = random;
  }

  /** Fills in all fields that it can. */
  public FilledForm fill(Form form) {
    return new FilledForm(form, fill(form.fields()));
  }

  private Map<String, Object> fill(List<Field> fields) {
    return fields.isEmpty() ? Map.of() : fill(fields, new HashMap<>());
  }

  private Map<String, Object> fill(List<Field> fields, Map<Object, Integer> taken) {
    Map<String, Object> values = new LinkedHashMap<>();
    Map<String, Integer> worths = new HashMap<>();
    for (Field field : fields) {
      if (field instanceof Field.Order order) {
        values.putAll(order(order));
      } else {
        value(field, taken, worths).ifPresent(value -> values.put(field.name(), value));
      }
    }
    return values;
  }

  /** A random value of the field; empty if the value of the sample stays. */
  private Optional<Object> value(
      Field field, Map<Object, Integer> taken, Map<String, Integer> worths) {
    return switch (field) {
      case Field.One one ->
          one.from().isEmpty() ? Optional.empty() : Optional.of(pick(one.from()).value());
      case Field.Choose choose -> choose(choose);
      case Field.Count count -> count(count, taken);
      case Field.Amounts amounts -> amounts(amounts, worths);
      case Field.Pay pay -> pay(pay, worths);
      case Field.Assign assign -> Optional.of(assign(assign));
      case Field.Order _ -> Optional.empty();
      case Field.Each each -> each(each, worths);
      case Field.Group group -> Optional.of(fill(group.fields()));
      case Field.Amount amount -> amount.take().max().map(max -> within(amount.take().min(), max));
      case Field.Flag _ -> Optional.of(random.nextBoolean());
      case Field.Text _ -> Optional.empty();
    };
  }

  private int within(int min, int max) {
    return max <= min ? min : min + random.nextInt(max - min + 1);
  }

  /** A random number within the bounds and at most {@code available}, if possible. */
  private int within(Bounds bounds, int available) {
    return within(bounds.min(), Math.min(available, bounds.max().orElse(available)));
  }

  private Optional<Object> choose(Field.Choose field) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      int count = within(field.take(), field.from().size());
      if (count > field.from().size()) {
        return Optional.empty();
      }
      List<Candidate> chosen = draw(field.from(), count);
      int worth = chosen.stream().mapToInt(candidate -> candidate.worthOf(1)).sum();
      if (field.worth().filter(bounds -> !bounds.allow(worth)).isEmpty()) {
        return Optional.of(chosen.stream().map(Candidate::value).toList());
      }
    }
    return Optional.empty();
  }

  /** Each candidate as often as it can be taken, less the pieces of its value taken before. */
  private static List<Candidate> pieces(List<Candidate> from, Map<Object, Integer> taken) {
    List<Candidate> pieces = new ArrayList<>();
    for (Candidate candidate : from) {
      int left = candidate.supply() - taken.getOrDefault(candidate.value(), 0);
      for (int i = 0; i < left; i++) {
        pieces.add(candidate);
      }
    }
    return pieces;
  }

  private Optional<Object> count(Field.Count field, Map<Object, Integer> taken) {
    List<Candidate> pieces = pieces(field.from(), taken);
    for (int attempt = 0; attempt < TRIES; attempt++) {
      List<Candidate> chosen = drawn(field, pieces);
      int worth = chosen.stream().mapToInt(candidate -> candidate.worthOf(1)).sum();
      if (field.take().allow(chosen.size())
          && field.worth().filter(bounds -> !bounds.allow(worth)).isEmpty()) {
        chosen.forEach(candidate -> taken.merge(candidate.value(), 1, Integer::sum));
        return Optional.of(counted(chosen));
      }
    }
    return Optional.empty();
  }

  /** A random selection of pieces within the limits of number and worth. */
  private List<Candidate> drawn(Field.Count field, List<Candidate> pieces) {
    int wanted = within(field.take(), pieces.size());
    int max = field.worth().flatMap(Bounds::max).orElse(Integer.MAX_VALUE);
    List<Candidate> chosen = new ArrayList<>();
    int worth = 0;
    for (Candidate piece : draw(pieces, pieces.size())) {
      if (chosen.size() < wanted && worth + piece.worthOf(1) <= max) {
        chosen.add(piece);
        worth += piece.worthOf(1);
      }
    }
    return chosen;
  }

  private static List<Object> counted(List<Candidate> chosen) {
    Map<Candidate, Integer> counts = new LinkedHashMap<>();
    chosen.forEach(candidate -> counts.merge(candidate, 1, Integer::sum));
    List<Object> all = new ArrayList<>();
    counts.forEach(
        (candidate, count) -> all.add(Properties.of(candidate.value()).with("count", count)));
    return all;
  }

  private Optional<Object> amounts(Field.Amounts field, Map<String, Integer> worths) {
    List<Candidate> pieces = pieces(field.from(), new HashMap<>());
    int wanted = within(field.take(), pieces.size());
    if (wanted > pieces.size()) {
      return Optional.empty();
    }
    Map<String, Object> amounts = new LinkedHashMap<>();
    field.from().forEach(candidate -> amounts.put(text(candidate), 0));
    for (Candidate piece : draw(pieces, wanted)) {
      amounts.merge(text(piece), 1, (old, one) -> (Integer) old + (Integer) one);
      worths.merge(field.name(), piece.worthOf(1), Integer::sum);
    }
    return Optional.of(amounts);
  }

  private static String text(Candidate candidate) {
    return Candidate.text(candidate.value());
  }

  private Optional<Object> pay(Field.Pay field, Map<String, Integer> worths) {
    int owed = owed(field, worths);
    List<Candidate> planets = planets(field, owed);
    int paid = planets.stream().mapToInt(planet -> planet.worthOf(1)).sum();
    int goods = 0;
    while (paid < owed && goods < field.tradeGoods().supply()) {
      goods++;
      paid += field.tradeGoods().worthOf(1);
    }
    return paid >= owed && field.worth().allow(paid)
        ? Optional.of(
            Properties.NONE
                .with("planets", planets.stream().map(Candidate::value).toList())
                .with("tradeGoods", goods))
        : Optional.empty();
  }

  /** Random planets up to the price, without those that it does not need. */
  private List<Candidate> planets(Field.Pay field, int owed) {
    List<Candidate> planets = new ArrayList<>();
    int paid = 0;
    for (Candidate planet : draw(field.planets(), field.planets().size())) {
      if (paid < owed && planet.worthOf(1) > 0) {
        planets.add(planet);
        paid += planet.worthOf(1);
      }
    }
    for (Candidate planet : List.copyOf(planets)) {
      if (paid - planet.worthOf(1) >= owed) {
        planets.remove(planet);
        paid -= planet.worthOf(1);
      }
    }
    return planets;
  }

  private static int owed(Field.Pay field, Map<String, Integer> worths) {
    int priced =
        field
            .price()
            .map(price -> worths.getOrDefault(price.field(), 0) - price.discount())
            .orElse(0);
    return Math.max(field.worth().min(), priced);
  }

  private Object assign(Field.Assign field) {
    List<Candidate> pieces = pieces(field.from(), new HashMap<>());
    Map<Candidate, Map<Candidate, Integer>> placed = new LinkedHashMap<>();
    for (Candidate piece : draw(pieces, within(field.take(), pieces.size()))) {
      placed
          .computeIfAbsent(piece, _ -> new LinkedHashMap<>())
          .merge(pick(field.to()), 1, Integer::sum);
    }
    List<Object> all = new ArrayList<>();
    placed.forEach((piece, places) ->
        places.forEach((place, count) -> {
          Properties both = Properties.of(piece.value()).and(Properties.of(place.value()));
          all.add(both.with("count", count));
        }));
    return all;
  }

  private Map<String, Object> order(Field.Order field) {
    Map<String, List<Object>> lists = new LinkedHashMap<>();
    field.into().forEach(name -> lists.put(name, new ArrayList<>()));
    for (Candidate candidate : draw(field.from(), field.from().size())) {
      lists.getOrDefault(pick(field.into()), new ArrayList<>()).add(candidate.value());
    }
    return new LinkedHashMap<>(lists);
  }

  private Optional<Object> each(Field.Each field, Map<String, Integer> worths) {
    Map<Object, Integer> taken = new HashMap<>();
    List<Candidate> pieces = pieces(field.from(), Map.of());
    int wanted = within(field.take(), Math.min(pieces.size(), MAX_EACH));
    int max = field.worth().flatMap(Bounds::max).orElse(Integer.MAX_VALUE);
    IdentityHashMap<Candidate, Integer> counts = new IdentityHashMap<>();
    List<Object> all = new ArrayList<>();
    int worth = 0;
    for (Candidate piece : draw(pieces, pieces.size())) {
      if (all.size() == wanted) {
        break;
      }
      int before = counts.getOrDefault(piece, 0);
      int more = piece.worthOf(before + 1) - piece.worthOf(before);
      if (worth + more <= max) {
        Map<String, Object> inner = fill(piece.fields(), taken);
        if (inner.size() == piece.fields().size()) {
          counts.put(piece, before + 1);
          worth += more;
          Properties filled = Properties.of(piece.value());
          for (Map.Entry<String, Object> each : inner.entrySet()) {
            filled = filled.with(each.getKey(), each.getValue());
          }
          all.add(filled);
        }
      }
    }
    if (!field.take().allow(all.size())) {
      return Optional.empty();
    }
    worths.put(field.name(), worth);
    return Optional.of(all);
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** A number of elements, each at most once, in random order. */
  private <T> List<T> draw(List<T> from, int count) {
    List<T> drawn = new ArrayList<>(from);
    for (int i = 0; i < count; i++) {
      Collections.swap(drawn, i, i + random.nextInt(drawn.size() - i));
    }
    return drawn.subList(0, count);
  }
}
