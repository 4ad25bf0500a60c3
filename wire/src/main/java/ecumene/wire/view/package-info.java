/** What one seat may know, as a document. */
@NullMarked
package ecumene.wire.view;

import org.jspecify.annotations.NullMarked;
