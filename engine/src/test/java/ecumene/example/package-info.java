/**
 * The language in which examples of rules are told.
 *
 * <p>A position is written as {@code minoa: knossos 3, city phaestos; treasury 4; pottery}, see
 * {@link ecumene.example.Sketch}. An example plays a rule from there, strictly: a question that no
 * answer was given to, an answer nobody asked for, and a bystander who was harmed all fail, see
 * {@link ecumene.example.Example}.
 */
@NullMarked
package ecumene.example;

import org.jspecify.annotations.NullMarked;
