package org.lazax.rulebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the lines of the rules checklist that a test shows, such as {@code @Rule("supernova.1")}.
 * On a class it applies to every test in it. The conformance table is generated from these
 * annotations. A test fails if an id is not a testable line of the checklist.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
  /** Ids of checklist lines, at least one. */
  String[] value();
}
