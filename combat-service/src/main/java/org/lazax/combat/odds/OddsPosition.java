package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.combat.ActiveHook;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.units.Whereabouts;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * A position of a combat in the odds. The rules and hooks see it in the same way as a combat of a
 * game. It is mutable while {@link CombatSequence} runs.
 */
@SuppressWarnings(
    "EnumOrdinal") // arrays by side, and bytes of a key that lives as long as the analysis
final class OddsPosition implements CombatView {
  private static final int FRAME = 5;

  final CombatSetup muster;
  private final SideState attacker;
  private final SideState defender;
  private List<UnitGroup> attackers = List.of();
  private List<UnitGroup> defenders = List.of();
  private boolean seen;

  Step step;

  /** The number of turns of this step that are done. */
  int turn;

  /**
   * The round: 0 before the first, 1, and 2 for all later rounds, because rules make no difference
   * between those.
   */
  int round;

  /** The number of infantry that a bombardment has destroyed. */
  int killed;

  /** Which sides have left the combat. */
  private final boolean[] gone = new boolean[Side.values().length];

  /** Whether the combat was ended so that nobody wins it. */
  boolean undecided;

  /** Dice outside of combat rolls that are still to be rolled, the next one first. */
  final List<Extra> extras;

  /**
   * Dice of an ability.
   *
   * @param on the side that takes the hits
   * @param destroy whether successes destroy units instead of making hits
   * @param with the dice; none for a bombardment
   */
  record Extra(Side on, boolean destroy, List<DiceAbility> with, HitSource source) {
    private static final int LABELS = 4;

    Extra {
      with = List.copyOf(with);
    }

    boolean isBombardment() {
      return with.isEmpty();
    }

    int keyLength() {
      return LABELS + 2 * with.size();
    }
  }

  OddsPosition(CombatSetup muster) {
    this.muster = muster;
    attacker = new SideState(muster.attacker(), muster.slots(Side.ATTACKER));
    defender = new SideState(muster.defender(), muster.slots(Side.DEFENDER));
    extras = new ArrayList<>();
    step = muster.inSpace() ? Step.ATTACKERS_CANNON : Step.INVASION_BEGINS;
  }

  OddsPosition(OddsPosition other) {
    muster = other.muster;
    attacker = new SideState(other.attacker);
    defender = new SideState(other.defender);
    extras = new ArrayList<>(other.extras);
    step = other.step;
    turn = other.turn;
    round = other.round;
    killed = other.killed;
    undecided = other.undecided;
    System.arraycopy(other.gone, 0, gone, 0, gone.length);
  }

  /** Creates a position of a later round of a combat with independent sides. */
  OddsPosition(CombatSetup muster, SideState attacker, SideState defender) {
    this.muster = muster;
    this.attacker = new SideState(attacker);
    this.defender = new SideState(defender);
    extras = new ArrayList<>();
    round = 2;
    step = isDecided() ? Step.OVER : Step.ROLL;
  }

  SideState half(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** Marks the cached views of the units as outdated. */
  void changed() {
    seen = false;
  }

  /** A side leaves the combat. Its units that do not leave stay. */
  void leave(Side side) {
    gone[side.ordinal()] = true;
    changed();
  }

  /** Whether these units fight for the place. */
  boolean fights(Side side, int slot) {
    return !gone[side.ordinal()] && isThere(side, slot);
  }

  /** Whether there are such units that fight for the place, or fought for it before they left. */
  boolean isThere(Side side, int slot) {
    SideState half = half(side);
    if (half.count(slot) == 0 || !half.slots.get(slot).isHere()) {
      return false;
    }
    return half.slots.get(slot).fights() || RollRules.fights(this, side, rank(side, slot), false);
  }

  boolean isStanding(Side side) {
    for (int i = 0; i < half(side).slots.size(); i++) {
      if (fights(side, i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side has any units left that can hold the place. Ships cannot hold a planet. */
  boolean isHolding(Side side) {
    for (int i = 0; i < half(side).slots.size(); i++) {
      if (fights(side, i) && (muster.inSpace() || !half(side).slots.get(i).card().isShip())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the combat has begun and no hit of its round was assigned yet. */
  boolean isInCombat() {
    return switch (step) {
      case COMBAT_BEGINS, ROUND_BEGINS, BARRAGE, ROLL -> true;
      case ATTACKERS_CANNON,
          DEFENDERS_CANNON,
          INVASION_BEGINS,
          BOMBARDMENT,
          BOMBARDED,
          COMMITTED,
          CANNON_DEFENSE,
          HITS_ASSIGNED,
          ROUND_ENDS,
          OVER ->
          false;
    };
  }

  boolean isDecided() {
    return !isStanding(Side.ATTACKER) || !isStanding(Side.DEFENDER);
  }

  UnitGroup rank(Side side, int slot) {
    SideState half = half(side);
    Army.Slot stands = half.slots.get(slot);
    Place at = side == Side.ATTACKER && isBeforeLanding() ? CombatSetup.SPACE : stands.place();
    return new UnitGroup(stands.card(), at, half.healthy[slot], half.damaged[slot]);
  }

  /** Whether the attacker's units are still in the space area. */
  private boolean isBeforeLanding() {
    return step == Step.INVASION_BEGINS || step == Step.BOMBARDMENT || step == Step.BOMBARDED;
  }

  @Override
  public Place place() {
    return muster.place();
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public List<UnitGroup> units(Side side) {
    if (!seen) {
      attackers = look(Side.ATTACKER);
      defenders = look(Side.DEFENDER);
      seen = true;
    }
    return side == Side.ATTACKER ? attackers : defenders;
  }

  private List<UnitGroup> look(Side side) {
    List<UnitGroup> ranks = new ArrayList<>(half(side).slots.size());
    for (int i = 0; i < half(side).slots.size(); i++) {
      if (half(side).count(i) > 0 && !(gone[side.ordinal()] && leaves(half(side).slots.get(i)))) {
        ranks.add(rank(side, i));
      }
    }
    return ranks;
  }

  /** Whether these units leave with their side. Structures on the planet stay. */
  private static boolean leaves(Army.Slot slot) {
    return slot.isHere() && (slot.fights() || slot.place().isSpace());
  }

  @Override
  public Catalog catalog() {
    return muster.catalog();
  }

  @Override
  public boolean is(Anomaly anomaly) {
    return muster.nebula() && anomaly == Anomaly.NEBULA;
  }

  /** The piece of a component that a request names lies where the combat is. */
  @Override
  public Optional<Whereabouts> whereabouts(ComponentRef piece) {
    return Stream.of(attacker, defender)
            .flatMap(half -> half.army.effects().stream())
            .anyMatch(effect -> effect.component().equals(piece))
        ? Optional.of(new Whereabouts(place(), Optional.empty()))
        : Optional.empty();
  }

  @Override
  public boolean isPlayedBy(Side side, FactionId faction) {
    return half(side).army.faction().filter(faction::equals).isPresent();
  }

  /**
   * True: a request that names a component with a circumstance states that the circumstance is
   * given.
   */
  @Override
  public boolean is(Circumstance circumstance, Side side) {
    return true;
  }

  @Override
  public <H> List<ActiveHook<H>> hooks(Side side, Class<H> kind) {
    List<SideComponent> effects = half(side).army.effects();
    List<ActiveHook<H>> found = List.of();
    for (int i = 0; i < effects.size(); i++) {
      SideComponent effect = effects.get(i);
      if (kind.isInstance(effect.hooks()) && acts(side, i)) {
        if (found.isEmpty()) {
          found = new ArrayList<>();
        }
        found.add(new ActiveHook<>(effect.component(), kind.cast(effect.hooks())));
      }
    }
    return found;
  }

  /**
   * Whether a component acts now: it was used if it must be, and its unit is there if it has one.
   */
  boolean acts(Side side, int effect) {
    SideState half = half(side);
    SideComponent each = half.army.effects().get(effect);
    return each.isSpent() ? half.active[effect] : isHere(half, each);
  }

  /**
   * Records at the start of the combat which components add units to it. They stay in the combat to
   * its end.
   */
  void join() {
    for (Side side : Side.values()) {
      SideState half = half(side);
      for (int i = 0; i < half.active.length; i++) {
        SideComponent effect = half.army.effects().get(i);
        if (effect.hooks() instanceof ParticipantHooks && isHere(half, effect)) {
          half.active[i] = true;
        }
      }
    }
  }

  static boolean isHere(SideState half, SideComponent effect) {
    return effect.of().isEmpty() || half.has(effect.of().get());
  }

  /** A key that is equal for positions from which the combat goes on in the same way. */
  Key key() {
    byte[] key =
        new byte
            [FRAME
                + extras.stream().mapToInt(Extra::keyLength).sum()
                + attacker.keyLength()
                + defender.keyLength()];
    key[0] = (byte) step.ordinal();
    key[1] = (byte) turn;
    key[2] = (byte) round;
    key[3] = (byte) killed;
    key[4] = (byte) ((gone[0] ? 1 : 0) + (gone[1] ? 2 : 0) + (undecided ? 4 : 0));
    int at = FRAME;
    for (Extra extra : extras) {
      key[at++] = (byte) extra.on().ordinal();
      key[at++] = (byte) (extra.destroy() ? 1 : 0);
      key[at++] = (byte) extra.with().size();
      for (DiceAbility with : extra.with()) {
        key[at++] = (byte) with.hitsOn();
        key[at++] = (byte) with.dice();
      }
      key[at++] = (byte) extra.source().ordinal();
    }
    at = attacker.write(key, at);
    defender.write(key, at);
    return new Key(key);
  }

  /** The state of a position as bytes. */
  static final class Key {
    private final byte[] bytes;
    private final int hash;

    Key(byte[] bytes) {
      this.bytes = bytes;
      this.hash = Arrays.hashCode(bytes);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(bytes, key.bytes);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
