package org.lazax.simulation.rest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A test gets the platform whose services have a process each. That costs more than one process for
 * all of them, so it is for tests to which it matters.
 */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
@interface FourServices {}
