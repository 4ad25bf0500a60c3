-- Of all columns and the place of a row, so that damage is told from rules that have changed. Only what a version has
-- written that does not know them lacks one.
ALTER TABLE lines ADD COLUMN checksum ${long};
ALTER TABLE snapshots ADD COLUMN checksum ${long};
ALTER TABLE tables ADD COLUMN checksum ${long};

-- Tables that are older than this, until what is stored of them has its checksums.
CREATE TABLE unchecked (
  table_id ${word} PRIMARY KEY
)${end};
INSERT INTO unchecked SELECT id FROM tables;

-- Lines that were damaged, as they were found, and when they were put here.
CREATE TABLE set_aside (
  aside    ${long}  NOT NULL,
  table_id ${word}  NOT NULL,
  number   INTEGER  NOT NULL,
  at       ${long}  NOT NULL,
  request  ${word},
  body     ${word},
  text     TEXT     NOT NULL,
  position ${long},
  rules    ${word},
  checksum ${long}
)${end};
CREATE INDEX set_aside_table ON set_aside (table_id);
