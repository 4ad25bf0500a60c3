package ecumene.table;

/** The answer to a question that can only be agreed to or declined. */
public enum Decision implements Answer {
  YES,
  NO
}
