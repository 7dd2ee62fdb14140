package org.lazax.chronicle.toy;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

public sealed interface ToyCommand extends Command {
  sealed interface OfGame extends ToyCommand {}

  sealed interface OfMap extends ToyCommand {}

  sealed interface OfCombat extends ToyCommand {}

  sealed interface OfAgenda extends ToyCommand {}

  @WireType("game.begin")
  record Begin(List<Seat> seats, int rounds) implements OfGame {}

  @WireType("game.join")
  record Join(String entropy) implements OfGame {}

  @WireType("game.start")
  record Start() implements OfGame {}

  @WireType("map.give")
  record Give(Seat to, int tokens) implements OfMap {}

  @WireType("combat.bid")
  record Bid(int tokens) implements OfCombat {}

  @WireType("agenda.vote")
  record Vote(int votes) implements OfAgenda {}

  @WireType("agenda.abstain")
  record Abstain() implements OfAgenda {}
}
