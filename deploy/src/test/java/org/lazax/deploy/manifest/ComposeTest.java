package org.lazax.deploy.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.lazax.deploy.kafka.Topic;

class ComposeTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path DOCKER = ROOT.resolve("deploy/docker");

  private final Yaml compose = Yaml.in(DOCKER.resolve("compose.yaml")).getFirst();

  @Test
  void everyServiceIsBuiltFromItsModuleAndGetsOnlyVariablesThatItReads() {
    for (String service : Topic.SERVICES) {
      Yaml container = compose.at("services", service);

      assertThat(container.at("build", "args", "MODULE").text()).isEqualTo(service);
      assertThat(container.at("environment").names()).contains("LAZAX_SEED_KEY");
      assertThat(Settings.ofService(ROOT, service))
          .containsAll(container.at("environment").names());
    }
  }

  @Test
  void theGatewayGetsOnlyVariablesThatItReadsAndNoSeedKey() {
    Yaml gateway = compose.at("services", "gateway");

    assertThat(gateway.at("environment").names())
        .contains("LAZAX_GAME_SERVICE_URL")
        .doesNotContain("LAZAX_SEED_KEY");
    assertThat(Settings.ofGateway(ROOT)).containsAll(gateway.at("environment").names());
  }

  @Test
  void theGatewayHasThePortsOfTheServices() throws IOException {
    for (String service : Topic.SERVICES) {
      String name = "LAZAX_" + service.replace('-', '_').toUpperCase(Locale.ROOT) + "_URL";
      String url = compose.at("services", "gateway", "environment", name).text();
      String properties =
          Files.readString(
              ROOT.resolve(service).resolve("src/main/resources/application.properties"));

      assertThat(url).startsWith("http://" + service + ":");
      assertThat(properties)
          .contains("quarkus.http.port=" + url.substring(url.lastIndexOf(':') + 1));
    }
  }

  @Test
  void everyApplicationHasADatabaseThatIsCreated() throws IOException {
    String sql = Files.readString(DOCKER.resolve("databases.sql"));

    for (String application :
        List.of(
            "game-service",
            "map-service",
            "combat-service",
            "agenda-service",
            "tournament-service",
            "gateway")) {
      Yaml environment = compose.at("services", application, "environment");
      String url = environment.at("QUARKUS_DATASOURCE_REACTIVE_URL").text();

      assertThat(environment.at("QUARKUS_DATASOURCE_JDBC_URL").text()).isEqualTo("jdbc:" + url);
      assertThat(sql).contains("create database " + url.substring(url.lastIndexOf('/') + 1) + ";");
    }
  }

  @Test
  void secretsAreVariablesAndNotInTheFile() {
    for (String application : compose.at("services").names()) {
      Yaml environment = compose.at("services", application, "environment");
      assertThat(environment.names())
          .filteredOn(name -> name.matches(".*(KEY|PASSWORD)"))
          .allMatch(name -> environment.at(name).text().startsWith("${LAZAX_"));
    }
  }
}
