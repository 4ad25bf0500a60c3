-- What a line that plays has come to: the hash of the position after it, and the rules and facts by which it was played
-- where these may not be those of the line before. Older lines have neither.
ALTER TABLE lines ADD COLUMN position ${long};
ALTER TABLE lines ADD COLUMN rules ${word};

-- By which rules a snapshot was last found to be right; those that are older do not say.
ALTER TABLE snapshots ADD COLUMN rules ${word};

-- All that a version of rules and facts is made of: file or statement, and its hash.
CREATE TABLE rules (
  version ${word} PRIMARY KEY,
  text    TEXT    NOT NULL
)${end};
