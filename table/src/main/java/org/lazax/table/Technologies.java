package org.lazax.table;

import com.google.common.collect.ForwardingSet;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.TechnologyId;

/**
 * The technologies of a player, in the order in which they were gained. Immutable. Keeps one value
 * that is computed from them, because it is needed at every step.
 */
final class Technologies extends ForwardingSet<TechnologyId> {
  private final ImmutableSet<TechnologyId> owned;

  /** A thread that does not see the value yet computes it again, with the same result. */
  private volatile @Nullable Object cached;

  private Technologies(ImmutableSet<TechnologyId> owned) {
    this.owned = owned;
  }

  /** The same object if it is one of this class already. */
  static Technologies of(Collection<TechnologyId> owned) {
    return owned instanceof Technologies already
        ? already
        : new Technologies(ImmutableSet.copyOf(owned));
  }

  <D> D cached(Class<D> kind, Predicate<D> holds, Supplier<D> compute) {
    Object known = cached;
    if (kind.isInstance(known) && holds.test(kind.cast(known))) {
      return kind.cast(known);
    }
    D now = compute.get();
    cached = now;
    return now;
  }

  @Override
  protected Set<TechnologyId> delegate() {
    return owned;
  }
}
