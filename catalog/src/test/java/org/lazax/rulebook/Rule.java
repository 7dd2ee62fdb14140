package org.lazax.rulebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the lines of the rules checklist a test shows to hold, such as
 * {@code @Rule("supernova.1")}. On a class it speaks for every test in it. Only testable lines may
 * be named: the conformance table is made from these, and a build check refuses an id the checklist
 * does not have.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
  /** Ids of checklist lines, at least one. */
  String[] value();
}
