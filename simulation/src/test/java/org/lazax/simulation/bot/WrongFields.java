package org.lazax.simulation.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;

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
   * @param property the property
   * @param what what is wrong with the field
   * @param mayBeEmpty whether the command is right nevertheless if the field may be empty
   */
  record Wrong(String property, String what, ObjectNode command, boolean mayBeEmpty) {}

  /** A property that no command has, and wrong values of those that no field of a form names. */
  static List<Wrong> of(ObjectNode sample, List<Field> fields) {
    List<Wrong> wrong = new ArrayList<>();
    wrong.add(new Wrong(STRANGER, "besides", sample.deepCopy().put(STRANGER, true), false));
    for (var property : sample.properties()) {
      String name = property.getKey();
      if (fields.stream().noneMatch(field -> field.name().equals(name))) {
        ObjectNode without = sample.deepCopy();
        without.remove(name);
        wrong.add(new Wrong(name, "left out", without, true));
        ObjectNode other = sample.deepCopy();
        other.set(name, JSON.arrayNode().add(7.5));
        wrong.add(new Wrong(name, "of another kind", other, false));
        if (property.getValue().isTextual()) {
          wrong.add(new Wrong(name, "a stranger", sample.deepCopy().put(name, STRANGER), false));
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
    ObjectNode without = sample.deepCopy();
    without.remove(field.name());
    wrong.add(new Wrong(field.name(), "left out", without, mayBeEmpty(field)));
    wrong.add(with(sample, field, "of another kind", anotherKind(field)));
    JsonNode value = sample.path(field.name());
    switch (field) {
      case Field.One _ -> {
        wrong.add(with(sample, field, "a stranger", strange(value)));
        foreign.ifPresent(other -> wrong.add(with(sample, field, "of another time", other)));
      }
      case Field.Choose choose -> {
        wrong.add(with(sample, field, "a stranger", JSON.arrayNode().add(STRANGER)));
        wrong.add(with(sample, field, "one twice", repeated(choose)));
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
    return wrong;
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

  private static ArrayNode repeated(Field.Choose field) {
    ArrayNode twice = JSON.arrayNode();
    if (!field.from().isEmpty()) {
      String first = String.valueOf(field.from().getFirst().value());
      twice.add(first).add(first);
    }
    return twice;
  }

  private static ArrayNode twice(Field.Order field) {
    ArrayNode twice = JSON.arrayNode();
    field.from().forEach(each -> twice.add(String.valueOf(each.value())));
    return twice.add(String.valueOf(field.from().getFirst().value()));
  }

  private static Wrong with(ObjectNode sample, Field field, String what, JsonNode value) {
    ObjectNode command = sample.deepCopy();
    command.set(field.name(), value);
    return new Wrong(field.name(), what, command, false);
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
