package org.lazax.chronicle.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Fills in forms by chance, within their fields and without knowing any command. A field that it
 * cannot fill in stays as it is in the sample.
 */
public final class FormFiller {
  private static final int TRIES = 8;

  /** Enough for a command that a player would give. */
  private static final int MOST_EACH = 40;

  private final RandomGenerator random;

  public FormFiller(RandomGenerator random) {
    this.random = random;
  }

  /** Fills in all fields that it can. */
  public FilledForm fill(Form form) {
    return new FilledForm(form, fill(form.fields()));
  }

  private Map<String, Object> fill(List<Field> fields) {
    return fill(fields, new HashMap<>());
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

  /** A value within the field; empty where the sample's stays. */
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
      case Field.Amount amount ->
          amount.take().max().map(most -> within(amount.take().min(), most));
      case Field.Flag _ -> Optional.of(random.nextBoolean());
      case Field.Text _ -> Optional.empty();
    };
  }

  private int within(int least, int most) {
    return most <= least ? least : least + random.nextInt(most - least + 1);
  }

  /** A number in these bounds of so many that there are. */
  private int within(Bounds bounds, int there) {
    return within(bounds.min(), Math.min(there, bounds.max().orElse(there)));
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

  /** Each candidate as often as it can be taken, those of one value as often as there are. */
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

  /** Any number of pieces in any order, as long as they are not worth too much. */
  private List<Candidate> drawn(Field.Count field, List<Candidate> pieces) {
    int wanted = within(field.take(), pieces.size());
    int most = field.worth().flatMap(Bounds::max).orElse(Integer.MAX_VALUE);
    List<Candidate> chosen = new ArrayList<>();
    int worth = 0;
    for (Candidate piece : draw(pieces, pieces.size())) {
      if (chosen.size() < wanted && worth + piece.worthOf(1) <= most) {
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
    List<Object> planets = new ArrayList<>();
    int paid = 0;
    for (Candidate planet : draw(field.planets(), field.planets().size())) {
      if (paid < owed && planet.worthOf(1) > 0) {
        planets.add(planet.value());
        paid += planet.worthOf(1);
      }
    }
    int goods = 0;
    while (paid < owed && goods < field.tradeGoods().supply()) {
      goods++;
      paid += field.tradeGoods().worthOf(1);
    }
    return paid >= owed && field.worth().allow(paid)
        ? Optional.of(Properties.NONE.with("planets", planets).with("tradeGoods", goods))
        : Optional.empty();
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
    int wanted = within(field.take(), Math.min(pieces.size(), MOST_EACH));
    int most = field.worth().flatMap(Bounds::max).orElse(Integer.MAX_VALUE);
    Map<Candidate, Integer> counts = new LinkedHashMap<>();
    List<Object> all = new ArrayList<>();
    for (Candidate piece : draw(pieces, pieces.size())) {
      if (all.size() < wanted && worth(counts, piece) <= most) {
        Map<String, Object> inner = fill(piece.fields(), taken);
        if (inner.size() == piece.fields().size()) {
          counts.merge(piece, 1, Integer::sum);
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
    worths.put(field.name(), worth(counts));
    return Optional.of(all);
  }

  /** What these are worth with one more. */
  private static int worth(Map<Candidate, Integer> counts, Candidate more) {
    Map<Candidate, Integer> all = new LinkedHashMap<>(counts);
    all.merge(more, 1, Integer::sum);
    return worth(all);
  }

  private static int worth(Map<Candidate, Integer> counts) {
    return counts.entrySet().stream().mapToInt(e -> e.getKey().worthOf(e.getValue())).sum();
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** So many of them, each at most once, in any order. */
  private <T> List<T> draw(List<T> from, int count) {
    List<T> left = new ArrayList<>(from);
    List<T> drawn = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      drawn.add(left.remove(random.nextInt(left.size())));
    }
    return drawn;
  }
}
