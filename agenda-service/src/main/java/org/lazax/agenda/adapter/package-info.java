/** Where agenda-service meets the host: its rules handed over, its read model told. */
@NullMarked
package org.lazax.agenda.adapter;

import org.jspecify.annotations.NullMarked;
