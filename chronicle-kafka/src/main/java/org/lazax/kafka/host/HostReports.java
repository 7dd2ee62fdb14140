package org.lazax.kafka.host;

import java.util.Optional;
import java.util.function.ToLongFunction;
import org.apache.kafka.common.errors.RetriableException;
import org.jboss.logging.Logger;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.HostCounts;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.kafka.store.ServicePartition;

/** What the host of a partition tells its operators, in log lines and metrics. */
final class HostReports {
  private static final Logger LOG = Logger.getLogger(HostReports.class);

  private final ServicePartition id;
  private final HostMeters meters;
  private final Traces traces;
  private final ToLongFunction<GameId> seq;
  private HostCounts lastCounts = HostCounts.NOTHING;

  /**
   * @param seq number of a game's latest commit
   */
  HostReports(ServicePartition id, HostMeters meters, Traces traces, ToLongFunction<GameId> seq) {
    this.id = id;
    this.meters = meters;
    this.traces = traces;
    this.seq = seq;
  }

  void count(HostCounts now) {
    meters.update(lastCounts, now);
    lastCounts = now;
  }

  void appended() {
    meters.appended();
  }

  /** The broker has not taken a record. */
  void notAppended(String key, Exception failure) {
    meters.notAppended();
    if (failure instanceof RetriableException) {
      LOG.warnf("%s: a record of %s is sent again: %s", id, key, failure.getMessage());
    } else {
      LOG.errorf(failure, "%s: a record of %s cannot be written", id, key);
    }
  }

  /** A command was too old to be decided. */
  void expired(long offset) {
    meters.commandExpired();
    LOG.debugf("%s: the command at offset %d is too old to be carried out", id, offset);
  }

  /** The rules failed on a command. */
  void failed(HostEffect.Failed failed) {
    meters.rulesFailed();
    LogFields.with(
        failed.game(),
        seq.applyAsLong(failed.game()),
        traces.id(failed.command()),
        () ->
            LOG.errorf(
                failed.cause(),
                "game %s: the rules failed on %s",
                failed.game(),
                failed.command()));
  }

  void gameStopped(HostEffect.GameStopped stop) {
    meters.gameStopped();
    String line =
        "game %s has stopped after commit %d: %s".formatted(stop.game(), stop.seq(), stop.reason());
    log(
        stop.game(),
        () -> stop.cause().ifPresentOrElse(cause -> LOG.error(line, cause), () -> LOG.error(line)));
  }

  /** A game cannot be loaded now. */
  void waits(GameId game, Throwable failure) {
    log(game, () -> LOG.warnf("game %s waits for the database: %s", game, failure.getMessage()));
  }

  void rebuilt(HostEffect.Rebuild rebuild) {
    log(
        rebuild.game(),
        () ->
            LOG.warnf("game %s is read again from the log: %s", rebuild.game(), rebuild.reason()));
  }

  /** The host has failed in what concerns no single game. */
  void hostFailed(Throwable failure) {
    meters.hostFailed();
    LOG.errorf(failure, "the host of %s has failed", id);
  }

  /** The next record of the log is missing or has no value. */
  void doubted(long offset, String why, boolean again) {
    if (again) {
      meters.readAgain();
    }
    LOG.errorf("%s, offset %d: %s%s", id, offset, why, again ? "; it is read again" : "");
  }

  private void log(GameId game, Runnable lines) {
    LogFields.with(game, seq.applyAsLong(game), Optional.empty(), lines);
  }
}
