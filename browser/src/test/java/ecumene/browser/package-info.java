/** The page in a real browser, against the server. */
@NullMarked
package ecumene.browser;

import org.jspecify.annotations.NullMarked;
