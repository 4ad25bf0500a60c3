/** What is wrong with a document, in sentences for people. */
@NullMarked
package ecumene.wire.fault;

import org.jspecify.annotations.NullMarked;
