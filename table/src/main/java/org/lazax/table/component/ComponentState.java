package org.lazax.table.component;

/**
 * State that an expansion or a component adds to the table, as an immutable record with a
 * {@code @WireType}. What the table asks of it is in {@link org.lazax.table.TablePart}.
 */
public interface ComponentState {}
