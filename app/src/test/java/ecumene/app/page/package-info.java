@NullMarked
package ecumene.app.page;

import org.jspecify.annotations.NullMarked;
