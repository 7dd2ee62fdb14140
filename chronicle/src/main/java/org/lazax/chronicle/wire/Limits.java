package org.lazax.chronicle.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The bounds of a component of a command, for the API's contract: of a number itself, of the
 * characters of a text, of the entries of a list. Both are inclusive. It checks nothing: services
 * check commands.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Limits {
  int min() default 0;

  /** By default only the game limits it. */
  int max() default Integer.MAX_VALUE;
}
