@NullMarked
package ecumene.server.account;

import org.jspecify.annotations.NullMarked;
