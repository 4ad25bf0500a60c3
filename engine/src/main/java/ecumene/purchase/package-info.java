/**
 * Phase 12: what an advance costs ({@link ecumene.purchase.PriceList}), what is bought and how it
 * is paid for ({@link ecumene.purchase.Purchase}, {@link ecumene.purchase.Payment}), what is
 * allowed ({@link ecumene.purchase.BuyAdvances}) and what comes of it ({@link
 * ecumene.purchase.Acquisition}). {@link ecumene.purchase.BestPurchase} finds the best purchase.
 */
@NullMarked
package ecumene.purchase;

import org.jspecify.annotations.NullMarked;
