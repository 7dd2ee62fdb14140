/** Child processes: started, watched, restarted when they die, and stopped in order. */
@NullMarked
package org.lazax.deploy.supervision;

import org.jspecify.annotations.NullMarked;
