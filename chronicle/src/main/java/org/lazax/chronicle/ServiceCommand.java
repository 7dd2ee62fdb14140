package org.lazax.chronicle;

/**
 * A command that several services take, each under a name of its own. Its wire name is the service
 * and the name of its class, such as {@code map.let-pass}. Its JSON does not contain the service.
 */
public interface ServiceCommand extends Command {
  /** The service that takes it. */
  Service service();
}
