/**
 * What the page knows of the game without asking: types, facts and rules, written for it from the
 * code.
 */
@NullMarked
package ecumene.app.page;

import org.jspecify.annotations.NullMarked;
