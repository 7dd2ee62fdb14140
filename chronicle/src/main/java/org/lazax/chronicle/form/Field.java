package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A property of a command that may differ from the sample. The kind of the field determines what a
 * client shows, and how the client makes the value of the property from the taken candidates.
 * {@code docs/options.md} has an example of each kind.
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
@JsonClassDescription(
    "A property of a command that may differ from the sample, as its kind says. docs/options.md has "
        + "an example of each kind.")
public sealed interface Field {
  /** The name of the property of the command or of the enclosing object. */
  String name();

  /** The candidates; empty for fields with numbers or text. */
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

  /** The values of the candidates. */
  @JsonIgnore
  default List<Object> offered() {
    return candidates().stream().map(Candidate::value).toList();
  }

  /** Exactly one candidate. The value is the value of the candidate. */
  @JsonClassDescription("Exactly one candidate. The value is that of the candidate.")
  record One(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("Whether the property can be left out.") Optional<Boolean> optional,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public One {
      from = List.copyOf(from);
    }
  }

  /**
   * Several candidates, each at most once. The value is an array of their values.
   *
   * @param take the number of candidates
   * @param worth the total worth; empty if it is not limited
   */
  @JsonClassDescription(
      "Several candidates, each as often as it can be taken. The value is an array of their values.")
  record Choose(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("How many are taken together.") Bounds take,
      @JsonPropertyDescription("The limit of their total worth, if there is one.")
          Optional<Bounds> worth,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public Choose {
      from = List.copyOf(from);
    }
  }

  /**
   * A number for each candidate. The value is an array of the taken candidates' objects, each with
   * its number as {@code count}.
   *
   * @param take the total number
   * @param worth the total worth; empty if it is not limited
   */
  @JsonClassDescription(
      "A number of each candidate. The value is an array of the objects of those taken, each with its number as count.")
  record Count(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("How many are taken together.") Bounds take,
      @JsonPropertyDescription("The limit of their total worth, if there is one.")
          Optional<Bounds> worth,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public Count {
      from = List.copyOf(from);
    }
  }

  /**
   * A number for each candidate, including 0. The value is an object of numbers by the candidates'
   * values.
   *
   * @param take the total number
   */
  @JsonClassDescription(
      "A number for each candidate, 0 included. The value is an object of numbers by the values of the candidates.")
  record Amounts(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("How many are taken together.") Bounds take,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public Amounts {
      from = List.copyOf(from);
    }
  }

  /**
   * A payment. The value is an object with {@code planets}, the array of exhausted planets, and
   * {@code tradeGoods}, the number of spent trade goods.
   *
   * @param worth the required total worth; a surplus over the price is lost
   * @param price the price, if it depends on another field
   * @param planets the planets that can be exhausted, each with its worth
   * @param tradeGoods the supply of trade goods and the worth of each
   */
  @JsonClassDescription(
      "A payment. The value is an object with planets, an array, and tradeGoods, a number.")
  record Pay(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("Whether the property can be left out.") Optional<Boolean> optional,
      @JsonPropertyDescription("What has to be paid. A surplus is lost.") Bounds worth,
      @JsonPropertyDescription("The price, where it depends on another field.")
          Optional<Price> price,
      @JsonPropertyDescription("The planets that can be exhausted, each with its worth.")
          @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> planets,
      @JsonPropertyDescription("The supply of trade goods, and the worth of each.")
          Candidate tradeGoods)
      implements Field {
    public Pay {
      planets = List.copyOf(planets);
    }

    /** The same, but optional: without a payment, the property is left out. */
    public Pay orNone() {
      return new Pay(name, Optional.of(true), worth, price, planets, tradeGoods);
    }
  }

  /**
   * The price of what is chosen in another field.
   *
   * @param field the name of the other field
   * @param discount the amount by which the price is less than the total worth of the other field
   */
  @JsonClassDescription("The price of what is taken in another field.")
  record Price(
      @JsonPropertyDescription("The name of the other field.") String field,
      @JsonPropertyDescription("What the price is less than the worth of what is taken there.")
          int discount) {}

  /**
   * An assignment of candidates to places. The value is an array of the taken candidates' objects,
   * each with the properties of its place and with its number as {@code count}.
   *
   * @param take the total number
   * @param to the places
   */
  @JsonClassDescription(
      "Candidates for places. The value is an array of the objects of those taken, each with the properties of its place and its number as count.")
  record Assign(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("How many are taken together.") Bounds take,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from,
      @JsonPropertyDescription("The places.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> to)
      implements Field {
    public Assign {
      from = List.copyOf(from);
      to = List.copyOf(to);
    }
  }

  /**
   * An order of all candidates. They are distributed, in any order, to arrays that are properties
   * of the command itself. With one array, they are only put in order.
   *
   * @param into the names of the arrays
   */
  @JsonClassDescription("An order of all candidates, divided among arrays in any way.")
  record Order(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription(
              "The names of the arrays, which are properties of the command itself.")
          @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<String> into,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public Order {
      into = List.copyOf(into);
      from = List.copyOf(from);
    }
  }

  /**
   * Several candidates, with further fields for each. The value is an array of the taken
   * candidates' objects, each with the properties that were filled in.
   *
   * @param take the total number
   * @param worth the total worth; empty if it is not limited
   */
  @JsonClassDescription(
      "Several candidates with fields of their own. The value is an array of the objects of those taken, with what was filled in.")
  record Each(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("How many are taken together.") Bounds take,
      @JsonPropertyDescription("The limit of their total worth, if there is one.")
          Optional<Bounds> worth,
      @JsonPropertyDescription("What can be taken.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Candidate> from)
      implements Field {
    public Each {
      from = List.copyOf(from);
    }
  }

  /** The fields of an object. The value is an object with their properties. */
  @JsonClassDescription("The fields of an object.")
  record Group(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("Whether the property can be left out.") Optional<Boolean> optional,
      @JsonPropertyDescription("The fields of the object.") @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Field> fields)
      implements Field {
    public Group {
      fields = List.copyOf(fields);
    }
  }

  /** An integer. The value is the number. */
  @JsonClassDescription("An integer.")
  record Amount(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("The limits of the number.") Bounds take)
      implements Field {}

  /**
   * A boolean. The value is {@code true} or {@code false}.
   *
   * @param title what is done if it is true, for a player
   */
  @JsonClassDescription("A boolean.")
  record Flag(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("What is done if it is true, for a player.") String title)
      implements Field {}

  /**
   * A text. The value is the text.
   *
   * @param most the maximum number of characters
   */
  @JsonClassDescription("A text.")
  record Text(
      @JsonPropertyDescription("The property of the command, or of the enclosing object.")
          String name,
      @JsonPropertyDescription("The maximum number of characters.") int most)
      implements Field {}

  /** A field for exactly one of these values. */
  static One one(String name, Collection<?> values) {
    return new One(name, Optional.empty(), Candidate.each(values));
  }

  /** A field for exactly one of these candidates. */
  static One oneOf(String name, List<Candidate> from) {
    return new One(name, Optional.empty(), from);
  }

  /** A field for at most one of these values. Without one, the property is left out. */
  static One oneOrNone(String name, Collection<?> values) {
    return new One(name, Optional.of(true), Candidate.each(values));
  }

  /** A field for several of these candidates, each at most once. */
  static Choose choose(String name, Bounds take, List<Candidate> from) {
    return new Choose(name, take, Optional.empty(), from);
  }

  /** A field for a number of each of these candidates. */
  static Count count(String name, Bounds take, List<Candidate> from) {
    return new Count(name, take, Optional.empty(), from);
  }

  /** A field for several of these candidates, with further fields for each. */
  static Each each(String name, Bounds take, List<Candidate> from) {
    return new Each(name, take, Optional.empty(), from);
  }

  /** The same, with a limit of the total worth. */
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
