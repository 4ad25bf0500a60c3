-- Of what was sent with the request, so that another thing under the same word is told from the same thing sent again.
ALTER TABLE lines ADD COLUMN body ${word};
