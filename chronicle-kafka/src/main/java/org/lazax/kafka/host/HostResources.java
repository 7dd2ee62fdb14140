package org.lazax.kafka.host;

import org.lazax.chronicle.host.Limits;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.LogScan;

/**
 * What the hosts of all partitions of an instance share.
 *
 * @param instance name of the instance, for people who read the log
 */
record HostResources(
    Limits limits,
    String instance,
    PlatformSeeds seeds,
    CheckpointStore store,
    CheckpointWriter checkpoints,
    LogProducer producer,
    HostInputs inputs,
    LogScan scan,
    HostMeters meters) {}
