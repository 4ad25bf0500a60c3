/** What people are called: whether others can read it, and tell it from what they are called. */
@NullMarked
package ecumene.server.name;

import org.jspecify.annotations.NullMarked;
