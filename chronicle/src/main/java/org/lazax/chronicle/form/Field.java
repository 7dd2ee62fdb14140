package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A property of a command that a client may fill in other than the sample does. Its kind says what
 * a client shows and how the property's value is made of the candidates taken; {@code
 * docs/options.md} has an example of each.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Field.One.class, name = "one"),
  @JsonSubTypes.Type(value = Field.Choose.class, name = "choose"),
  @JsonSubTypes.Type(value = Field.Count.class, name = "count"),
  @JsonSubTypes.Type(value = Field.Amounts.class, name = "amounts"),
  @JsonSubTypes.Type(value = Field.Pay.class, name = "pay"),
  @JsonSubTypes.Type(value = Field.Assign.class, name = "assign"),
  @JsonSubTypes.Type(value = Field.Order.class, name = "order"),
  @JsonSubTypes.Type(value = Field.Each.class, name = "each"),
  @JsonSubTypes.Type(value = Field.Group.class, name = "group"),
  @JsonSubTypes.Type(value = Field.Amount.class, name = "amount"),
  @JsonSubTypes.Type(value = Field.Flag.class, name = "flag"),
  @JsonSubTypes.Type(value = Field.Text.class, name = "text")
})
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public sealed interface Field {
  /** The property of the command, or of the object that stands around it. */
  String name();

  /** What may be taken; none where numbers or words are filled in. */
  @JsonIgnore
  default List<Candidate> candidates() {
    return switch (this) {
      case One one -> one.from();
      case Choose choose -> choose.from();
      case Count count -> count.from();
      case Amounts amounts -> amounts.from();
      case Pay pay -> pay.planets();
      case Assign assign -> assign.from();
      case Order order -> order.from();
      case Each each -> each.from();
      case Group _, Amount _, Flag _, Text _ -> List.of();
    };
  }

  /** The values of those. */
  @JsonIgnore
  default List<Object> offered() {
    return candidates().stream().map(Candidate::value).toList();
  }

  /** Exactly one candidate: the value is the candidate's own. */
  record One(
      String name,
      Optional<Boolean> optional,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public One {
      from = List.copyOf(from);
    }
  }

  /**
   * Some candidates, each once: the value is the array of theirs.
   *
   * @param take how many
   * @param worth what they have to be worth together; empty where that does not matter
   */
  record Choose(
      String name,
      Bounds take,
      Optional<Bounds> worth,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public Choose {
      from = List.copyOf(from);
    }
  }

  /**
   * A number for each candidate: the value is the array of the candidates' objects taken, each with
   * its number as {@code count}.
   *
   * @param take how many in all
   * @param worth what they have to be worth together; empty where that does not matter
   */
  record Count(
      String name,
      Bounds take,
      Optional<Bounds> worth,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public Count {
      from = List.copyOf(from);
    }
  }

  /**
   * A number for each candidate, all of them named: the value is an object of numbers by the
   * candidates' values.
   *
   * @param take how many in all
   */
  record Amounts(String name, Bounds take, @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public Amounts {
      from = List.copyOf(from);
    }
  }

  /**
   * A payment: the value is an object with {@code planets}, the array of those exhausted, and
   * {@code tradeGoods}, their number.
   *
   * @param worth what all together have to be worth; what exceeds a price is lost
   * @param price what has to be paid besides, where it hangs on another field
   * @param planets that may be exhausted, with what each is worth
   * @param tradeGoods how many there are, and what each is worth
   */
  record Pay(
      String name,
      Optional<Boolean> optional,
      Bounds worth,
      Optional<Price> price,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> planets,
      Candidate tradeGoods)
      implements Field {
    public Pay {
      planets = List.copyOf(planets);
    }

    /** The same, where nothing need be paid: then the property is left out. */
    public Pay orNone() {
      return new Pay(name, Optional.of(true), worth, price, planets, tradeGoods);
    }
  }

  /**
   * What something costs that is chosen in another field.
   *
   * @param field the other field's name
   * @param discount by how much all that is chosen there costs less than it is worth
   */
  record Price(String field, int discount) {}

  /**
   * Some candidates go to places: the value is the array of the candidates' objects taken, each
   * with the properties of its place and with its number as {@code count}.
   *
   * @param take how many in all
   */
  record Assign(
      String name,
      Bounds take,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> to)
      implements Field {
    public Assign {
      from = List.copyOf(from);
      to = List.copyOf(to);
    }
  }

  /**
   * All candidates go, in any order, into the arrays of these names, which are properties of the
   * command itself. With one name they are put in order.
   */
  record Order(
      String name,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> into,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public Order {
      into = List.copyOf(into);
      from = List.copyOf(from);
    }
  }

  /**
   * Some candidates, and a small form for each: the value is the array of the candidates' objects
   * taken, each with the properties filled in.
   *
   * @param take how many in all
   * @param worth what they have to be worth together; empty where that does not matter
   */
  record Each(
      String name,
      Bounds take,
      Optional<Bounds> worth,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Candidate> from)
      implements Field {
    public Each {
      from = List.copyOf(from);
    }
  }

  /** Fields of an object: the value is the object with their properties. */
  record Group(
      String name,
      Optional<Boolean> optional,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<Field> fields)
      implements Field {
    public Group {
      fields = List.copyOf(fields);
    }
  }

  /** A whole number: the value is the number. */
  record Amount(String name, Bounds take) implements Field {}

  /** Yes or no: the value is {@code true} or {@code false}. */
  record Flag(String name) implements Field {}

  /**
   * Words.
   *
   * @param most how many characters
   */
  record Text(String name, int most) implements Field {}

  /** Exactly one of these values. */
  static One one(String name, Collection<?> values) {
    return new One(name, Optional.empty(), Candidate.each(values));
  }

  /** Exactly one of these. */
  static One oneOf(String name, List<Candidate> from) {
    return new One(name, Optional.empty(), from);
  }

  /** One of these values; the property may also be left out. */
  static One oneOrNone(String name, Collection<?> values) {
    return new One(name, Optional.of(true), Candidate.each(values));
  }

  /** Some of these, each once. */
  static Choose choose(String name, Bounds take, List<Candidate> from) {
    return new Choose(name, take, Optional.empty(), from);
  }

  /** So many of each of these. */
  static Count count(String name, Bounds take, List<Candidate> from) {
    return new Count(name, take, Optional.empty(), from);
  }

  /** Some of these, with a small form for each. */
  static Each each(String name, Bounds take, List<Candidate> from) {
    return new Each(name, take, Optional.empty(), from);
  }

  /** The same, where they have to be worth so much together. */
  default Field worth(Bounds together) {
    return switch (this) {
      case Choose(var name, var take, _, var from) ->
          new Choose(name, take, Optional.of(together), from);
      case Count(var name, var take, _, var from) ->
          new Count(name, take, Optional.of(together), from);
      case Each(var name, var take, _, var from) ->
          new Each(name, take, Optional.of(together), from);
      default -> throw new IllegalArgumentException(name() + " is worth nothing");
    };
  }
}
