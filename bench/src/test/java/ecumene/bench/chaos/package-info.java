@NullMarked
package ecumene.bench.chaos;

import org.jspecify.annotations.NullMarked;
