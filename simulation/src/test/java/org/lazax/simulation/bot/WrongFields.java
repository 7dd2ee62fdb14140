package org.lazax.simulation.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.simulation.rules.Services;

/** Wrong values for a field of a form, as a careless or hostile client sends them. */
final class WrongFields {
  /** An id that no game has. */
  static final String STRANGER = "no_such_thing";

  private static final String COUNT = "count";

  /** More than there are of anything. */
  private static final int MANY = 99;

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private WrongFields() {}

  /**
   * A command with one wrong property.
   *
   * @param property the property; of one inside another with both names, such as {@code
   *     landings.units}
   * @param what what is wrong with the field
   * @param value the wrong value; missing if it is left out
   * @param mayBeEmpty whether the command is right nevertheless if the field may be empty
   */
  record Wrong(
      String property, String what, JsonNode value, ObjectNode command, boolean mayBeEmpty) {

    /** The name of the property itself, without those around it. */
    String name() {
      return property.substring(property.lastIndexOf('.') + 1);
    }

    /** The same inside of a property of a command. */
    private Wrong in(String around, ObjectNode whole) {
      return new Wrong(around + "." + property, what, value, whole, mayBeEmpty);
    }
  }

  /** A property that no command has, and wrong values of those that no field of a form names. */
  static List<Wrong> of(ObjectNode sample, List<Field> fields) {
    List<Wrong> wrong = new ArrayList<>();
    wrong.add(
        new Wrong(
            STRANGER,
            "besides",
            JSON.booleanNode(true),
            sample.deepCopy().put(STRANGER, true),
            false));
    for (var property : sample.properties()) {
      String name = property.getKey();
      if (fields.stream().noneMatch(field -> field.name().equals(name))) {
        wrong.add(without(sample, name, true));
        wrong.add(with(sample, name, "of another kind", JSON.arrayNode().add(7.5)));
        if (property.getValue().isTextual()) {
          wrong.add(with(sample, name, "a stranger", JSON.textNode(STRANGER)));
        }
      }
    }
    return wrong;
  }

  /**
   * Wrong values for a field.
   *
   * @param foreign a value that the field has offered at another time, if there was one
   */
  static List<Wrong> of(ObjectNode sample, Field field, Optional<JsonNode> foreign) {
    List<Wrong> wrong = new ArrayList<>();
    wrong.add(without(sample, field.name(), mayBeEmpty(field)));
    wrong.add(with(sample, field, "of another kind", anotherKind(field)));
    JsonNode value = sample.path(field.name());
    switch (field) {
      case Field.One _ -> {
        wrong.add(with(sample, field, "a stranger", strange(value)));
        foreign.ifPresent(other -> wrong.add(with(sample, field, "of another time", other)));
      }
      case Field.Choose choose -> {
        wrong.add(with(sample, field, "a stranger", JSON.arrayNode().add(STRANGER)));
        if (!choose.from().isEmpty()) {
          wrong.add(with(sample, field, "one too often", repeated(choose)));
        }
        foreign.ifPresent(other ->
            wrong.add(with(sample, field, "of another time", JSON.arrayNode().add(other))));
        outside(choose.take())
            .filter(_ -> !value.isEmpty())
            .ifPresent(count -> wrong.add(with(sample, field, "too many", repeated(value, count))));
      }
      case Field.Count _, Field.Each _, Field.Assign _ -> {
        if (!value.isEmpty()) {
          JsonNode first = value.get(0);
          wrong.add(with(sample, field, "a stranger", JSON.arrayNode().add(strange(first))));
          if (first.has(COUNT)) {
            for (int count : new int[] {-1, 0, MANY}) {
              ObjectNode counted = ((ObjectNode) first.deepCopy()).put(COUNT, count);
              wrong.add(with(sample, field, count + " of one", JSON.arrayNode().add(counted)));
            }
          }
        }
      }
      case Field.Amount amount -> {
        wrong.add(with(sample, field, "too few", JSON.numberNode(amount.take().min() - 1)));
        outside(amount.take())
            .ifPresent(count -> wrong.add(with(sample, field, "too many", JSON.numberNode(count))));
      }
      case Field.Pay pay -> wrong.addAll(payments(sample, pay));
      case Field.Amounts _ ->
          value
              .fieldNames()
              .forEachRemaining(name -> {
                for (int number : new int[] {-1, MANY}) {
                  ObjectNode amounts = ((ObjectNode) value.deepCopy()).put(name, number);
                  wrong.add(with(sample, field, number + " for " + name, amounts));
                }
              });
      case Field.Order order -> wrong.add(with(sample, field, "one twice", twice(order)));
      case Field.Group _, Field.Flag _, Field.Text _ -> {}
    }
    wrong.addAll(inside(sample, field));
    return wrong;
  }

  /** Wrong values inside the value of a field. */
  private static List<Wrong> inside(ObjectNode sample, Field field) {
    JsonNode value = sample.path(field.name());
    List<Wrong> wrong = new ArrayList<>();
    if (value instanceof ObjectNode object) {
      List<Field> fields = field instanceof Field.Group group ? group.fields() : List.of();
      parts(object, fields)
          .forEach(part -> wrong.add(part.in(field.name(), set(sample, field, part.command()))));
    } else if (value.path(0) instanceof ObjectNode first) {
      parts(first, fields(field, first))
          .forEach(part -> {
            ArrayNode all = value.deepCopy();
            all.set(0, part.command());
            wrong.add(part.in(field.name(), set(sample, field, all)));
          });
    }
    return wrong;
  }

  private static List<Wrong> parts(ObjectNode whole, List<Field> fields) {
    List<Wrong> wrong = new ArrayList<>(of(whole, fields));
    fields.forEach(field -> wrong.addAll(of(whole, field, Optional.empty())));
    return wrong;
  }

  /** The fields that are filled in for the candidate that this object takes. */
  private static List<Field> fields(Field field, ObjectNode taken) {
    return field.candidates().stream()
        .filter(candidate -> !candidate.fields().isEmpty())
        .filter(candidate ->
            Services.wire().json().<JsonNode>valueToTree(candidate.value()).properties().stream()
                .allMatch(each -> taken.path(each.getKey()).equals(each.getValue())))
        .findFirst()
        .map(Candidate::fields)
        .orElse(List.of());
  }

  private static ObjectNode set(ObjectNode sample, Field field, JsonNode value) {
    ObjectNode command = sample.deepCopy();
    command.set(field.name(), value);
    return command;
  }

  private static Wrong without(ObjectNode sample, String name, boolean mayBeEmpty) {
    ObjectNode without = sample.deepCopy();
    without.remove(name);
    return new Wrong(name, "left out", JSON.missingNode(), without, mayBeEmpty);
  }

  private static List<Wrong> payments(ObjectNode sample, Field.Pay field) {
    List<Wrong> wrong = new ArrayList<>();
    wrong.add(with(sample, field, "a stranger", payment(0, STRANGER)));
    wrong.add(with(sample, field, "less than nothing", payment(-1)));
    wrong.add(with(sample, field, "goods that are not there", payment(MANY)));
    if (field.worth().min() > 0) {
      wrong.add(with(sample, field, "nothing", payment(0)));
    }
    if (!field.planets().isEmpty()) {
      String planet = String.valueOf(field.planets().getFirst().value());
      wrong.add(with(sample, field, "a planet twice", payment(0, planet, planet)));
    }
    return wrong;
  }

  private static ObjectNode payment(int goods, String... planets) {
    ObjectNode payment = JSON.objectNode().put("tradeGoods", goods);
    for (String planet : planets) {
      payment.withArrayProperty("planets").add(planet);
    }
    return payment;
  }

  /** The first candidate once more than it can be taken: there may be several alike. */
  private static ArrayNode repeated(Field.Choose field) {
    Object first = field.from().getFirst().value();
    int most =
        field.from().stream()
            .filter(candidate -> candidate.value().equals(first))
            .mapToInt(Candidate::supply)
            .sum();
    ArrayNode all = JSON.arrayNode();
    IntStream.rangeClosed(0, most).forEach(_ -> all.add(String.valueOf(first)));
    return all;
  }

  private static ArrayNode twice(Field.Order field) {
    ArrayNode twice = JSON.arrayNode();
    field.from().forEach(each -> twice.add(String.valueOf(each.value())));
    return twice.add(String.valueOf(field.from().getFirst().value()));
  }

  private static Wrong with(ObjectNode sample, Field field, String what, JsonNode value) {
    return with(sample, field.name(), what, value);
  }

  private static Wrong with(ObjectNode sample, String name, String what, JsonNode value) {
    ObjectNode command = sample.deepCopy();
    command.set(name, value);
    return new Wrong(name, what, value, command, false);
  }

  private static JsonNode anotherKind(Field field) {
    return switch (field) {
      case Field.Flag _, Field.Amount _ -> JSON.textNode("1");
      case Field.One _, Field.Text _ -> JSON.arrayNode().add(7.5);
      default -> JSON.numberNode(7.5);
    };
  }

  /** The value with each of its texts replaced by that of a stranger. */
  private static JsonNode strange(JsonNode value) {
    if (value instanceof ObjectNode object) {
      ObjectNode strange = object.deepCopy();
      object
          .properties()
          .forEach(each -> {
            if (each.getValue().isTextual()) {
              strange.put(each.getKey(), STRANGER);
            }
          });
      return strange;
    }
    return JSON.textNode(STRANGER);
  }

  private static Optional<Integer> outside(Bounds bounds) {
    return bounds.max().map(max -> max + 1);
  }

  private static ArrayNode repeated(JsonNode value, int count) {
    ArrayNode all = JSON.arrayNode();
    for (int i = 0; i < count && !value.isEmpty(); i++) {
      all.add(value.get(i % value.size()));
    }
    return all;
  }

  private static boolean mayBeEmpty(Field field) {
    return switch (field) {
      case Field.One one -> one.optional().orElse(false);
      case Field.Choose choose -> choose.take().min() == 0;
      case Field.Count count -> count.take().min() == 0;
      case Field.Each each -> each.take().min() == 0;
      case Field.Assign assign -> assign.take().min() == 0;
      case Field.Pay pay -> pay.worth().min() == 0;
      case Field.Order _, Field.Text _, Field.Flag _ -> true;
      case Field.Amounts _, Field.Group _, Field.Amount _ -> false;
    };
  }
}
