-- A key that a session has made ends with it.
ALTER TABLE keys ADD COLUMN session ${word};
ALTER TABLE keys ADD COLUMN expires ${long};
CREATE INDEX keys_session ON keys (session) WHERE session IS NOT NULL;
CREATE INDEX keys_expires ON keys (expires) WHERE expires IS NOT NULL;

-- Sessions that are older have neither.
ALTER TABLE sessions ADD COLUMN begun ${long};
ALTER TABLE sessions ADD COLUMN device ${word};
CREATE INDEX sessions_account ON sessions (account);

-- Where somebody has signed in before.
CREATE TABLE devices (
  digest  ${word} PRIMARY KEY,
  account ${word} NOT NULL REFERENCES accounts (name),
  seen    ${long} NOT NULL
)${end};
CREATE INDEX devices_account ON devices (account);
