-- word: compared byte by byte. long: 64 bits. end: types are checked.

CREATE TABLE tables (
  id      ${word} PRIMARY KEY,
  created ${long} NOT NULL,
  plan    TEXT    NOT NULL,
  due     ${long}
)${end};
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- In the order of writing, not of tables: lines of many tables share a page, so there is less to sync. No foreign key:
-- it would cost one more look, and one more lock, for every line.
CREATE TABLE lines (
  table_id ${word}  NOT NULL,
  number   INTEGER  NOT NULL,
  at       ${long}  NOT NULL,
  request  ${word},
  text     TEXT     NOT NULL,
  PRIMARY KEY (table_id, number)
)${end};
CREATE UNIQUE INDEX lines_request ON lines (table_id, request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
  table_id ${word} PRIMARY KEY REFERENCES tables (id),
  lines    INTEGER NOT NULL,
  text     TEXT    NOT NULL
)${end};

CREATE TABLE keys (
  digest   ${word} PRIMARY KEY,
  table_id ${word} NOT NULL REFERENCES tables (id),
  role     ${word} NOT NULL,
  seat     ${word},
  open     ${word}
)${end};
CREATE INDEX keys_table ON keys (table_id);

CREATE TABLE accounts (
  name          ${word} PRIMARY KEY,
  password_hash TEXT    NOT NULL
)${end};

CREATE TABLE sessions (
  digest  ${word} PRIMARY KEY,
  account ${word} NOT NULL REFERENCES accounts (name),
  expires ${long} NOT NULL
)${end};
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE attachments (
  account  ${word} NOT NULL REFERENCES accounts (name),
  table_id ${word} NOT NULL REFERENCES tables (id),
  seat     ${word} NOT NULL,
  PRIMARY KEY (account, table_id, seat)
)${end};
CREATE INDEX attachments_seat ON attachments (table_id, seat);

-- One row, written to see whether anything can be written.
CREATE TABLE pulse (
  id   INTEGER PRIMARY KEY,
  beat ${long} NOT NULL
)${end};
INSERT INTO pulse VALUES (1, 0);
