package ecumene.app.page;

/** What something is called in English and in Polish. */
record Name(String en, String pl) {}
