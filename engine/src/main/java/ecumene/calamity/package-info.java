/**
 * The calamities, one file each: the file reads like the card. Words they share are in {@link
 * ecumene.loss}.
 */
@NullMarked
package ecumene.calamity;

import org.jspecify.annotations.NullMarked;
