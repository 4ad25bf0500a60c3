package ecumene.event;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;

/** Which copy of which calamity had something happen: nobody is primary victim of two (P8.2). */
public record Cause(CalamityCard calamity, Civilization victim) {}
