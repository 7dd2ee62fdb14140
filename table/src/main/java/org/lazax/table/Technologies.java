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
 * The technologies a player owns, in the order they were gained. Immutable; keeps what follows from
 * them for as long as they are owned, for it is asked at every step.
 */
final class Technologies extends ForwardingSet<TechnologyId> {
  private final ImmutableSet<TechnologyId> owned;

  /** Worked out again by whoever does not see it yet, to the same result. */
  private volatile @Nullable Object kept;

  private Technologies(ImmutableSet<TechnologyId> owned) {
    this.owned = owned;
  }

  /** Itself if it is one already. */
  static Technologies of(Collection<TechnologyId> owned) {
    return owned instanceof Technologies already
        ? already
        : new Technologies(ImmutableSet.copyOf(owned));
  }

  <D> D kept(Class<D> kind, Predicate<D> holds, Supplier<D> workOut) {
    Object known = kept;
    if (kind.isInstance(known) && holds.test(kind.cast(known))) {
      return kind.cast(known);
    }
    D now = workOut.get();
    kept = now;
    return now;
  }

  @Override
  protected Set<TechnologyId> delegate() {
    return owned;
  }
}
