package org.lazax.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(RealServers.class)
class ContractTest {
  private static final List<String> METHODS = List.of("get", "post", "put", "delete", "patch");

  @Test
  void theContractIsServedAsOpenApi31() {
    assertThat(contract().getString("openapi")).startsWith("3.1");
  }

  @Test
  void theRootListsAddresses() {
    for (String root : List.of("/", "/api/v1", "/api/v1/")) {
      JsonPath index = given().get(root).then().statusCode(200).extract().jsonPath();
      given().get(index.getString("addresses.contract")).then().statusCode(200);
      given().get(index.getString("addresses.signingKey")).then().statusCode(200);
      given().get(index.getString("addresses.metrics")).then().statusCode(200);
    }
  }

  @Test
  void everyOperationHasAnExampleOfItsResponse() {
    operations()
        .forEach((name, operation) ->
            assertThat(operation.toString()).as(name).containsAnyOf("example", "$ref", "204"));
  }

  @Test
  void everyOperationOfTheContractExists() {
    operations()
        .keySet()
        .forEach(name -> {
          String[] parts = name.split(" ", 2);
          String path = parts[1].replace("{game}", "nope").replaceAll("\\{[a-z]+}", "nope");
          int status =
              given()
                  .header("Accept", "*/*")
                  .contentType("application/json")
                  .request(parts[0], "/api/v1" + path)
                  .statusCode();
          assertThat(status).as(name).isNotIn(405, 406, 415, 500);
        });
  }

  @ParameterizedTest
  @CsvSource({"commands, schemas", "forms, schemas", "views, schemas", "examples, examples"})
  void generatedPartsAreServedAsTheyWereGenerated(String file, String kind) throws IOException {
    JsonNode served = served().path("components").path(kind);

    try (InputStream part = ContractTest.class.getResourceAsStream("/openapi/" + file + ".json")) {
      JsonNode generated = new ObjectMapper().readTree(part).path("components").path(kind);
      assertThat(generated.properties()).hasSizeGreaterThan(15);
      generated
          .properties()
          .forEach(entry ->
              assertThat(served.path(entry.getKey()))
                  .as(entry.getKey())
                  .isEqualTo(entry.getValue()));
    }
  }

  @Test
  void everyReferenceOfTheContractNamesAPartOfIt() throws IOException {
    JsonNode served = served();

    assertThat(served.findValuesAsText("$ref"))
        .hasSizeGreaterThan(200)
        .allSatisfy(reference ->
            assertThat(served.at(reference.substring(1)).isMissingNode()).as(reference).isFalse());
  }

  private static JsonNode served() throws IOException {
    return new ObjectMapper()
        .readTree(
            given().get("/api/v1/openapi?format=json").then().statusCode(200).extract().asString());
  }

  private static Map<String, Object> operations() {
    Map<String, Map<String, Object>> paths = contract().getMap("paths");
    Map<String, Object> operations = new TreeMap<>();
    paths.forEach((path, item) ->
        METHODS.stream()
            .filter(item::containsKey)
            .forEach(method ->
                operations.put(method.toUpperCase(Locale.ROOT) + " " + path, item.get(method))));
    assertThat(operations).hasSizeGreaterThan(15);
    return operations;
  }

  private static JsonPath contract() {
    return given().get("/api/v1/openapi?format=json").then().statusCode(200).extract().jsonPath();
  }
}
