package org.lazax.deploy.up;

/** What was asked for cannot be done here; the message tells a person why and what to do. */
public final class StartupException extends RuntimeException {
  private static final long serialVersionUID = 1;

  StartupException(String message) {
    super(message);
  }
}
