/**
 * Movement as a draft: orders are tried one after the other on a board of their own, each judged at
 * once, and committed together as one reply. Until then everything can be taken back.
 */
@NullMarked
package ecumene.movement;

import org.jspecify.annotations.NullMarked;
