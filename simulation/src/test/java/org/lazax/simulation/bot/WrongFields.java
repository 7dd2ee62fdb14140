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

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private WrongFields() {}

  /**
   * A command with one wrong field.
   *
   * @param what what is wrong with the field
   * @param mayBeEmpty whether the command is right nevertheless if the field may be empty
   */
  record Wrong(String what, ObjectNode command, boolean mayBeEmpty) {}

  static List<Wrong> of(ObjectNode sample, Field field) {
    List<Wrong> wrong = new ArrayList<>();
    ObjectNode without = sample.deepCopy();
    without.remove(field.name());
    wrong.add(new Wrong("left out", without, mayBeEmpty(field)));
    wrong.add(with(sample, field, "of another kind", anotherKind(field)));
    JsonNode value = sample.path(field.name());
    switch (field) {
      case Field.One _ -> wrong.add(with(sample, field, "a stranger", strange(value)));
      case Field.Choose choose -> {
        wrong.add(with(sample, field, "a stranger", JSON.arrayNode().add(STRANGER)));
        outside(choose.take())
            .filter(_ -> !value.isEmpty())
            .ifPresent(count -> wrong.add(with(sample, field, "too many", repeated(value, count))));
      }
      case Field.Count _, Field.Each _, Field.Assign _ -> {
        if (!value.isEmpty()) {
          wrong.add(with(sample, field, "a stranger", JSON.arrayNode().add(strange(value.get(0)))));
        }
      }
      case Field.Amount amount -> {
        wrong.add(with(sample, field, "too few", JSON.numberNode(amount.take().min() - 1)));
        outside(amount.take())
            .ifPresent(count -> wrong.add(with(sample, field, "too many", JSON.numberNode(count))));
      }
      case Field.Pay _ ->
          wrong.add(
              with(
                  sample,
                  field,
                  "a stranger",
                  JSON.objectNode()
                      .put("tradeGoods", 0)
                      .set("planets", JSON.arrayNode().add(STRANGER))));
      case Field.Amounts _, Field.Order _, Field.Group _, Field.Flag _, Field.Text _ -> {}
    }
    return wrong;
  }

  private static Wrong with(ObjectNode sample, Field field, String what, JsonNode value) {
    ObjectNode command = sample.deepCopy();
    command.set(field.name(), value);
    return new Wrong(what, command, false);
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
