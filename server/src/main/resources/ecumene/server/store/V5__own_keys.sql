-- When a key was given out; those that are older do not say.
ALTER TABLE keys ADD COLUMN made ${long};

-- Old ones are dropped every hour.
CREATE INDEX devices_seen ON devices (seen);
