package ecumene.app.referee;

/** Minoa's famine as a document: somebody has to be named, and then everybody suffers. */
final class Famine {
  static final String DOCUMENT =
      """
      {
        "players": 5, "side": "west", "phase": 9,
        "seats": {
          "minoa": {
            "tokens": {"knossos": 4, "phaestos": 4, "thera": 4},
            "advances": ["pottery"],
            "hand": [{"card": "famine"}]
          },
          "assyria": {"tokens": {"aleppo": 4}},
          "hatti": {"tokens": {"hattusa": 4}},
          "hellas": {"tokens": {"athens": 4}},
          "egypt": {"tokens": {"memphis": 4, "tanis": 4}}
        },
        "replies": [%s]
      }
      """;

  static final String NAMED =
      """
      {"seat": "minoa", "question": "name-victims",
       "answer": {"seats": ["assyria", "hatti", "egypt"]}}\
      """;

  static final String SUFFERED =
      """
      {"seat": "minoa", "question": "take-damage",
       "answer": {"losses": [{"loss": "tokens", "area": "thera", "count": 4},
                             {"loss": "tokens", "area": "knossos", "count": 1}]}}\
      """;

  static final String TOO_LITTLE = SUFFERED.replace("\"count\": 4", "\"count\": 3");

  private Famine() {}
}
