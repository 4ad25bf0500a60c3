package ecumene.server.store;

import java.util.OptionalLong;

/**
 * How large a store is.
 *
 * @param used how many bytes it has
 * @param free how many more its disk has; empty if that is not known here
 */
public record StoreSpace(long used, OptionalLong free) {}
