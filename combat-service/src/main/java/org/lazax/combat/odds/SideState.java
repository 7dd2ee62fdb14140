package org.lazax.combat.odds;

import java.util.Arrays;
import java.util.List;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;

/**
 * The state of one side during a combat. It is mutable. The arrays are indexed by the slots and the
 * effects of its army.
 */
final class SideState {
  private static final int MOST = 255;

  final Army army;
  final List<Army.Slot> slots;
  final int[] healthy;
  final int[] damaged;

  /** How many of the damaged units have sustained damage in this round. */
  final int[] tired;

  /** How many units have sustained damage in this assignment of hits and were repaired since. */
  final int[] done;

  /** How often each effect may still be used. */
  final int[] uses;

  /** Which used effects still last. */
  final boolean[] active;

  SideState(Army army, List<Army.Slot> slots) {
    this.army = army;
    this.slots = slots;
    healthy = new int[slots.size()];
    damaged = new int[slots.size()];
    tired = new int[slots.size()];
    done = new int[slots.size()];
    uses = new int[army.effects().size()];
    active = new boolean[army.effects().size()];
    for (int i = 0; i < healthy.length; i++) {
      if (!slots.get(i).isLikeness()) {
        UnitType type = slots.get(i).card().type();
        damaged[i] = army.damaged(type);
        healthy[i] = army.count(type) - damaged[i];
      }
    }
    for (int i = 0; i < uses.length; i++) {
      uses[i] = Math.min(MOST, army.effects().get(i).uses());
    }
  }

  SideState(SideState other) {
    army = other.army;
    slots = other.slots;
    healthy = other.healthy.clone();
    damaged = other.damaged.clone();
    tired = other.tired.clone();
    done = new int[slots.size()];
    uses = other.uses.clone();
    active = other.active.clone();
  }

  /** Forgets which units have sustained damage in this round. */
  void rest() {
    Arrays.fill(tired, 0);
  }

  int count(int slot) {
    return healthy[slot] + damaged[slot];
  }

  int slot(UnitType type) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).card().type() == type) {
        return i;
      }
    }
    return -1;
  }

  /** The slot of units with this card; -1 if there is none. */
  int slot(UnitCard card) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).card().equals(card)) {
        return i;
      }
    }
    return -1;
  }

  /** The slot of such units that are copies of a flagship; -1 if they cannot be copies. */
  int likeness(int slot) {
    for (int i = 0; i < slots.size() && !slots.get(slot).isLikeness(); i++) {
      if (slots.get(i).isLikeness()
          && slots.get(i).card().type() == slots.get(slot).card().type()) {
        return i;
      }
    }
    return -1;
  }

  /** Makes one of these units a copy of a flagship, an undamaged one if there is any. */
  void liken(int slot) {
    int[] units = healthy[slot] > 0 ? healthy : damaged;
    units[slot]--;
    units[likeness(slot)]++;
  }

  boolean has(UnitId unit) {
    for (int i = 0; i < slots.size(); i++) {
      if (count(i) > 0 && slots.get(i).card().id().equals(unit)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A damaged unit is lost, first one that has sustained damage in this round; the others may be
   * repaired.
   */
  void loseDamaged(int slot) {
    damaged[slot]--;
    tired[slot] = Math.max(0, tired[slot] - 1);
  }

  void sustain(int slot) {
    healthy[slot]--;
    damaged[slot]++;
    tired[slot]++;
  }

  void reinforce(int slot, int count) {
    healthy[slot] = Math.min(MOST - damaged[slot], healthy[slot] + count);
  }

  OddsPosition.Key key() {
    byte[] key = new byte[keyLength()];
    write(key, 0);
    return new OddsPosition.Key(key);
  }

  int write(byte[] key, int from) {
    int at = from;
    for (int i = 0; i < healthy.length; i++) {
      key[at++] = (byte) healthy[i];
      key[at++] = (byte) damaged[i];
      key[at++] = (byte) tired[i];
    }
    for (int i = 0; i < uses.length; i++) {
      key[at++] = (byte) uses[i];
      key[at++] = (byte) (active[i] ? 1 : 0);
    }
    return at;
  }

  int keyLength() {
    return 3 * healthy.length + 2 * uses.length;
  }
}
