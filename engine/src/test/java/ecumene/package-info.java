/** What holds for the whole engine: its architecture, and how a test names the rules it shows. */
@NullMarked
package ecumene;

import org.jspecify.annotations.NullMarked;
