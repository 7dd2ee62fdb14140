package org.lazax.gateway.problem;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StorableTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"\\u0000\"}",
        "{\"a\":[1,{\"b\":\"x\\ud800\"}]}",
        "{\"\\udc00\":true}",
        "{\"a\":\"\\udc00\\ud800\"}"
      })
  void textThatCannotBeStoredIsRefusedAtAnyDepth(String json) {
    assertThatThrownBy(() -> require(json)).isInstanceOf(ProblemException.class);
  }

  @Test
  void anyOtherTextIsAccepted() {
    assertThatCode(() -> require("{\"näme\":[\"\\ud83d\\ude80\",\"\\t\",7,null]}"))
        .doesNotThrowAnyException();
  }

  private static void require(String json) throws JsonProcessingException {
    StorableText.require(new ObjectMapper().readTree(json));
  }
}
