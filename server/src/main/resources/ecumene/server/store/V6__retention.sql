-- When somebody has last asked for a table, and when it is next looked at whether that is too long ago. Tables that are
-- older than this have neither.
ALTER TABLE tables ADD COLUMN touched ${long};
ALTER TABLE tables ADD COLUMN review ${long};
CREATE INDEX tables_review ON tables (review);

-- Tables of which only lines are left, which go a few at a time.
CREATE TABLE deleted (
  table_id ${word} PRIMARY KEY
)${end};
