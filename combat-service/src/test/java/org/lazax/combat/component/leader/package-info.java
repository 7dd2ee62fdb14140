/** Leaders in fights of games. */
@org.jspecify.annotations.NullMarked
package org.lazax.combat.component.leader;
