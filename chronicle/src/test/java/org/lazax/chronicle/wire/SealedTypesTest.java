package org.lazax.chronicle.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class SealedTypesTest {
  sealed interface Meal {}

  @WireType("supper")
  record Supper() implements Meal {}

  sealed interface Early extends Meal {}

  @WireType("lunch")
  record Lunch() implements Early {}

  @WireType("breakfast")
  record Breakfast() implements Early, Hot {}

  sealed interface Hot {}

  record Crumb() {}

  sealed interface Leaky {}

  non-sealed interface Open extends Leaky {}

  @Test
  void theyAreFoundAtAnyDepthInTheOrderOfTheirNames() {
    assertThat(SealedTypes.of(Meal.class))
        .containsExactly(Breakfast.class, Lunch.class, Supper.class);
  }

  @Test
  void aTypeOfSeveralInterfacesIsThereOnce() {
    assertThat(SealedTypes.of(Hot.class, Early.class))
        .containsExactly(Breakfast.class, Lunch.class);
  }

  @Test
  void whatIsNotSealedIsRefused() {
    assertThatThrownBy(() -> SealedTypes.of(Leaky.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Open is not sealed");
    assertThatThrownBy(() -> SealedTypes.of(Crumb.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Crumb is not sealed");
  }
}
