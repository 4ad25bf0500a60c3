/** Many tables: nothing lost, nothing leaked. */
@NullMarked
package ecumene.server;

import org.jspecify.annotations.NullMarked;
