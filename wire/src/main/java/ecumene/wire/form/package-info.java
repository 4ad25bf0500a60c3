/**
 * How things are called on the wire: words for what is known by an id, kinds for what must be told
 * apart, kebab-case for names; and what may be left out.
 */
@NullMarked
package ecumene.wire.form;

import org.jspecify.annotations.NullMarked;
