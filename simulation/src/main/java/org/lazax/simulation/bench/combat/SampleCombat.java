package org.lazax.simulation.bench.combat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The combats that are measured, as requests of a client. */
public enum SampleCombat {
  /** Three cruisers against as many. */
  A(
      """
      {"kind":"space",
       "attacker":{"units":{"cruiser":3}},
       "defender":{"units":{"cruiser":3}}}
      """),
  /** Carriers with their fighters and two destroyers against dreadnoughts. */
  B(
      """
      {"kind":"space",
       "attacker":{"units":{"carrier":2,"fighter":6,"destroyer":2}},
       "defender":{"units":{"dreadnought":3}}}
      """),
  /** Twenty ships a side, flagships among them. */
  C(
      """
      {"kind":"space",
       "attacker":{"faction":"sardakk_norr","units":{"flagship":1,"war_sun":1,"dreadnought":3,
         "carrier":3,"cruiser":4,"destroyer":2,"fighter":6}},
       "defender":{"faction":"letnev","units":{"flagship":1,"war_sun":1,"dreadnought":3,
         "carrier":3,"cruiser":4,"destroyer":2,"fighter":6}}}
      """),
  /** A landing under a war sun's bombardment, past a space cannon. */
  D(
      """
      {"kind":"ground",
       "attacker":{"units":{"infantry":5,"mech":1,"war_sun":1}},
       "defender":{"units":{"infantry":4,"pds":1}}}
      """);

  private static final ObjectMapper JSON = new ObjectMapper();

  private final String request;

  SampleCombat(String request) {
    this.request = request;
  }

  JsonNode exactRequest() {
    return json();
  }

  JsonNode simulationRequest(int trials) {
    return json().put("method", "simulate").put("trials", trials);
  }

  private ObjectNode json() {
    try {
      return (ObjectNode) JSON.readTree(request);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
