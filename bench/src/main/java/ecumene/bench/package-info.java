/** How fast the engine is; docs/performance.md says what is measured, and what came out. */
@NullMarked
package ecumene.bench;

import org.jspecify.annotations.NullMarked;
