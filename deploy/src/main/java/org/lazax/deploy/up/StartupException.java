package org.lazax.deploy.up;

/** The command cannot be carried out. The message tells the user why and what to do. */
public final class StartupException extends RuntimeException {
  private static final long serialVersionUID = 1;

  StartupException(String message) {
    super(message);
  }
}
