package org.lazax.deploy.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An installation keeps its number of partitions, whatever a new one would have. */
class EmbeddedKafkaTest {
  private static final int OTHER = Topics.PARTITIONS + 1;

  private @TempDir Path directory = Path.of("");

  @Test
  void theTopicsOfAnEarlierVersionKeepTheirPartitions() throws Exception {
    try (EmbeddedKafka broker = EmbeddedKafka.start(directory, 0, OTHER)) {
      assertThat(partitions(broker.bootstrapServers())).containsOnly(OTHER);
    }

    try (EmbeddedKafka broker = EmbeddedKafka.start(directory, 0)) {
      assertThat(partitions(broker.bootstrapServers())).containsOnly(OTHER);
    }
  }

  private static List<Integer> partitions(String bootstrap)
      throws ExecutionException, InterruptedException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
      return admin.describeTopics(names()).allTopicNames().get().values().stream()
          .map(topic -> topic.partitions().size())
          .toList();
    }
  }

  private static List<String> names() {
    return Topic.all().stream().map(Topic::name).toList();
  }
}
