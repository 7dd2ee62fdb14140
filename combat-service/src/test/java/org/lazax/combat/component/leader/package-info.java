/** Tests of leaders in combats. */
package org.lazax.combat.component.leader;
