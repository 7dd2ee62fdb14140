package org.lazax.chronicle.decider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.lazax.chronicle.Command;

/**
 * A kind of window that a conductor opens, in words for those who write clients. A command in the
 * texts is named in backquotes, without its service.
 */
@Repeatable(Asks.Several.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Asks {
  /** The name of the window. */
  String value() default "";

  /** What the name of the window is, if the procedure gives it a name each time. */
  String named() default "";

  Players players() default Players.ONE;

  /** Who is awaited, and for what. */
  String awaited();

  /** The commands that answer it; all commands of the conductor if left out. */
  Class<? extends Command>[] by() default {};

  /** The command that silence means at the deadline. */
  String silence();

  /** The players of a window. */
  enum Players {
    /** One player must answer. */
    ONE,
    /** All who are asked must answer, in any order. */
    ALL,
    /** One after the other, until all have passed in a row. */
    IN_TURN,
    /** Everybody may answer, until the procedure ends the window. */
    ANYBODY
  }

  /** The windows of a conductor that opens several kinds. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @interface Several {
    Asks[] value();
  }
}
