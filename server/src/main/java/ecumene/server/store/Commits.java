package ecumene.server.store;

import java.time.Duration;

/**
 * What was committed together since the store was opened.
 *
 * @param count commits
 * @param appends appends that are on disk; how many share a commit is {@code appends / count}
 * @param lines the lines of these
 * @param lost appends that lost a race
 * @param failures commits that could not be made
 * @param time how long all commits took, from the first row to the end of the sync
 * @param longest how long the longest took
 */
public record Commits(
    long count,
    long appends,
    long lines,
    long lost,
    long failures,
    Duration time,
    Duration longest) {}
