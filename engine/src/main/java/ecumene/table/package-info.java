/**
 * The machinery under the rules: asking, answering, replaying, drawing. It knows no rule.
 *
 * <p>A rule is straight-line Java that asks its way through the rule book. Where the answers come
 * from is hidden behind {@link ecumene.table.Replies}: a journal, bots, or a test. A rule that
 * waits for an answer is not kept; it is run again from its checkpoint when the answer is there,
 * but for a settlement with several seats, which goes on where it waits ({@link
 * ecumene.table.Run}). For that to give the same result every time:
 *
 * <ol>
 *   <li>A rule class is final, has no fields, and sees the game only through {@link
 *       ecumene.table.Table}.
 *   <li>No clocks, no {@code Random}, no hash-ordered iteration, no broad {@code catch} in rules.
 *       Randomness is {@link ecumene.table.Table#draw}: counted per named stream, so that a new
 *       draw in one rule does not shift all others.
 *   <li>A resolution is short: one calamity, one ability, one city attack. When it ends, its world
 *       is the next checkpoint. Open-ended phases are state, not scripts.
 *   <li>Simultaneous means: one loop over replies in whatever order they arrive ({@link
 *       ecumene.table.Table#settleTogether}); what each seat still owes is asked anew each time.
 *       What a seat owes one after the other goes on whatever comes of it ({@link
 *       ecumene.table.Sequence}).
 *   <li>A {@link ecumene.table.Question} is data and the only authority on legality: the page lists
 *       its options, the engine judges by it, a bot sees nothing else.
 *   <li>Each journaled reply carries the identity of its question. A mismatch at replay is {@link
 *       ecumene.table.Diverged}, never a guess.
 *   <li>A choice that is forced is taken by the table itself and shown as an event, not journaled
 *       (RU.6).
 *   <li>The events of a re-run begin with the events already published.
 * </ol>
 */
@NullMarked
package ecumene.table;

import org.jspecify.annotations.NullMarked;
