/**
 * The words calamities are written in (P9.20 to P9.31): damage, reduction, annexation, beneficiary,
 * secondary victims. What only one calamity does stands in that calamity.
 */
@NullMarked
package ecumene.loss;

import org.jspecify.annotations.NullMarked;
