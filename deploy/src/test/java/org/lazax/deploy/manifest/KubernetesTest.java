package org.lazax.deploy.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.deploy.kafka.Topic;

class KubernetesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path K8S = ROOT.resolve("k8s");
  private static final String KUSTOMIZATION = "kustomization.yaml";

  @Test
  void everyResourceHasAKindAndAName() {
    List<Yaml> resources = resources();

    assertThat(resources).isNotEmpty();
    assertThat(resources)
        .allSatisfy(resource -> {
          assertThat(resource.at("apiVersion").text()).isNotEmpty();
          assertThat(resource.at("kind").text()).isNotEmpty();
          assertThat(resource.at("metadata", "name").text()).isNotEmpty();
        });
  }

  @Test
  void theOverlaysUseExactlyTheExistingFiles() {
    Set<Path> reached = new HashSet<>();
    collect(K8S.resolve("overlays/dev"), reached);
    collect(K8S.resolve("overlays/prod"), reached);
    collect(K8S.resolve("overlays/solo"), reached);

    assertThat(reached).allMatch(Files::exists);
    assertThat(reached).containsExactlyInAnyOrderElementsOf(Yaml.files(K8S));
  }

  @Test
  void everyServiceIsDeployedWithItsOwnDatabase() {
    Set<String> databases = new HashSet<>();
    for (String service : Topic.SERVICES) {
      Yaml kustomization =
          Yaml.in(K8S.resolve("base").resolve(service).resolve(KUSTOMIZATION)).getFirst();
      assertThat(kustomization.at("namePrefix").text() + "service").isEqualTo(service);
      kustomization.at("labels").elements().stream()
          .map(label -> label.at("pairs", "lazax.org/database").text())
          .filter(database -> !database.isEmpty())
          .forEach(databases::add);
    }

    assertThat(databases).hasSameSizeAs(Topic.SERVICES);
  }

  @Test
  void aServiceGetsOnlyVariablesThatItReads() {
    Yaml container = container("service");

    for (String service : Topic.SERVICES) {
      assertThat(Settings.ofService(ROOT, service)).containsAll(variables(container));
    }
    assertThat(variables(container))
        .contains("LAZAX_INSTANCE", "LAZAX_SEED_KEY", "KAFKA_BOOTSTRAP_SERVERS");
  }

  @Test
  void theGatewayGetsOnlyVariablesThatItReadsAndNoSeedKey() {
    Yaml container = container("gateway");

    assertThat(Settings.ofGateway(ROOT)).containsAll(variables(container));
    assertThat(variables(container)).doesNotContain("LAZAX_SEED_KEY");
    assertThat(container.at("env").elements())
        .noneMatch(e -> e.at("valueFrom", "secretKeyRef", "name").text().equals("lazax-seed"));
  }

  @Test
  void secretsAreReferencesAndNotInTheFiles() {
    assertThat(resources()).noneMatch(resource -> resource.at("kind").text().equals("Secret"));
    for (Path file : Yaml.files(K8S)) {
      assertThat(Yaml.in(file)).noneMatch(d -> d.names().contains("secretGenerator"));
    }
    for (String name : List.of("service", "gateway")) {
      assertThat(container(name).at("env").elements())
          .filteredOn(e -> e.at("name").text().matches(".*(KEY|PASSWORD|USERNAME)"))
          .isNotEmpty()
          .allMatch(e -> !e.at("valueFrom", "secretKeyRef", "name").text().isEmpty());
    }
  }

  @Test
  void containersDoNotRunAsRootAndHaveReadOnlyRootFilesystems() {
    List<Yaml> pods =
        resources().stream()
            .map(resource -> resource.at("spec", "template", "spec"))
            .filter(pod -> !pod.at("containers").elements().isEmpty())
            .toList();

    assertThat(pods).hasSize(3);
    assertThat(pods)
        .allSatisfy(pod -> {
          assertThat(pod.at("securityContext", "runAsNonRoot").node()).isEqualTo(true);
          assertThat(pod.at("containers").elements())
              .allSatisfy(container ->
                  assertThat(container.at("securityContext", "readOnlyRootFilesystem").node())
                      .isEqualTo(true));
        });
  }

  /** The variables of the application, without those that are only used in the values of others. */
  private static List<String> variables(Yaml container) {
    List<String> names = new ArrayList<>();
    List<Yaml> variables = container.at("env").elements();
    for (Yaml variable : variables) {
      String reference = "$(" + variable.at("name").text() + ")";
      if (variables.stream().noneMatch(v -> v.at("value").text().contains(reference))) {
        names.add(variable.at("name").text());
      }
    }
    return names;
  }

  private static Yaml container(String name) {
    return resources().stream()
        .flatMap(r -> r.at("spec", "template", "spec", "containers").elements().stream())
        .filter(container -> container.at("name").text().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<Yaml> resources() {
    return Yaml.files(K8S.resolve("base")).stream()
        .filter(file -> !file.endsWith(KUSTOMIZATION))
        .flatMap(file -> Yaml.in(file).stream())
        .toList();
  }

  private static void collect(Path folder, Set<Path> reached) {
    Path file = folder.resolve(KUSTOMIZATION);
    reached.add(file);
    Yaml kustomization = Yaml.in(file).getFirst();
    for (Yaml resource : kustomization.at("resources").elements()) {
      Path path = folder.resolve(resource.text()).normalize();
      if (Files.isDirectory(path)) {
        collect(path, reached);
      } else {
        reached.add(path);
      }
    }
    for (Yaml patch : kustomization.at("patches").elements()) {
      reached.add(folder.resolve(patch.at("path").text()));
    }
  }
}
