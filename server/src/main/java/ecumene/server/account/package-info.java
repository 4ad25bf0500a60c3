/** Accounts, which nobody needs: a name, a password, and the seats of a person. */
@NullMarked
package ecumene.server.account;

import org.jspecify.annotations.NullMarked;
