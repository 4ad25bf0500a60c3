/**
 * Faults on purpose: servers are killed and stores fail, and what was acknowledged is looked for.
 */
@NullMarked
package ecumene.bench.chaos;

import org.jspecify.annotations.NullMarked;
