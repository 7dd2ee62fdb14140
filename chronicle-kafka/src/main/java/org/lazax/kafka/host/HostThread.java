package org.lazax.kafka.host;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.InvalidOffsetException;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.apache.kafka.common.errors.WakeupException;
import org.jboss.logging.Logger;
import org.lazax.log.vital.Heartbeat;
import org.lazax.log.vital.ProcessEnd;
import org.lazax.log.vital.VitalThread;

/**
 * The thread of this instance. It polls the consumer, passes the records to the hosts, and runs
 * their other inputs between two polls. Polling and hosting on one thread costs no hand-over for a
 * record, and all that is sent for the records of one poll goes into few requests. If it ends by
 * itself, the process ends.
 */
@ApplicationScoped
class HostThread {
  private static final Logger LOG = Logger.getLogger(HostThread.class);

  /** The longest poll without a record, so that a deadline is missed by no more than this. */
  private static final Duration LONGEST_POLL = Duration.ofMillis(100);

  private static final Duration RETRY_DELAY = Duration.ofMillis(200);

  private final Consumer<String, byte[]> consumer;
  private final HostInputs inputs;
  private final Hosts hosts;
  private final VitalThread thread;

  HostThread(
      Consumer<String, byte[]> consumer,
      HostInputs inputs,
      Hosts hosts,
      Heartbeat heartbeat,
      ProcessEnd end) {
    this.thread = new VitalThread("lazax-host", heartbeat, end, this::run);
    this.consumer = consumer;
    this.inputs = inputs;
    this.hosts = hosts;
  }

  void start(@Observes StartupEvent started) {
    start();
  }

  void start() {
    thread.start();
  }

  private void run() {
    hosts.start();
    while (thread.goesOn()) {
      try {
        hosts.read(poll());
      } catch (FencedInstanceIdException e) {
        LOG.error("another process is this member of the group now", e);
        break;
      } catch (InvalidOffsetException e) {
        LOG.errorf("the log is not where this process reads on: %s", e.getMessage());
        hosts.outOfRange(e.partitions());
      } catch (RuntimeException e) {
        LOG.error("a poll failed; it is repeated", e);
        LockSupport.parkNanos(RETRY_DELAY.toNanos());
      }
    }
    consumer.close();
  }

  private ConsumerRecords<String, byte[]> poll() {
    try {
      return consumer.poll(inputs.beforePoll(LONGEST_POLL));
    } catch (WakeupException e) {
      return ConsumerRecords.empty();
    } finally {
      inputs.afterPoll();
    }
  }

  /** Ends the thread after the records of the current poll, and closes the consumer. */
  @PreDestroy
  void stop() {
    thread.stop(() -> inputs.addUrgent(() -> {}));
  }
}
