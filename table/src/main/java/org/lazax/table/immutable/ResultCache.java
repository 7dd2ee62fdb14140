package org.lazax.table.immutable;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Results that follow from one immutable object alone, its owner. They are right for as long as
 * anybody can ask for them, because the cache is a field of its owner and is collected with it.
 *
 * <p>Two threads that ask at once may both compute a result. That is harmless: both results are
 * equal. A result may ask the same cache for others while it is computed.
 *
 * <p>All caches are equal, because an owner that knows a result equals one that does not know it
 * yet.
 */
@JsonDeserialize(using = UnwrittenResults.class)
public final class ResultCache {
  private final Map<Object, Object> results = new ConcurrentHashMap<>();

  /**
   * A result, computed when it is asked for the first time.
   *
   * @param key identifies the result and its type
   */
  @SuppressWarnings("unchecked")
  public <T> T get(Object key, Supplier<T> compute) {
    Object known = results.get(key);
    if (known == null) {
      known = compute.get();
      results.put(key, known);
    }
    return (T) known;
  }

  /**
   * The same for a result that is computed from this object. It is asked for at every step, so it
   * makes nothing if the result is known.
   */
  @SuppressWarnings("unchecked")
  public <O, T> T get(Object key, O owner, Function<O, T> compute) {
    Object known = results.get(key);
    if (known == null) {
      known = compute.apply(owner);
      results.put(key, known);
    }
    return (T) known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ResultCache;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return "results";
  }
}
