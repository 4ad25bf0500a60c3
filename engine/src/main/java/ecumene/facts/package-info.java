/**
 * What is printed: the map, the civilizations, the cards, the Archaeological Succession Table and
 * the set-ups. Read once from tables beside the classes, checked while read, and never changed.
 *
 * <p>Whatever has a fixed number of printed names is an enum; its figures stand in a table that is
 * read on first use. No enum reads a table while it is being initialised, so the classes can be
 * initialised in any order.
 */
@NullMarked
package ecumene.facts;

import org.jspecify.annotations.NullMarked;
